import { useId } from 'react'
import { Button } from '../button/Button'
import type { DialogBaseProps } from '../dialog/Dialog'
import { DialogFrame } from '../dialog/DialogFrame'

/** What the buttons say where nothing else is given: a question has Yes and No, a message OK. */
export const defaultButtons = { yes: 'Yes', no: 'No', ok: 'OK' } as const

/** Props of {@link ConfirmDialog}; its `children` are the question. */
export interface ConfirmDialogProps extends DialogBaseProps {
  /** @default 'Yes', or 'OK' for a message */
  readonly confirmLabel?: string | undefined
  /** @default 'No' */
  readonly cancelLabel?: string | undefined
  /** What is confirmed cannot be undone: its button is red. @default false */
  readonly isDestructive?: boolean | undefined
  /** A message with one button instead of a question. @default false */
  readonly isMessage?: boolean | undefined
  readonly onConfirm: () => void
  /** The safe answer, also by Escape or the close button. A message without it answers `onConfirm` to those too. */
  readonly onCancel?: (() => void) | undefined
}

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
