"""Our own deck: cards, signs and emoji as shapes."""
