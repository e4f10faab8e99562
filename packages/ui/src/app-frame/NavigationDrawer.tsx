import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Modal'
import { SideSheet } from '../drawer/SideSheet'

interface NavigationDrawerProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The navigation over the page, on a phone; loaded when it is first opened. */
export default function NavigationDrawer({ onClose, children }: NavigationDrawerProps) {
  return (
    <SideSheet side="start" size="navigation" isDismissable onClose={onClose}>
      <Dialog aria-label="Navigation">{children}</Dialog>
    </SideSheet>
  )
}
