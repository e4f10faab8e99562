/** Characters that no XML document can hold, not even escaped, and halves of characters. */
// eslint-disable-next-line no-control-regex -- these are what is looked for
const notXml = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\p{Surrogate}]/gu

/**
 * A text as an XML document can hold it: without control characters and halves of characters, and with the one end of lines that
 * XML knows.
 *
 * @example wellFormedXml('a\0b') // 'ab'
 */
export const wellFormedXml = (text: string): string => text.replace(/\r\n?/g, '\n').replace(notXml, '')
