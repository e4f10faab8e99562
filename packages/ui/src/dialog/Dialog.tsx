import type { ReactNode } from 'react'
import { DialogFrame, type DialogSize } from './DialogFrame'

/** What every dialog takes. */
export interface DialogBaseProps {
  /** The dialog's heading and its name for screen readers. */
  readonly title: string
  /** Whether it is open. */
  readonly isOpen: boolean
  /** What it says or asks; it scrolls between head and foot. */
  readonly children: ReactNode
  /**
   * The dialog was asked to close and its work still runs: its buttons wait and keep the focus, Escape does nothing, and
   * after a second the wait is spoken. See `isAwaitingClose` in `dialog-status`. @default false
   */
  readonly isAwaitingClose?: boolean | undefined
  /** What is spoken then. @default 'Please wait' */
  readonly awaitedText?: string | undefined
}

/** Props of {@link Dialog}. */
export interface DialogProps extends DialogBaseProps {
  /** `NoFooter` leaves the footer away. @default 'Normal' */
  readonly kind?: 'Normal' | 'NoFooter' | undefined
  /** Escape or the close button was pressed. */
  readonly onClose: () => void
  /** The buttons, the main one last. The one whose work is awaited gets `isLoading`. */
  readonly footer?: ReactNode
  /** A button set apart at the start of the footer: "Default". */
  readonly footerStart?: ReactNode
  /** 400, 480 or 640 px. @default 'narrow' */
  readonly size?: DialogSize | undefined
}

/**
 * A dialog over the page. It keeps the focus and gives it back, closes by Escape, and scrolls what is too long inside.
 * A press beside it does not close it, so that nothing typed is lost. On a phone it is a sheet at the bottom.
 *
 * @example
 * <Dialog title="Edit customer" isOpen={isOpen} onClose={close} footer={<Button variant="primary">Save</Button>}>…</Dialog>
 */
export function Dialog(props: DialogProps) {
  const {
    kind = 'Normal',
    isOpen,
    footer,
    footerStart,
    isAwaitingClose = false,
    awaitedText,
    ...frame
  } = props
  if (!isOpen) return null
  const foot = kind === 'NoFooter' ? { footer: undefined } : { footer, footerStart }
  return (
    <DialogFrame
      {...frame}
      {...foot}
      role="dialog"
      size={props.size ?? 'narrow'}
      isAwaitingClose={isAwaitingClose}
      awaitedText={awaitedText}
    />
  )
}
