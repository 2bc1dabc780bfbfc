"""Discord commands, thin: interaction in, manager call, view out."""
