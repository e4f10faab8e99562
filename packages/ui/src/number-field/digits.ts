/** Where the digits of a script begin: Latin, Arabic, Persian, Devanagari, Bengali, full-width. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xff10]

const toLatin = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  const zero = zeros.find((start) => code >= start && code < start + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** Invisible marks of direction and joining, which come along with pasted text. */
const invisible = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/**
 * A text with Latin digits, plain spaces and the ordinary form of wide characters, without marks that nobody sees.
 *
 * @example
 * plainText('１２\u00a0％') // '12 %'
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/\p{Nd}/gu, toLatin)

/**
 * The digits of a text, in Latin digits.
 *
 * @example
 * digitsOf('(555) 014 - 0182') // '5550140182'
 */
export const digitsOf = (text: string): string => plainText(text).replace(/\D/g, '')
