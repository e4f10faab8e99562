import type { ListedSearch } from '@retain/domain/work-log/listed/listedSearch'

/** A customer, and the list that is asked about. */
export interface WhyListedProps {
  readonly opptId: string
  readonly search: ListedSearch
  /** `12 of 1,248` where the customer was opened from the list; empty where not. */
  readonly place: string
}
