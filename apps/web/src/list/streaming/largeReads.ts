import type { BaseQueryApi } from '@reduxjs/toolkit/query'

/** The large reads that are going on in each store, by the names of their calls. */
const running = new WeakMap<BaseQueryApi['dispatch'], Map<string, AbortController>>()

/**
 * Begins to read a large page, and aborts the one of the same call that is still being read: another order or search of the list
 * has been asked for, so that nobody waits for it. The service sends few large answers to one person at a time.
 *
 * @returns the signal of the read, and a function to call when it is over.
 */
export function beginLargeRead(
  call: string,
  { dispatch, signal }: Pick<BaseQueryApi, 'dispatch' | 'signal'>,
) {
  const ofStore = running.get(dispatch) ?? new Map<string, AbortController>()
  running.set(dispatch, ofStore)
  ofStore.get(call)?.abort()
  const controller = new AbortController()
  ofStore.set(call, controller)
  return {
    signal: AbortSignal.any([signal, controller.signal]),
    end: () => {
      if (ofStore.get(call) === controller) ofStore.delete(call)
    },
  }
}
