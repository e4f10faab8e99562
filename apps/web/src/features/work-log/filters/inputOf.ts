/** Selects the first input of the field of a filter. */
export const inputOf = (name: string): string =>
  `[data-filter="${name}"] :is(input, button, [role=spinbutton])`
