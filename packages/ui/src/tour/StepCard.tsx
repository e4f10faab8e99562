import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { isPhoneWidth } from '../breakpoints/breakpoints'
import { useWindowWidth } from '../breakpoints/useWindowWidth'
import { Button } from '../button/Button'
import { IconButton } from '../icon-button/IconButton'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { sideOf, type TargetBox, type TargetPlace } from './targetPlace'
import { Step, StepText } from './tourStyle'
import type { OpenStepProps } from './tourStepProps'
import { useBesideTarget } from './useBesideTarget'

/** The card of a step: title, Close, text, "2 of 5", Skip and OK. */
export function StepCard(props: OpenStepProps & { readonly box: TargetPlace }) {
  const { title, text, position = 'bottom', stepNumber, stepCount, target, box } = props
  const { okLabel = 'OK', skipLabel = 'Skip', closeLabel = 'Close' } = props
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const ok = useRef<HTMLButtonElement>(null)
  const isPhone = useWindowWidth(isPhoneWidth)
  const side = sideOf(position, box.isRightToLeft)
  const style = useBesideTarget({
    target,
    box,
    overlayRef: card,
    // At a side it starts at the target's upper edge, so that the heading above the target stays visible.
    placement: side === 'top' || side === 'bottom' ? side : `${side} top`,
    offset: 12,
    isOff: isPhone,
  })
  useEffect(() => ok.current?.focus({ preventScroll: true }), [])
  return (
    <Step
      ref={card}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text ${id}-progress`}
      data-edge={isPhone ? farEdge(box) : undefined}
      style={style}
    >
      <div data-head="">
        <h2 id={`${id}-title`}>{title}</h2>
        <IconButton
          label={closeLabel}
          size="tiny"
          tooltip={false}
          icon={<X aria-hidden="true" />}
          onPress={props.onClose}
        />
      </div>
      <StepText>
        <div id={`${id}-text`}>{text}</div>
      </StepText>
      <div data-foot="">
        <p id={`${id}-progress`}>
          <VisuallyHidden>Step </VisuallyHidden>
          <bdi>
            {stepNumber} of {stepCount}
          </bdi>
        </p>
        <Button variant="ghost" onPress={props.onSkip}>
          {skipLabel}
        </Button>
        <Button ref={ok} variant="primary" onPress={props.onOk}>
          {okLabel}
        </Button>
      </div>
    </Step>
  )
}

/** The edge of the window that is farther from the target. */
const farEdge = ({ top, height }: TargetBox): 'top' | 'bottom' =>
  top + height / 2 > window.innerHeight / 2 ? 'top' : 'bottom'
