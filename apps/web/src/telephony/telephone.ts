import type { AutoDialStatus } from '@retain/domain/activity/call/autoDialStatuses'

/** What a telephone tells of itself. */
export interface TelephoneListener {
  /** An event of the telephony object, by its name (S-352). */
  readonly onEvent: (event: string) => void
}

/** One of the ways in which the app makes calls. The rest of the app knows no other interface of it (S-808). */
export interface Telephone {
  /** Makes it ready. Its promise never rejects: the status says what came of it (S-806). */
  readonly start: (listener: TelephoneListener) => AutoDialStatus | Promise<AutoDialStatus>
  /**
   * Dials a number of ten digits, with x and its extension behind them where it has one.
   *
   * @returns `null`, or why it was not dialled, as it is shown.
   */
  readonly dial: (number: string | null) => string | null
  /** Ends the call, if there is one that it can end. */
  readonly hangUp: () => void
  /** Lets go of everything; nothing is told after it. */
  readonly stop: () => void
}
