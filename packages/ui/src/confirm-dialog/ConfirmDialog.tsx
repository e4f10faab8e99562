import { useId } from 'react'
import { Button } from '../button/Button'
import type { DialogBaseProps } from '../dialog/Dialog'
import { DialogFrame } from '../dialog/DialogFrame'

/** What the buttons say where nothing else is given: a question has Yes and No, a message OK. */
export const defaultButtons = { yes: 'Yes', no: 'No', ok: 'OK' } as const

interface ConfirmDialogBaseProps extends DialogBaseProps {
  /** What the button says that goes on. @default 'Yes', or 'OK' for a message */
  readonly confirmLabel?: string | undefined
  /** What the safe button says. @default 'No' */
  readonly cancelLabel?: string | undefined
  /** What is confirmed cannot be undone: its button is red. @default false */
  readonly isDestructive?: boolean | undefined
  /** The answer is yes, or the message was read. */
  readonly onConfirm: () => void
}

/** A question: two answers, of which one is safe. */
export interface ConfirmQuestionProps extends ConfirmDialogBaseProps {
  /** Whether it is a message with one button instead of a question. @default false */
  readonly isMessage?: false | undefined
  /** The safe answer, also by Escape or the close button. */
  readonly onCancel: () => void
}

/** A message: something to be read, with one button. */
export interface ConfirmMessageProps extends ConfirmDialogBaseProps {
  /** A message with one button instead of a question. */
  readonly isMessage: true
  /** Escape or the close button. @default onConfirm */
  readonly onCancel?: (() => void) | undefined
}

/** Props of {@link ConfirmDialog}; its `children` are the question or the message. */
export type ConfirmDialogProps = ConfirmQuestionProps | ConfirmMessageProps

/**
 * A question that has to be answered before anything else. The focus starts on the safe answer.
 *
 * @example
 * <ConfirmDialog title="Confirm Close" isOpen={isOpen} confirmLabel="OK" cancelLabel="Cancel" onConfirm={leave} onCancel={stay}>
 *   Looks like you have unsaved changes. Are you sure you want to leave?
 * </ConfirmDialog>
 */
export function ConfirmDialog({
  title,
  children,
  isOpen,
  isMessage = false,
  confirmLabel = isMessage ? defaultButtons.ok : defaultButtons.yes,
  cancelLabel = defaultButtons.no,
  isDestructive = false,
  isAwaitingClose = false,
  awaitedText,
  onConfirm,
  onCancel = onConfirm,
}: ConfirmDialogProps) {
  const contentId = useId()
  if (!isOpen) return null
  const footer = (
    <>
      {!isMessage && (
        <Button autoFocus onPress={onCancel}>
          {cancelLabel}
        </Button>
      )}
      <Button
        autoFocus={isMessage}
        variant={isDestructive ? 'danger' : 'primary'}
        isLoading={isAwaitingClose}
        onPress={onConfirm}
      >
        {confirmLabel}
      </Button>
    </>
  )
  return (
    <DialogFrame
      title={title}
      role="alertdialog"
      size="narrow"
      isAwaitingClose={isAwaitingClose}
      awaitedText={awaitedText}
      onClose={onCancel}
      footer={footer}
      contentId={contentId}
    >
      {children}
    </DialogFrame>
  )
}
