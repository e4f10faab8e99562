import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

/** Milliseconds before a wait is announced; a shorter one is not. */
export const announceDelay = 1000

/** Says that a dialog waits, once it has waited for a second. */
export function AwaitedText({ isAwaiting, text }: { readonly isAwaiting: boolean; readonly text: string }) {
  return <VisuallyHidden role="status">{isAwaiting && <LateText text={text} />}</VisuallyHidden>
}

function LateText({ text }: { readonly text: string }) {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setIsDue(true), announceDelay)
    return () => window.clearTimeout(timer)
  }, [])
  return isDue && text
}
