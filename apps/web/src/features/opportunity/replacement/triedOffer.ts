import type { ReplacementEdits } from '@retain/domain/deal/replacementEdits'
import type { LeaseFinance } from '@retain/domain/opportunity/sections'

/** What is tried out with the replacement, for the rest of the page. */
export interface TriedOffer {
  readonly edits: ReplacementEdits
  /** The payments that follow. */
  readonly leaseFinance: LeaseFinance | null
}
