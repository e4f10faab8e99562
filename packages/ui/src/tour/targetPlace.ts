import { isRightToLeft } from '../internal/direction/isRightToLeft'

/** The side of its target on which a step is; if it does not fit, it takes the other side. */
export type TourPosition = 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end'

/** The side of a position, for a target that reads from left to right or from right to left. */
export const sideOf = (
  position: TourPosition,
  isFromRight: boolean,
): Exclude<TourPosition, 'start' | 'end'> =>
  position === 'start' || position === 'end'
    ? (position === 'start') === isFromRight
      ? 'right'
      : 'left'
    : position

/** Where a target is in the window, in CSS pixels. */
export interface TargetBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The position of a target, and its reading direction. */
export interface TargetPlace extends TargetBox {
  readonly isRightToLeft: boolean
}

interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const clips = (element: Element): boolean => {
  const { overflowX, overflowY } = getComputedStyle(element)
  return overflowX !== 'visible' || overflowY !== 'visible'
}

const within = (inner: Edges, outer: Edges): Edges => ({
  left: Math.max(inner.left, outer.left),
  top: Math.max(inner.top, outer.top),
  right: Math.min(inner.right, outer.right),
  bottom: Math.min(inner.bottom, outer.bottom),
})

/** A target's visible place as text, so that two of them can be compared; scrollers around it cut it. */
export const placeKey = (element: Element): string => {
  let edges: Edges = element.getBoundingClientRect()
  for (
    let around = element.parentElement;
    around !== null && around !== document.body;
    around = around.parentElement
  )
    if (clips(around)) edges = within(edges, around.getBoundingClientRect())
  const { left, top, right, bottom } = edges
  const size = [Math.max(0, right - left), Math.max(0, bottom - top)]
  return [left, top, ...size, isRightToLeft(element) ? 1 : 0].join(' ')
}

/** Parses a place from its text. */
export const placeOf = (key: string): TargetPlace => {
  const [left = 0, top = 0, width = 0, height = 0, direction = 0] = key.split(' ').map(Number)
  return { left, top, width, height, isRightToLeft: direction === 1 }
}
