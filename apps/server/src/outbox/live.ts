/** What a transaction needs of the live channel. */
export interface Live {
  /**
   * Called after a transaction has been committed: these events are in the outbox. The listeners of their tags are
   * sent them, in this process and in all others.
   */
  readonly announce: (eventIds: readonly string[]) => void
}
