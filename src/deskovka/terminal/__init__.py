"""Playing in the terminal: line by line, in English or Czech, alone against bots or with others at one keyboard."""
