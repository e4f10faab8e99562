import type { AutoDialStatus } from '@retain/domain/activity/call/autoDialStatuses'

/** With whom a call is. */
export interface CallPartner {
  /** Ten digits; `null` where the number is hidden or none of this country. */
  readonly phone: string | null
  /** As it is shown. */
  readonly shown: string
  readonly isIncoming: boolean
}

/** What a telephone tells of itself. */
export interface TelephoneListener {
  /** An event of the telephony object, by its name (S-352). */
  readonly onEvent: (event: string) => void
  /** It became available or unavailable by itself. */
  readonly onStatus: (status: AutoDialStatus) => void
  /** What is to be said beside the status; an empty text takes it back. */
  readonly onNotice: (notice: string) => void
  /** With whom a call begins; `null` when it is over. Only a telephone of the app itself knows. */
  readonly onPartner: (partner: CallPartner | null) => void
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
  /** Takes the call that comes in. Absent where calls are taken outside of the app. */
  readonly answer?: () => void
  /** Lets the other side hear nothing, or hear again. Absent where the app does not hold the microphone. */
  readonly mute?: (isMuted: boolean) => void
  /** Ends the call, if there is one that it can end; one that comes in is declined. */
  readonly hangUp: () => void
  /** Lets go of everything; nothing is told after it. */
  readonly stop: () => void
}
