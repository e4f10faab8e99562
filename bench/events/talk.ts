/** Each of them beside bare SQL that writes the same rows, over as many connections. */
export const ways = ['outbox', 'bare outbox', 'feed', 'bare feed'] as const

/**
 * How events are written. `feed`: a repair order is opened through its feed, each in a transaction of its own that changes
 * the row. `outbox`: ten rows that changed are told of in one transaction, and nothing else is done. `bare`: the rows that
 * these leave, written by one statement that was made before, with nothing read, checked or encoded.
 */
export type Way = (typeof ways)[number]

/** How many connections the events are written over: as many as the pool of a process has. */
export const connections = 10

/** What the process is asked that writes events. */
export interface Question {
  /** Its database. */
  readonly url: string
  readonly hyperionId: string
  readonly way: Way
  /** Events a second. */
  readonly rate: number
  /** When it stops, whether it kept up with the rate or not. */
  readonly seconds: number
}

/** What came of it. */
export interface Written {
  /** The id of each event in the outbox, and when it was committed: nanoseconds of the clock that all processes share. */
  readonly events: readonly (readonly [eventId: string, at: string])[]
  /** How long it took to write them all. */
  readonly seconds: number
  /** How long a processor was busy with it in this process, in milliseconds. */
  readonly processorMs: number
}
