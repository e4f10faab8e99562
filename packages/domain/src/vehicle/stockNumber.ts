const stockNumberPattern = /^[a-z0-9]{8}$/i

/**
 * Whether a text is the stock number of a store's replacement: exactly 8 letters or digits, in any case (O-119, OP-104).
 *
 * @example isStockNumber('RT4X0917') // true
 */
export const isStockNumber = (text: string): boolean => stockNumberPattern.test(text)

/**
 * A stock number as screens show it; nothing where a vehicle has none yet.
 *
 * @example stockNumberText('RT4X0917') // 'S#RT4X0917'
 */
export const stockNumberText = (stockNo: string | null): string =>
  stockNo === null || stockNo === '' ? '' : `S#${stockNo}`
