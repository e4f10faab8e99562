/** What becomes of slices that are read one after the other. */
export interface SliceWatch {
  /** How many were asked for. */
  taken: number
  /** Whether their reader has taken them all, or has given up. */
  hasEnded: boolean
}

/**
 * Slices for an answer that is streamed, with a watch over how far they were read. An error among them is thrown when its
 * turn comes.
 *
 * @example const { slices, watch } = watchedSlices(['a', 'b', new Error('the database is away')])
 */
export function watchedSlices<Slice>(list: Iterable<Slice | Error>) {
  const watch: SliceWatch = { taken: 0, hasEnded: false }
  async function* slices(): AsyncGenerator<Slice, void, void> {
    try {
      for (const slice of list) {
        if (slice instanceof Error) throw slice
        watch.taken += 1
        yield slice
      }
    } finally {
      watch.hasEnded = true
    }
  }
  return { slices: slices(), watch }
}
