"""Pages and answers on their way to Discord: how they are written, sent, and kept within its limits."""
