/** Where a deal is kept: with its opportunity, or among the earlier ones. */
export type DealPlace = { readonly opptId: string } | { readonly pastDealId: string }

/**
 * The id of the deal that an opportunity works on, or of an earlier one.
 *
 * @example custDealId({ opptId: '1000001' }) // 'D-1000001'
 */
export const custDealId = (place: DealPlace): string =>
  'opptId' in place ? `D-${place.opptId}` : `P-${place.pastDealId}`
