import type { ReactNode } from 'react'
import { DialogFrame } from './DialogFrame'

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** The dialog's heading and its name for screen readers. */
  readonly title: string
  /** `NoFooter` leaves the footer away. @default 'Normal' */
  readonly kind?: 'Normal' | 'NoFooter' | undefined
  readonly isOpen: boolean
  /** Escape or the close button was pressed. */
  readonly onClose: () => void
  readonly children: ReactNode
  /** The buttons, the main one last. */
  readonly footer?: ReactNode
  /** Something is awaited: the dialog cannot be closed until it is there. @default false */
  readonly isBusy?: boolean | undefined
  /** 400 or 640 px. @default 'narrow' */
  readonly size?: 'narrow' | 'wide' | undefined
}

/**
 * A dialog over the page. It keeps the focus and gives it back, closes by Escape, and scrolls what is too long inside.
 * A press beside it does not close it, so that nothing typed is lost. On a phone it is a sheet at the bottom.
 *
 * @example
 * <Dialog title="Edit customer" isOpen={isOpen} onClose={close} footer={<Button variant="primary">Save</Button>}>…</Dialog>
 */
export function Dialog({
  kind = 'Normal',
  isOpen,
  footer,
  isBusy = false,
  size = 'narrow',
  ...frame
}: DialogProps) {
  if (!isOpen) return null
  return (
    <DialogFrame
      {...frame}
      role="dialog"
      size={size}
      isBusy={isBusy}
      footer={kind === 'NoFooter' ? undefined : footer}
    />
  )
}
