/** Shown where the code of a part could not be fetched. Not in the specification. */
export const lazyFailedText = 'This part of the page could not be loaded. Try again, or reload the page.'

/** `module` once the code is loaded; `hasFailed` after a fetch that failed, until the next one. */
export interface CodeState<Module> {
  readonly module: Module | null
  readonly hasFailed: boolean
}

/** Code that is fetched when it is first needed, or while the browser is idle. */
export interface LazyCode<Module> {
  /** The same object until something changes. */
  readonly read: () => CodeState<Module>
  /**
   * Fetches it, unless it is loaded or being loaded; after a failure it tries again. Never rejects: `null` where it could not be
   * fetched.
   */
  readonly fetch: () => Promise<Module | null>
  /** Calls `notify` on every change. Returns a function that unsubscribes. */
  readonly subscribe: (notify: () => void) => () => void
}

/**
 * Makes code lazy. Unlike React's `lazy` it can be tried again after a failure, and a failure takes no page down: the
 * connection may be lost, or a release may have replaced the files.
 *
 * @example
 * export const saveDialog = lazyCode(() => import('./SaveDialog'))
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
      return state.module
    },
    subscribe: (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
  }
}
