import { isWellFormed } from './wellFormed'

/**
 * How a text begins: the whole of a short one, else as many characters as asked for and an ellipsis.
 *
 * @param longest in UTF-16 units; a character that takes two is not cut in half.
 * @example excerpt('Wants to hear from us in May.', 8) // 'Wants to…'
 */
export function excerpt(text: string, longest: number): string {
  const whole = text.trim()
  if (whole.length <= longest) return whole
  const start = whole.slice(0, longest)
  return `${(isWellFormed(start) ? start : start.slice(0, -1)).trimEnd()}…`
}
