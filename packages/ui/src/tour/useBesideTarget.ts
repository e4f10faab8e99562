import { useEffectEvent, useLayoutEffect, useMemo, type CSSProperties, type RefObject } from 'react'
import { useOverlayPosition, type Placement } from 'react-aria/useOverlayPosition'
import type { TargetBox } from './targetPlace'

interface BesideTarget {
  readonly target: Element
  /** The present place of the target; a new place moves the floating element. */
  readonly box: TargetBox
  readonly overlayRef: RefObject<HTMLElement | null>
  readonly placement: Placement
  readonly offset: number
  readonly crossOffset?: number | undefined
  /** Something else places it: a phone's layout. @default false */
  readonly isOff?: boolean | undefined
}

/** The style that keeps an element next to its target, where it fits; undefined while that is off. */
export function useBesideTarget(props: BesideTarget): CSSProperties | undefined {
  const { target, box, overlayRef, placement, offset, crossOffset = 0, isOff = false } = props
  const targetRef = useMemo(() => ({ current: target }), [target])
  const overlay = useOverlayPosition({
    targetRef,
    overlayRef,
    placement,
    offset,
    crossOffset,
    containerPadding: 8,
    isOpen: !isOff,
  })
  const update = useEffectEvent(() => overlay.updatePosition())
  useLayoutEffect(() => update(), [box])
  // Our style sets the z-index, not React Aria.
  return isOff ? undefined : { ...overlay.overlayProps.style, zIndex: undefined }
}
