/** A deal, and the opportunity from which the view was opened. */
export interface OfDeal {
  readonly opptId: string
  readonly custDealId: string
}
