import type { Instant } from '../../../calendar/instant'

/** An email of a store that found no opportunity and waits for a manager to assign it. */
export interface UnassignedEmail {
  readonly incomingEmailId: string
  readonly receivedDate: Instant
  /** Empty where it names nobody. */
  readonly emailFrom: string
  readonly emailSubject: string
  /** The beginning of what its sender wrote. */
  readonly emailText: string
}
