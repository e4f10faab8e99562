import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { Dot, Spot } from './tourStyle'
import { useBesideTarget } from './useBesideTarget'
import { useTargetPlace, useTourTarget } from './useTourTarget'

/** Half of the beacon's size: its middle is on the corner. */
const half = 12

/** Props of {@link TourBeacon}. */
export interface TourBeaconProps {
  /** Finds the element at whose corner the beacon is. */
  readonly selector: string
  /** The beacon was pressed. */
  readonly onStart: () => void
  /** There is no such element, or it was removed; nothing is drawn. */
  readonly onTargetMissing: () => void
  /** The beacon's name for screen readers. @default 'Start the tour' */
  readonly label?: string | undefined
}

/**
 * The pulsing dot at the corner of an element that offers a tour.
 *
 * @example
 * <TourBeacon selector="[data-tour='filters']" onStart={start} onTargetMissing={skip} />
 */
export function TourBeacon(props: TourBeaconProps) {
  const target = useTourTarget(props.selector, props.onTargetMissing)
  return target && createPortal(<Beacon {...props} target={target} />, document.body)
}

function Beacon({
  target,
  label = 'Start the tour',
  onStart,
}: TourBeaconProps & { readonly target: Element }) {
  const spot = useRef<HTMLDivElement>(null)
  const box = useTargetPlace(target)
  const style = useBesideTarget({
    target,
    box,
    overlayRef: spot,
    placement: box.isRightToLeft ? 'top left' : 'top right',
    offset: -half,
    crossOffset: box.isRightToLeft ? -half : half,
  })
  return (
    <Spot ref={spot} style={style} data-react-aria-top-layer="true">
      <Dot aria-label={label} onPress={onStart} />
    </Spot>
  )
}
