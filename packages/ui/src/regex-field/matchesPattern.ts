/**
 * Whether a text matches a pattern from its first character to its last, as with the attribute `pattern` of HTML. Where
 * a global pattern stopped the last time makes no difference.
 *
 * @example
 * matchesPattern('A1B2C3D4', /[a-z0-9]{8}/i) // true
 */
export const matchesPattern = (text: string, { source, flags }: RegExp): boolean =>
  new RegExp(`^(?:${source})$`, flags.replace(/[gym]/gu, '')).test(text)
