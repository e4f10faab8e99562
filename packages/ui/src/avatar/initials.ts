/** What can stand for a word: a letter, a digit or an emoji. */
const speaking = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** Letters of these scripts join each other; two initials are no word. */
const joining = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]/u

const zeroWidthNonJoiner = '\u200c'

/** What a reader takes for one character: a letter with its accents, an emoji with its parts. */
const characters = (word: string): readonly string[] =>
  typeof Intl.Segmenter === 'function'
    ? Array.from(
        new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word),
        (one) => one.segment,
      )
    : [...word]

/** A capital letter, unless it would be two of them (ß). */
const capital = (letter: string): string => {
  const upper = letter.toUpperCase()
  return characters(upper).length === characters(letter).length ? upper : letter
}

const firstOf = (word: string): string => characters(word).find((one) => speaking.test(one)) ?? ''

/**
 * The initials of a name: of its first and its last word. "Family, given" is read as "given family". Empty for a name
 * without letters, digits or emoji.
 *
 * @example
 * initialsOf('Castellanos, Hana') // 'HC'
 */
export const initialsOf = (name: string | null | undefined): string => {
  const [family = '', ...given] = (name ?? '').split(',')
  const letters = `${given.join(' ')} ${family}`
    .split(/\s+/)
    .map(firstOf)
    .filter((letter) => letter !== '')
    .map(capital)
  const [first = '', ...rest] = letters
  const last = rest.at(-1) ?? ''
  return joining.test(first) && last !== '' ? `${first}${zeroWidthNonJoiner}${last}` : `${first}${last}`
}
