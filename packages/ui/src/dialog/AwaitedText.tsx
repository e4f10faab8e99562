import { useHasWaited } from '../internal/loading-value/useHasWaited'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

/** Milliseconds before a wait is announced; a shorter one is not. */
export const announceDelay = 1000

/** Says that a dialog waits, once it has waited for a second. */
export function AwaitedText({ isAwaiting, text }: { readonly isAwaiting: boolean; readonly text: string }) {
  return <VisuallyHidden role="status">{isAwaiting && <LateText text={text} />}</VisuallyHidden>
}

const LateText = ({ text }: { readonly text: string }) => useHasWaited(announceDelay) && text
