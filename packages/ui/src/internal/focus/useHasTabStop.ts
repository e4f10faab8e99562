import { useEffect, useState, type RefObject } from 'react'
import { focusableSelector } from './focusPlace'

const isTabStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  element.closest('[inert]') === null &&
  // jsdom does not know it.
  (element as Partial<HTMLElement>).checkVisibility?.call(element, { visibilityProperty: true }) !== false

const hasTabStop = (container: HTMLElement): boolean =>
  [...container.querySelectorAll<HTMLElement>(focusableSelector)].some(isTabStop)

/** Browsers without idle callbacks wait this long instead, in milliseconds. */
const fallbackDelay = 100

function onceIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(run, fallbackDelay)
    return () => window.clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run)
  return () => window.cancelIdleCallback(handle)
}

/**
 * Whether the Tab key stops inside an element. It is looked at when the browser is idle, after the first drawing and after each
 * change: to ask what is visible makes the browser style the whole page at once, in the middle of drawing it.
 *
 * @returns `true` until it was looked at.
 * @example
 * const ref = useRef<HTMLDivElement>(null)
 * <div ref={ref} tabIndex={useHasTabStop(ref) ? undefined : 0}>…</div>
 */
export function useHasTabStop(ref: RefObject<HTMLElement | null>): boolean {
  const [has, setHas] = useState(true)
  useEffect(() => {
    const container = ref.current
    if (container === null) return undefined
    let cancel: (() => void) | null = null
    const look = () => {
      cancel ??= onceIdle(() => {
        cancel = null
        setHas(hasTabStop(container))
      })
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(container, {
      subtree: true,
      childList: true,
      attributeFilter: ['tabindex', 'disabled', 'inert', 'hidden'],
    })
    return () => {
      observer.disconnect()
      cancel?.()
    }
  }, [ref])
  return has
}
