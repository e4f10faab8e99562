import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

/** Milliseconds before a wait is spoken: what is over sooner needs no word. */
export const spokenAfter = 1000

/** Says that a dialog waits, once it has waited for a second. */
export function AwaitedText({ isAwaiting, text }: { readonly isAwaiting: boolean; readonly text: string }) {
  return <VisuallyHidden role="status">{isAwaiting && <LateText text={text} />}</VisuallyHidden>
}

function LateText({ text }: { readonly text: string }) {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setIsDue(true), spokenAfter)
    return () => window.clearTimeout(timer)
  }, [])
  return isDue && text
}
