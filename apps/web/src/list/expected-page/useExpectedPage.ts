import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import { pageExpected } from '../../core/state/events'
import { useAppDispatch } from '../../core/state/appHooks'

/** Whoever rests on a row for so many milliseconds is likely to open it. */
export const restTime = 100

const links = 'a[href]'

/** The link of the row around an element: the first one in it. */
const linkOfRow = (target: EventTarget): Element | null =>
  target instanceof Element
    ? (target.closest('[role=row], [role=listitem]')?.querySelector(links) ?? null)
    : null

/** The link that is pressed, in a row. */
const pressedLink = (target: EventTarget): Element | null => {
  const link = target instanceof Element ? target.closest(links) : null
  return link !== null && linkOfRow(link) !== null ? link : null
}

/**
 * Tells which page is about to be opened from a list (`pageExpected`), so that it can be read ahead: as soon as a link is
 * pressed or gets Enter, and when the pointer or the keyboard rests on its row.
 *
 * @returns handlers for the element around the list; always the same functions.
 */
export function useExpectedPage() {
  const dispatch = useAppDispatch()
  const resting = useRef<{ readonly link: Element; readonly timer: number }>(null)

  const leave = useCallback(() => {
    window.clearTimeout(resting.current?.timer)
    resting.current = null
  }, [])
  useEffect(() => leave, [leave])

  return useMemo(() => {
    const expect = (link: Element | null) => {
      const address = link?.getAttribute('href') ?? null
      if (address !== null) dispatch(pageExpected(address))
    }
    const rest = (link: Element | null) => {
      if (link !== null && link === resting.current?.link) return
      leave()
      if (link !== null) resting.current = { link, timer: window.setTimeout(() => expect(link), restTime) }
    }
    return {
      onPointerOver: ({ target, pointerType }: PointerEvent<HTMLElement>) => {
        // A finger that is on a row scrolls or presses.
        if (pointerType !== 'touch') rest(linkOfRow(target))
      },
      onPointerLeave: leave,
      onPointerDown: ({ target, button, ctrlKey, metaKey, shiftKey }: PointerEvent<HTMLElement>) => {
        // Other buttons and keys open another window.
        if (button === 0 && !ctrlKey && !metaKey && !shiftKey) expect(pressedLink(target))
      },
      onFocus: ({ target }: FocusEvent<HTMLElement>) => rest(linkOfRow(target)),
      onBlur: leave,
      onKeyDown: ({ key, target }: KeyboardEvent<HTMLElement>) => {
        if (key === 'Enter') expect(pressedLink(target))
      },
    }
  }, [dispatch, leave])
}
