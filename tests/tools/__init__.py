"""Commands for developers: benchmarks, torture tests, leak tests, mutation tests."""
