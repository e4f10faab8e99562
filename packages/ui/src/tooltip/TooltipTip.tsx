import type { RefObject } from 'react'
import {
  OverlayArrow,
  Tooltip as AriaTooltip,
  TooltipTriggerStateContext,
  type TooltipTriggerState,
} from 'react-aria-components/Tooltip'
import { styled } from 'styled-components'

const Ground = styled(AriaTooltip)`
  /* As wide as its text, and inside the 12 px that react-aria leaves at the edges of the window. */
  width: max-content;
  max-width: min(360px, calc(100vw - 24px));
  padding: 4px 8px;
  border-radius: var(--r-1);
  background: var(--tip);
  color: var(--tip-ink);
  font-size: var(--fs-2);
  line-height: 16px;
  overflow-wrap: anywhere;
  box-shadow: var(--shadow-2);
  animation: retain-rise var(--t-2) var(--ease);
  /* No exit animation: during it the tooltip is no longer positioned and could widen the page. */
  &[data-exiting] {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  @media print {
    display: none;
  }
`

const Arrow = styled(OverlayArrow)`
  & svg {
    display: block;
    fill: var(--tip);
  }
  &[data-placement='bottom'] svg {
    transform: rotate(180deg);
  }
  &[data-placement='right'] svg {
    transform: rotate(90deg);
  }
  &[data-placement='left'] svg {
    transform: rotate(-90deg);
  }
`

interface TooltipTipProps {
  /** The id that the trigger is described by. */
  readonly id: string | undefined
  readonly state: TooltipTriggerState
  readonly triggerRef: RefObject<Element | null>
  readonly text: string
  readonly placement: 'top' | 'bottom' | 'start' | 'end'
}

/** The text in sight, beside its trigger; it is loaded on demand by `Tooltip`. */
export default function TooltipTip({ state, text, ...props }: TooltipTipProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <Ground {...props} offset={6}>
        <Arrow>
          <svg width={8} height={4} viewBox="0 0 8 4" aria-hidden="true">
            <path d="M0 0 4 4 8 0" />
          </svg>
        </Arrow>
        {text}
      </Ground>
    </TooltipTriggerStateContext>
  )
}
