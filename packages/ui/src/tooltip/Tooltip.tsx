import { isValidElement, type ReactElement } from 'react'
import {
  Focusable,
  OverlayArrow,
  Tooltip as AriaTooltip,
  TooltipTrigger,
} from 'react-aria-components/Tooltip'
import { styled } from 'styled-components'

const Tip = styled(AriaTooltip)`
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

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** One sentence at most; with an empty one there is no tooltip, and the child stays as it is. */
  readonly text: string
  /** One of our buttons, or an element that can take the focus. */
  readonly children: ReactElement
  /** `start` and `end` follow the reading direction; it flips to the other side where it does not fit. @default 'top' */
  readonly placement?: 'top' | 'bottom' | 'start' | 'end' | undefined
  /**
   * The child is none of our buttons: an element, or a component (a router's link) that passes its props and ref on to
   * one. @default true for an element such as `<span>`, false for a component
   */
  readonly isPlainChild?: boolean | undefined
}

/**
 * A short text that shows when its child is pointed at or focused; screen readers read it as the child's description.
 *
 * @example
 * <Tooltip text="Locked By Priya Singh 5 minutes ago. Press to unlock"><IconButton … /></Tooltip>
 */
export function Tooltip({ text, children, placement = 'top', isPlainChild }: TooltipProps) {
  const isPlain = isPlainChild ?? (isValidElement(children) && typeof children.type === 'string')
  return (
    <TooltipTrigger delay={400} closeDelay={100} isDisabled={text === ''}>
      {isPlain ? <Focusable>{children as FocusableChild}</Focusable> : children}
      <Tip placement={placement} offset={6}>
        <Arrow>
          <svg width={8} height={4} viewBox="0 0 8 4" aria-hidden="true">
            <path d="M0 0 4 4 8 0" />
          </svg>
        </Arrow>
        {text}
      </Tip>
    </TooltipTrigger>
  )
}

type FocusableChild = Parameters<typeof Focusable>[0]['children']
