/**
 * What the Replacement Used filter takes: eight letters or digits, which `S#` or `s#` may precede (L-126, L-127, L-507).
 * An s without the # is the first of the eight.
 */
export const stockNumberPattern = /^(?:s#)?[a-z0-9]{8}$/i

/**
 * A stock number without its prefix: the 8 characters after `S#` or `s#` (L-128, L-507). Other texts stay as they are.
 *
 * @example cutStockNumber('s#A1B2C3D4') // 'A1B2C3D4'
 */
export const cutStockNumber = (text: string): string => (/^s#/i.test(text) ? text.slice(2, 10) : text)
