import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { isRightToLeft } from '../internal/direction/isRightToLeft'
import { clampSize, growth, sizeAfterKey, type SplitBounds } from './splitSize'

/** What the other pane and the line between them keep, in CSS pixels, as the style has it. */
const rest = 332

interface SplitOptions {
  readonly panes: RefObject<HTMLDivElement | null>
  readonly sized: 'start' | 'end'
  readonly usual: number
  readonly bounds: SplitBounds
  readonly onSize: (size: number) => void
}

/** The pane's present width, which in a narrow container is less than the set one. */
const measure = (panes: HTMLElement, { sized, bounds }: SplitOptions) => ({
  size: panes.querySelector<HTMLElement>(`[data-pane='${sized}']`)?.offsetWidth ?? bounds.min,
  bounds: { ...bounds, max: Math.min(bounds.max, panes.clientWidth - rest) },
  direction: growth(sized, isRightToLeft(panes)),
})

/** Handles dragging, double presses and keys of the line between two panes. */
export function useSplit(options: SplitOptions) {
  const { panes, usual, onSize } = options
  const drag = useRef<{ readonly x: number; readonly size: number } | null>(null)
  const [isMoving, setIsMoving] = useState(false)
  const resize = (next: (now: ReturnType<typeof measure>) => number | null): boolean => {
    if (panes.current === null) return false
    const now = measure(panes.current, options)
    const size = next(now)
    if (size !== null) onSize(clampSize(size, now.bounds))
    return size !== null
  }
  const end = () => {
    drag.current = null
    setIsMoving(false)
  }
  return {
    isMoving,
    line: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || panes.current === null) return
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { x: event.clientX, size: measure(panes.current, options).size }
        setIsMoving(true)
      },
      onPointerMove: ({ clientX }: PointerEvent<HTMLElement>) => {
        const from = drag.current
        if (from !== null) resize(({ direction }) => from.size + (clientX - from.x) * direction)
      },
      onPointerUp: end,
      onPointerCancel: end,
      onDoubleClick: () => resize(() => usual),
      onKeyDown: (event: KeyboardEvent) => {
        const isMoved = resize(({ size, direction, bounds }) =>
          sizeAfterKey(event, size, direction, bounds, usual),
        )
        if (isMoved) event.preventDefault()
      },
    },
  }
}
