import { useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '../browser/whenIdle'
import type { CodeState, LazyCode } from './lazyCode'

/**
 * When the code of a part is fetched: as the part is drawn, when the browser has nothing better to do, or not by this use
 * at all, which only looks.
 */
export type FetchTime = 'now' | 'idle' | 'no'

/** How far the code of a part is; the part is drawn again when that changes. */
export function useLazyCode<Module>(code: LazyCode<Module>, time: FetchTime = 'now'): CodeState<Module> {
  const state = useSyncExternalStore(code.subscribe, code.read)
  useEffect(() => {
    const fetch = () => void code.fetch()
    if (time === 'idle') return whenIdle(fetch)
    if (time === 'now') fetch()
    return undefined
  }, [code, time])
  return state
}
