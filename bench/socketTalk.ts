/**
 * What the parent asks. `publish` sends one event to all sockets of a store; `stream` sends so many, each at its time, whether
 * those before are on their way or not.
 */
export type Question =
  | { readonly kind: 'addresses'; readonly count: number }
  | { readonly kind: 'publish'; readonly store: string }
  | {
      readonly kind: 'stream'
      readonly store: string
      readonly count: number
      readonly perSecond: number
    }
  | { readonly kind: 'memory' }
  | { readonly kind: 'stop' }

/** What the parent is answered; moments are nanoseconds of the clock that all processes share. */
export interface Answer {
  readonly addresses?: readonly string[]
  /** When the event could be sent: ours stands in the outbox then, committed. */
  readonly sentAt?: string
  /** When each event of a stream was due, and when it could be sent. */
  readonly streamed?: readonly { readonly dueAt: string; readonly sentAt: string }[]
  /** Of the server's own thread, after collecting garbage; the embedded database lives in another. */
  readonly heapBytes?: number
}

/** The stores of the bench; sockets are dealt out to them one by one. */
export const stores = Array.from({ length: 40 }, (_, place) => `B${place}`)
