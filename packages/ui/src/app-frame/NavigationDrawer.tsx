import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'

const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 20;
  background: var(--scrim);
`

const Sheet = styled(Modal)`
  width: min(304px, calc(100vw - 56px));
  height: 100%;
  box-shadow: var(--shadow-3);
  & > [role='dialog'] {
    height: 100%;
    outline: none;
  }
`

interface NavigationDrawerProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The navigation over the page, on a phone; loaded when it is first opened. */
export default function NavigationDrawer({ onClose, children }: NavigationDrawerProps) {
  return (
    <Scrim
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Sheet>
        <Dialog aria-label="Navigation">{children}</Dialog>
      </Sheet>
    </Scrim>
  )
}
