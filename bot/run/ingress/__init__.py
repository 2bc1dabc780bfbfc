"""How interactions and events arrive: signed requests, the gateway, and each of them once."""
