/** Remembers the last ids, up to a limit. */
export interface SeenIds {
  /** Whether the id is new; from now on it is known. */
  readonly isNew: (id: string) => boolean
}

/**
 * Makes a memory of so many ids. The oldest are forgotten first.
 *
 * @example
 * const seen = makeSeenIds(1000)
 * seen.isNew('7') // true
 * seen.isNew('7') // false
 */
export function makeSeenIds(most: number): SeenIds {
  const ids = new Set<string>()
  return {
    isNew(id) {
      if (ids.has(id)) return false
      ids.add(id)
      for (const oldest of ids) {
        if (ids.size <= most) break
        ids.delete(oldest)
      }
      return true
    },
  }
}
