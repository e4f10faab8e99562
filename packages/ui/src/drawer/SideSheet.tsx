import type { ReactNode } from 'react'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { scrimStyle } from '../internal/scrim/scrimStyle'

const Scrim = styled(ModalOverlay)`
  ${scrimStyle}
  display: flex;
  &[data-side='end'] {
    justify-content: flex-end;
  }
  @media print {
    display: none;
  }
`

const Sheet = styled(Modal)`
  flex: none;
  width: 400px;
  max-width: 100%;
  height: 100%;
  background: var(--raised);
  box-shadow: var(--shadow-3);
  animation: retain-rise var(--t-3) var(--ease);
  &[data-size='wide'] {
    width: 640px;
  }
  &[data-size='navigation'] {
    width: min(304px, calc(100vw - 56px));
  }
  & > [role='dialog'] {
    height: 100%;
    outline: none;
    box-shadow: none;
  }
  /* On a phone it covers the whole width: a strip of the page beside it would be of no use. */
  @media ${media.phone} {
    &:not([data-size='navigation']) {
      width: 100%;
    }
  }
  @media (forced-colors: active) {
    border-inline: 1px solid CanvasText;
  }
`

interface SideSheetProps {
  readonly side: 'start' | 'end'
  readonly size: 'medium' | 'wide' | 'navigation'
  /** A press beside it closes it. */
  readonly isDismissable: boolean
  readonly onClose: () => void
  /** A `Dialog` of React Aria. */
  readonly children: ReactNode
}

/** What comes over the page from one of its sides and keeps the focus while it is there. */
export function SideSheet({ side, size, isDismissable, onClose, children }: SideSheetProps) {
  return (
    <Scrim
      isOpen
      isDismissable={isDismissable}
      data-side={side}
      data-scrim=""
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Sheet data-size={size}>{children}</Sheet>
    </Scrim>
  )
}
