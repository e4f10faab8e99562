import type { Tour } from '@retain/domain/tour/tour'
import { TourBeacon } from '@retain/ui/tour-beacon'
import { TourStep } from '@retain/ui/tour-step'
import { findTourTarget } from '@retain/ui/tour-target'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../core/state/appHooks'
import { StepBoundary } from './StepBoundary'
import {
  beaconPressed,
  containerSkipped,
  stepConfirmed,
  stepFailed,
  targetMissed,
  tourClosed,
} from './tourSlice'

/** A target that is drawn anew is missing for a moment; so long it is waited for, in milliseconds. */
const patienceMs = 250

/** The beacon or the step of a tour; nothing of one that rests. */
export function TourPart({ tour }: { readonly tour: Tour }) {
  const dispatch = useAppDispatch()
  const { status, steps, stepIndex, activeContainer } = tour
  const step = steps[stepIndex]
  const selector = step?.selector
  const [missed, setMissed] = useState<string | null>(null)
  useEffect(() => {
    if (missed === null || missed !== selector) return undefined
    const timer = window.setTimeout(() => {
      setMissed(null)
      // A page that is left takes all targets along: nothing of it has been shown.
      const isLeft = !steps.some((one) => findTourTarget(one.selector) !== null)
      if (findTourTarget(missed) === null && !isLeft) dispatch(targetMissed())
    }, patienceMs)
    return () => window.clearTimeout(timer)
  }, [dispatch, missed, selector, steps])

  if (step === undefined || status === 'stopped') return null
  const onTargetMissing = () => setMissed(step.selector)
  const key = `${activeContainer} ${stepIndex}`
  return (
    <StepBoundary key={key} onFailed={() => dispatch(stepFailed())}>
      {status === 'ready' ? (
        <TourBeacon
          selector={step.selector}
          onStart={() => dispatch(beaconPressed())}
          onTargetMissing={onTargetMissing}
        />
      ) : (
        <TourStep
          title={step.title}
          text={step.text}
          selector={step.selector}
          position={step.position}
          stepNumber={stepIndex + 1}
          stepCount={steps.length}
          onOk={() => dispatch(stepConfirmed())}
          onSkip={() => dispatch(containerSkipped())}
          onClose={() => dispatch(tourClosed())}
          onTargetMissing={onTargetMissing}
        />
      )}
    </StepBoundary>
  )
}
