/**
 * A stock number as screens show it; nothing where a vehicle has none yet.
 *
 * @example stockNumberText('RT4X0917') // 'S#RT4X0917'
 */
export const stockNumberText = (stockNo: string | null): string =>
  stockNo === null || stockNo === '' ? '' : `S#${stockNo}`
