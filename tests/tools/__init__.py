"""Commands for developers: benchmarks, torture, leak trials, mutants."""
