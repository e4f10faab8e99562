import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'

interface AfterSavingProps {
  /** What is being saved: whether all of it was. */
  readonly saving: Promise<boolean>
  readonly onEnd: (isSaved: boolean) => void
  /** What shows when it takes a while. */
  readonly children: ReactNode
}

/** How long saving may take before anything is said of it, in milliseconds: most saves end sooner, and a flash is no message. */
export const quietTime = 300

/** Waits for what is being saved. */
export function AfterSaving({ saving, onEnd, children }: AfterSavingProps) {
  const [isLong, setIsLong] = useState(false)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    let isAwaited = true
    const timer = window.setTimeout(() => setIsLong(true), quietTime)
    void saving.then((isSaved) => {
      if (isAwaited) end(isSaved)
    })
    return () => {
      isAwaited = false
      window.clearTimeout(timer)
    }
  }, [saving])
  return isLong && children
}
