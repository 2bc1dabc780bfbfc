"""The operator's commands: `python -m bot doctor`, `audit`, `restore`, `move` and others."""
