import { useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useFocusReturn } from '../internal/focus/useFocusReturn'
import { Spotlight } from './Spotlight'
import { StepCard } from './StepCard'
import { findTarget, type TourPosition } from './tourTarget'
import { useTargetPlace, useTourTarget } from './useTourTarget'

/** Props of {@link TourStep}. */
export interface TourStepProps {
  readonly title: string
  readonly text: ReactNode
  /** Finds the element that the step speaks of. */
  readonly selector: string
  /** The side of that element on which the step stands, if there is room. @default 'bottom' */
  readonly position?: TourPosition | undefined
  /** Which step this is, from 1; shown as "2 of 5". */
  readonly stepNumber: number
  readonly stepCount: number
  /** OK: on to the next step; after the last one the tour is finished. */
  readonly onOk: () => void
  /** Skip: the tour is finished, and need not be offered again. */
  readonly onSkip: () => void
  /** The close button, or Escape: the tour is closed midway, and may go on here later. */
  readonly onClose: () => void
  /**
   * There is no such element, or it has left the page; nothing is drawn until there is one. Which step comes then is for
   * the caller to say.
   */
  readonly onTargetMissing: () => void
  /** @default 'OK' */
  readonly okLabel?: string | undefined
  /** @default 'Skip' */
  readonly skipLabel?: string | undefined
  /** The close button's name. @default 'Close' */
  readonly closeLabel?: string | undefined
}

/**
 * One step of a guided tour: a card beside its target, which is scrolled into view and stays bright and usable while the
 * page around it is dimmed. OK has the focus. OK on the last step and Skip finish the tour; the close button and Escape close
 * it midway. Afterwards the focus is back where it was.
 *
 * @example
 * <TourStep title="Filters" text="Narrow the list down." selector="[data-tour='filters']" position="bottom"
 *   stepNumber={2} stepCount={5} onOk={next} onSkip={finish} onClose={pause} onTargetMissing={skipStep} />
 */
export function TourStep(props: TourStepProps) {
  const target = useTourTarget(props.selector, props.onTargetMissing)
  return target && createPortal(<OpenStep {...props} target={target} />, document.body)
}

/** What a step shows of itself, and its target. */
export interface OpenStepProps extends TourStepProps {
  readonly target: Element
}

function OpenStep(props: OpenStepProps) {
  const { target, selector, title, stepNumber, onClose } = props
  const box = useTargetPlace(target)
  useFocusReturn(() => findTarget(selector))

  useEffect(() => {
    const isTall = target.getBoundingClientRect().height > window.innerHeight
    target.scrollIntoView({ block: isTall ? 'start' : 'center', inline: 'nearest' })
  }, [target])

  const close = useEffectEvent(onClose)
  // From the moment it is drawn, not from some time after it.
  useLayoutEffect(() => {
    const closeByEscape = (event: KeyboardEvent) => {
      // What is open over the page takes its own Escape.
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    document.addEventListener('keydown', closeByEscape)
    return () => document.removeEventListener('keydown', closeByEscape)
  }, [])

  return (
    <div data-react-aria-top-layer="true">
      <Spotlight box={box} />
      <StepCard key={`${stepNumber} ${title} ${selector}`} {...props} box={box} />
    </div>
  )
}
