/** What the process is asked that writes events. */
export interface Question {
  /** Its database. */
  readonly url: string
  readonly hyperionId: string
  /**
   * `feed`: a repair order is opened through its feed, each in a transaction of its own that changes the row. `outbox`:
   * ten rows that changed are told of in one transaction, and nothing else is done.
   */
  readonly way: 'feed' | 'outbox'
  /** Events a second. */
  readonly rate: number
  readonly seconds: number
}

/** What came of it. */
export interface Written {
  /** The id of each event in the outbox, and when it was committed: nanoseconds of the clock that all processes share. */
  readonly events: readonly (readonly [eventId: string, at: string])[]
  /** How long it took to write them all. */
  readonly seconds: number
}
