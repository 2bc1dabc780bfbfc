"""What runs beside the event loop, in worker processes."""
