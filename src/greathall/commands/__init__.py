"""What the command `greathall` can do: options and deeds, by kind. The work itself is done in the packages they call."""
