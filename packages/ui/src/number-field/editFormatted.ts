import type { TextWithCaret } from '../field/textWithCaret'

const commonStart = (a: string, b: string, most: number): number => {
  let length = 0
  while (length < most && a[length] === b[length]) length += 1
  return length
}

/**
 * The first change of a text that was shown formatted: the signs that nobody typed go, what was typed or pasted stays as
 * it is, and the caret stays where it was between the same characters.
 *
 * @param isTyped which characters of the formatted text somebody could have typed
 * @example
 * editFormatted('$1,234', { text: '$1,24', caret: 4 }, /[\d.-]/) // { text: '124', caret: 2 }
 */
export const editFormatted = (before: string, after: TextWithCaret, isTyped: RegExp): TextWithCaret => {
  const typed = (text: string) => [...text].filter((character) => isTyped.test(character)).join('')
  const start = commonStart(before, after.text, Math.min(after.caret, before.length))
  const behind = Math.min(after.text.length - after.caret, before.length - start)
  const end = before.endsWith(after.text.slice(after.text.length - behind)) ? behind : 0
  const kept = typed(before.slice(0, start))
  const inserted = after.text.slice(start, after.text.length - end)
  return {
    text: kept + inserted + typed(before.slice(before.length - end)),
    caret: kept.length + Math.max(0, after.caret - start),
  }
}
