import type { ReactNode, RefObject } from 'react'
import { Popover, type Placement } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'

/** The surface of popovers, menus and lists. */
export const Panel = styled(Popover)`
  display: flex;
  flex-direction: column;
  max-width: calc(100vw - 16px);
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: 8px;
  box-shadow: var(--shadow-2);
  overflow: hidden;
  outline: none;
  animation: retain-rise var(--t-2) var(--ease);
  /* It closes without an animation, as a tooltip does. */
  &[data-exiting] {
    animation: none;
  }
  /* Its place beside the trigger stands in the element. */
  @media ${media.phone} {
    &[data-sheet] {
      inset-inline: 0 !important;
      width: 100%;
      max-width: 100%;
      border-inline: 0;
      border-radius: 0 0 10px 10px;
    }
  }
`

/** Props of {@link FloatingPanel}. */
export interface FloatingPanelProps {
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly placement: Placement
  /** The panel's name for screen readers, where nothing inside it is a named dialog. */
  readonly label?: string | undefined
  /** On a phone it is as wide as the window. @default false */
  readonly isSheetOnPhone?: boolean | undefined
  readonly children: ReactNode
}

/** A panel beside its trigger while it is open: for menus and lists. */
export function FloatingPanel(props: FloatingPanelProps) {
  const { triggerRef, onClose, placement, label, isSheetOnPhone = false, children } = props
  return (
    <Panel
      isOpen
      data-sheet={isSheetOnPhone || undefined}
      triggerRef={triggerRef}
      placement={placement}
      offset={4}
      {...(label === undefined ? {} : { 'aria-label': label })}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {children}
    </Panel>
  )
}
