import engine.ai.training  # noqa: F401 - before numpy, so that it uses one thread
