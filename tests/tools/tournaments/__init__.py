"""Random tournaments of every format, each step checked: no tables, no storage, no Discord."""
