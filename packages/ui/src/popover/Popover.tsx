import type { ReactNode } from 'react'
import { lazyComponent } from '../internal/lazy-component/lazyComponent'
import { PopoverTrigger } from './PopoverTrigger'

const PopoverPanel = lazyComponent(() => import('./PopoverPanel'))

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** The panel's name for screen readers. */
  readonly label: string
  /** A `Button` or `IconButton` that opens the panel and closes it. */
  readonly trigger: ReactNode
  /** What stands in the panel; as a function it is given what closes it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode)
  /** Which edge of the trigger the panel lines up with. @default 'start' */
  readonly align?: 'start' | 'end' | undefined
  /** Above or below the trigger; it turns over where there is no room. @default 'bottom' */
  readonly side?: 'top' | 'bottom' | undefined
  /** 240 px of its own, 320 or 420 px; never more than the window. @default 'medium' */
  readonly size?: 'narrow' | 'medium' | 'wide' | undefined
  /** Space around the content; leave it out for tabs, lists and sections, which have their own. @default true */
  readonly isPadded?: boolean | undefined
  /** The panel is open as soon as its button is there. @default false */
  readonly isInitiallyOpen?: boolean | undefined
  /** On a phone it is as wide as the window. @default false */
  readonly isSheetOnPhone?: boolean | undefined
}

/**
 * A button and the panel that floats beside it: a few settings, a list of alerts, a longer explanation. It keeps the
 * focus while it is open, closes by Escape, by its button and by a press beside it, and gives the focus back. What has
 * to be answered first is a `Dialog`, a list of actions a `Menu`, a sentence a `Tooltip`.
 *
 * @example
 * <Popover label="Alerts" trigger={<Button>7 Alerts</Button>} align="end">{(close) => <Alerts onOpen={close} />}</Popover>
 */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    children,
    align = 'start',
    side = 'bottom',
    size = 'medium',
    isPadded = true,
    isInitiallyOpen = false,
    isSheetOnPhone = false,
    label,
  } = props
  return (
    <PopoverTrigger
      kind="dialog"
      trigger={trigger}
      preload={PopoverPanel.preload}
      isInitiallyOpen={isInitiallyOpen}
    >
      {(popover) => (
        <PopoverPanel
          {...popover}
          onLoadFailed={popover.onClose}
          label={label}
          placement={`${side} ${align}`}
          size={size}
          isPadded={isPadded}
          isSheetOnPhone={isSheetOnPhone}
        >
          {typeof children === 'function' ? children(popover.onClose) : children}
        </PopoverPanel>
      )}
    </PopoverTrigger>
  )
}
