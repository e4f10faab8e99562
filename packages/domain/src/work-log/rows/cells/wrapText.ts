/**
 * Breaks a text into lines of given widths in characters, at exactly those widths. What does not fit is replaced by
 * `ending` after the last line. An empty text has no lines.
 */
const wrap = (widths: readonly number[], ending: string) => (text: string | null) => {
  const characters = [...(text ?? '').trim()]
  const lines = widths.map((width) => characters.splice(0, width).join('')).filter((line) => line !== '')
  return characters.length === 0
    ? lines
    : lines.map((line, at) => (at === lines.length - 1 ? line + ending : line))
}

/**
 * A model, make or lender in at most two lines of 15 characters (L-269 to L-271, L-594).
 *
 * @example wrapModel('Grand Cherokee L Summit Reserve') // ['Grand Cherokee ', 'L Summit Reserv..']
 */
export const wrapModel = wrap([15, 15], '..')

/** A note: 25 characters, then 22 (L-272, L-273). */
export const wrapNote = wrap([25, 22], '...')

/** A store's name in at most two lines of 25 characters (L-274, L-595). */
export const wrapStore = wrap([25, 25], '..')
