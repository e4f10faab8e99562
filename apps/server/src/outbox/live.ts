/** The live channel as commands see it. */
export interface Live {
  /**
   * Told after a command's transaction has ended well: these events stand in the outbox. Whoever listens to their tags is
   * sent them, in this process and in every other.
   */
  readonly announce: (eventIds: readonly string[]) => void
}
