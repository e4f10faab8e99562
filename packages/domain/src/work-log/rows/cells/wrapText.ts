/** Where a text of characters ends that is broken within a width: at the last space that fits, or inside a long word. */
function breakOf(characters: readonly string[], width: number): number {
  if (characters.length <= width) return characters.length
  const space = characters.lastIndexOf(' ', width)
  return space === -1 ? width : space
}

/**
 * Breaks a text into lines of at most the given widths in characters, each at the last space that fits; inside a word
 * only when the word alone is longer. Runs of white space are one space, which no line begins or ends with. What does not
 * fit is replaced by `ending` after the last line. An empty text has no lines.
 */
const wrap =
  (widths: readonly number[], ending: string) =>
  (text: string | null): readonly string[] => {
    const lines: string[] = []
    let rest = [...(text ?? '').trim().replace(/\s+/gu, ' ')]
    for (const width of widths) {
      if (rest.length === 0) break
      const end = breakOf(rest, width)
      lines.push(rest.slice(0, end).join(''))
      rest = rest.slice(rest[end] === ' ' ? end + 1 : end)
    }
    return rest.length === 0
      ? lines
      : lines.map((line, at) => (at === lines.length - 1 ? line + ending : line))
  }

/**
 * A model, make or lender in at most two lines of 15 characters (L-269 to L-271, L-594).
 *
 * @example wrapModel('Grand Cherokee L Summit Reserve') // ['Grand Cherokee', 'L Summit..']
 */
export const wrapModel = wrap([15, 15], '..')

/**
 * A note: at most 25 characters, then 22 (L-272, L-273, L-595).
 *
 * @example wrapNote('Asked for a quote on a hybrid') // ['Asked for a quote on a', 'hybrid']
 */
export const wrapNote = wrap([25, 22], '...')

/**
 * A store's name in at most two lines of 25 characters (L-274, L-595).
 *
 * @example wrapStore('Peachtree Crossing Imports') // ['Peachtree Crossing', 'Imports']
 */
export const wrapStore = wrap([25, 25], '..')
