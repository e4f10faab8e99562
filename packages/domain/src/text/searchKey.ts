/** Latin letters that Unicode does not take apart into a letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
}

/** Most texts: nothing in them but case and blanks can differ, so they need no normalising. */
const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/.test(text)

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðħıłþ]/gu, (letter) => plainLetters[letter] ?? letter)

/**
 * The form in which texts are compared when case and accents do not count: lower case, marks removed, blanks
 * trimmed and runs of them made one.
 *
 * @example searchKey(' José  Núñez ') // 'jose nunez'
 */
export const searchKey = (text: string): string =>
  (isPlain(text) ? text.toLowerCase() : plain(text)).replace(/\s+/gu, ' ').trim()
