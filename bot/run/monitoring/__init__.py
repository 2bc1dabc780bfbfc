"""What is told about a running bot: log, metrics, health, and heartbeat."""
