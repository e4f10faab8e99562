/** What the parent asks. `publish` sends one event to all sockets of a store. */
export type Question =
  | { readonly kind: 'addresses'; readonly count: number }
  | { readonly kind: 'publish'; readonly store: string }
  | { readonly kind: 'memory' }
  | { readonly kind: 'stop' }

/** What the parent is answered; moments are nanoseconds of the clock that all processes share. */
export interface Answer {
  readonly addresses?: readonly string[]
  /** When the event could be sent: ours stands in the outbox then, committed. */
  readonly sentAt?: string
  /** Of the server's own thread, after collecting garbage; the embedded database lives in another. */
  readonly heapBytes?: number
}

/** The stores of the bench; sockets are dealt out to them one by one. */
export const stores = Array.from({ length: 10 }, (_, place) => `B${place}`)
