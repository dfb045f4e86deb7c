"""Every sentence a person reads: messages, card names, rules, board descriptions; no pixels."""
