import { useCallback, useRef, useState } from 'react'

/** Work that is done one at a time. */
export interface Busy<Work> {
  /** What is being done; `null` while nothing is. */
  readonly busyWith: Work | null
  /** Does something, unless something is being done already. */
  readonly run: (work: Work, act: () => Promise<void>) => void
}

/**
 * Keeps a command from being sent twice: while one is pending, further ones are ignored. It does not wait for React to
 * draw a disabled button, so that the second press of a double click does nothing either.
 *
 * @example
 * const { busyWith, run } = useBusy<'save'>()
 * <Button isLoading={busyWith === 'save'} onPress={() => run('save', save)}>Save</Button>
 */
export function useBusy<Work>(): Busy<Work> {
  const isRunning = useRef(false)
  const [busyWith, setBusyWith] = useState<Work | null>(null)
  const run = useCallback((work: Work, act: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusyWith(() => work)
    void act().finally(() => {
      isRunning.current = false
      setBusyWith(null)
    })
  }, [])
  return { busyWith, run }
}
