import type { LeaseFinance } from '@retain/domain/opportunity/sections'

/** What is tried out with the replacement, for the rest of the page. */
export interface TriedOffer {
  /** The payments that follow. */
  readonly leaseFinance: LeaseFinance | null
}
