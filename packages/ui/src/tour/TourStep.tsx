import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { useFocusReturn } from '../internal/focus/useFocusReturn'
import { Spotlight } from './Spotlight'
import { StepCard } from './StepCard'
import type { OpenStepProps, TourStepProps } from './tourStepProps'
import { findTourTarget } from './tourTarget'
import { useTargetPlace, useTourTarget } from './useTourTarget'

export type { OpenStepProps, TourStepProps } from './tourStepProps'

/**
 * One step of a guided tour: a card next to its target, which is scrolled into view and stays bright and usable while the
 * page around it is dimmed. OK has the focus. OK on the last step and Skip finish the tour; the close button and Escape close
 * it midway. Afterwards the focus returns to where it was.
 *
 * @example
 * <TourStep title="Filters" text="Narrow the list down." selector="[data-tour='filters']" position="bottom"
 *   stepNumber={2} stepCount={5} onOk={next} onSkip={finish} onClose={pause} onTargetMissing={skipStep} />
 */
export function TourStep(props: TourStepProps) {
  const target = useTourTarget(props.selector, props.onTargetMissing)
  return target && createPortal(<OpenStep {...props} target={target} />, document.body)
}

const searches = '[role=combobox]'

/** The target of a step, unless that is a search: one that takes the focus opens its suggestions over the next step. */
function focusableTarget(selector: string): Element | null {
  const target = findTourTarget(selector)
  return target !== null && (target.matches(searches) || target.querySelector(searches) !== null)
    ? null
    : target
}

function OpenStep(props: OpenStepProps) {
  const { target, selector, title, stepNumber, onClose } = props
  const box = useTargetPlace(target)
  useFocusReturn(() => focusableTarget(selector))

  useEffect(() => {
    const isTall = target.getBoundingClientRect().height > window.innerHeight
    target.scrollIntoView({ block: isTall ? 'start' : 'center', inline: 'nearest' })
  }, [target])

  const close = useEffectEvent(onClose)
  // From the moment it is drawn, not from some time after it.
  useLayoutEffect(() => {
    const closeByEscape = (event: KeyboardEvent) => {
      // A dialog or menu over the page handles its own Escape.
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
