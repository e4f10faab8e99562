/** How long number inputs and recomputing wait after the last key, in milliseconds: the short debounce (O-544, OP-106, D-46). */
export const shortDebounce = 500

/** How long text, address and lookup inputs wait after the last key, in milliseconds: the long, trailing one (O-545, OP-106, D-46). */
export const longDebounce = 350
