import { flushSync } from 'react-dom'

/** A call that waits for a task of its own. */
export interface DeferredCall {
  /** Asks for the call; several before it are one. */
  readonly schedule: () => void
  /** Calls now where one is asked for. */
  readonly flush: () => void
  /** Takes back what was asked for. */
  readonly cancel: () => void
}

/** What may come next: the call comes before it. */
const nextEvents = ['keydown', 'pointerdown', 'focusout', 'pagehide'] as const

/**
 * Defers a call to the next task, so that the browser can paint what led to it first; whatever is pressed meanwhile finds it done.
 *
 * @param call may set React state: that is rendered before the call ends where something else is about to happen.
 * @example
 * const telling = createDeferredCall(() => onChange(editor.getHTML()))
 * editor.on('update', telling.schedule)
 */
export function createDeferredCall(call: () => void): DeferredCall {
  let timer: number | null = null
  const cancel = () => {
    if (timer === null) return
    window.clearTimeout(timer)
    timer = null
    for (const event of nextEvents) window.removeEventListener(event, flushBefore, true)
  }
  const flush = () => {
    if (timer === null) return
    cancel()
    call()
  }
  const flushBefore = ({ type }: Event) => {
    // React itself moves the focus while it commits, and renders nothing in between.
    if (type === 'focusout') flush()
    else flushSync(flush)
  }
  return {
    schedule: () => {
      if (timer !== null) return
      timer = window.setTimeout(flush)
      for (const event of nextEvents) window.addEventListener(event, flushBefore, true)
    },
    flush,
    cancel,
  }
}
