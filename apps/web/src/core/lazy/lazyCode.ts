/** What is said where the code of a part could not be fetched. Not in the specification. */
export const lazyFailedText = 'This part of the page could not be loaded. Try again, or reload the page.'

/** How far some code is: `module` once it is here; `hasFailed` after a fetch that failed, until the next one. */
export interface CodeState<Module> {
  readonly module: Module | null
  readonly hasFailed: boolean
}

/** Code that no page waits for: it is fetched when it is wanted, or while nobody waits for anything. */
export interface LazyCode<Module> {
  /** The same object until something changes. */
  readonly read: () => CodeState<Module>
  /** Fetches it, unless it is here or on its way; after a failure once more. Never rejects: what came of it is in `read`. */
  readonly fetch: () => Promise<void>
  /** Tells of every change. Answers how to hear no more. */
  readonly subscribe: (notify: () => void) => () => void
}

/**
 * Makes code come later. Unlike React's `lazy` it can be tried again after a failure, which takes no page down: without a
 * connection, or when a release has replaced the files.
 *
 * @example
 * export const saveDialog = laterCode(() => import('./SaveDialog'))
 */
export function lazyCode<Module>(load: () => Promise<Module>): LazyCode<Module> {
  let state: CodeState<Module> = { module: null, hasFailed: false }
  let loading: Promise<void> | null = null
  const listeners = new Set<() => void>()
  const setState = (next: CodeState<Module>) => {
    state = next
    for (const notify of listeners) notify()
  }
  const run = async () => {
    if (state.hasFailed) setState({ module: null, hasFailed: false })
    try {
      setState({ module: await load(), hasFailed: false })
    } catch {
      setState({ module: null, hasFailed: true })
    }
    loading = null
  }
  return {
    read: () => state,
    fetch: async () => {
      if (state.module === null) await (loading ??= run())
    },
    subscribe: (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
  }
}
