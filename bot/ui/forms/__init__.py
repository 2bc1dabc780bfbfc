"""Forms (Discord's modals): fields, what is typed into them, and refusals."""
