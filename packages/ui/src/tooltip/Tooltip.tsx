import { isValidElement, useRef, type ReactElement } from 'react'
import { Focusable } from 'react-aria/Focusable'
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable'
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger'
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { lazyComponent } from '../internal/lazy-component/lazyComponent'

const TooltipTip = lazyComponent(() => import('./TooltipTip'))

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
  const trigger = { delay: 400, closeDelay: 100, isDisabled: text === '' }
  const triggerRef = useRef<Element & HTMLOrSVGElement>(null)
  const state = useTooltipTriggerState(trigger)
  const { triggerProps, tooltipProps } = useTooltipTrigger(trigger, state, triggerRef)
  return (
    <>
      {/* react-aria-components has it only together with the tooltip, whose code is not needed before one is open. */}
      <FocusableProvider {...triggerProps} ref={triggerRef}>
        {isPlain ? <Focusable>{children as FocusableChild}</Focusable> : children}
      </FocusableProvider>
      {state.isOpen && (
        <TooltipTip
          id={tooltipProps.id}
          {...{ state, triggerRef, text, placement }}
          onLoadFailed={() => state.close(true)}
        />
      )}
    </>
  )
}

type FocusableChild = Parameters<typeof Focusable>[0]['children']
