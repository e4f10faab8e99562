/** Accents of Latin, Greek and Cyrillic, the points of Hebrew and the vowels of Arabic. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/g

/** Letters that Unicode does not take apart although people type them without their stroke. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
}

/**
 * A text as a search compares it: without accents, in lower case, and with plain letters.
 *
 * @example
 * foldText('Škoda Citroën') // 'skoda citroen'
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[ßæœøđłı]/g, (letter) => LETTERS[letter] ?? letter)
