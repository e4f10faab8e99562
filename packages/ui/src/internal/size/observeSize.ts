import { flushSync } from 'react-dom'

/**
 * Calls back with the element as soon as it is laid out and whenever its size changes, before that is painted: what the
 * callback reads costs no layout of its own, and what it draws shows in the same frame. Answers how to end it.
 */
export function observeSize(element: HTMLElement, onSize: () => void): () => void {
  const observer = new ResizeObserver(() => flushSync(onSize))
  observer.observe(element)
  return () => observer.disconnect()
}
