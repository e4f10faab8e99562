import type { Instant } from '../calendar/instant'
import type { StatusCode } from '../opportunity/status/statuses'

/** An open opportunity that nobody of its store owns: it has no owner, or one who no longer works there. */
export interface Orphan {
  readonly opptId: string
  readonly hyperionId: string
  readonly customerId: string
  readonly customerName: string | null
  readonly makeName: string | null
  readonly modelName: string | null
  readonly year: number | null
  readonly statusCode: StatusCode
  /** Who owned it and has left; `null` where nobody did. */
  readonly formerOwner: string | null
  readonly contactDate: Instant | null
  /** Who holds its lock. */
  readonly lockedByName: string | null
  readonly rowVersion: number
}

/** Who gets an opportunity, as it was seen. */
export interface Assignment {
  readonly opptId: string
  readonly userName: string
  /** The version of the row that was seen: one that somebody has changed since is not assigned. */
  readonly rowVersion: number
}

/** The most opportunities that are assigned at once (api.md 1.2 sizes). */
export const mostAssigned = 500

/** What is said where somebody has changed one of the opportunities since it was seen. Nothing is assigned then. */
export const assignmentStaleText =
  'Somebody else has changed or assigned some of these meanwhile. Nothing was assigned.'

/** What is said where one of the people no longer works in the store. Nothing is assigned then. */
export const noColleagueText = 'Somebody of these does not work in the store. Nothing was assigned.'

/** How an assignment was taken back. */
export interface UndoneAssignment {
  /** Opportunities that have no owner again. */
  readonly restored: number
  /** Opportunities that somebody has changed since, which keep their owner. */
  readonly kept: number
}
