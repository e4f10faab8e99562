/** U+0000, and halves of surrogate pairs: signs of no script that databases and UTF-8 refuse. */
const broken = /[\0\p{Surrogate}]/u

/**
 * Whether a text holds only characters that can be kept and sent: neither U+0000 nor a half of a surrogate pair.
 *
 * @example isWellFormed('Zoë 😀') // true
 * @example isWellFormed('\ud83d') // false
 */
export const isWellFormed = (text: string): boolean => !broken.test(text)
