let untilUsable: Promise<void> | null = null
const listeners = new Set<() => void>()

/**
 * Whether the page that the app starts with can be used: until then nothing is fetched that it does without. `main` holds
 * everything else back; where nobody does, as in tests and stories, a page counts as usable.
 */
export const pageUsable = {
  /** Holds back what waits for the page. Returns the function that ends that, once and for all. */
  hold(): () => void {
    let end = () => {}
    const held = new Promise<void>((resolve) => {
      end = resolve
    }).then(() => {
      untilUsable = null
      for (const notify of listeners) notify()
    })
    untilUsable = held
    return () => end()
  },

  /** Whether it can be used. */
  read: (): boolean => untilUsable === null,

  /** Ends when it can be used; at once where it can be already. */
  wait: async (): Promise<void> => {
    await untilUsable
  },

  /** Calls `notify` when it can be used. Returns a function that unsubscribes. */
  subscribe: (notify: () => void): (() => void) => {
    listeners.add(notify)
    return () => listeners.delete(notify)
  },
}
