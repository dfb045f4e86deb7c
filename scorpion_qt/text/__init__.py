"""Every sentence that a person reads: messages, card names, rules, board descriptions; no pixels."""
