import { useId, type ReactNode } from 'react'
import { Button } from '../button/Button'
import { DialogFrame } from '../dialog/DialogFrame'

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  readonly title: string
  /** The question. */
  readonly children: ReactNode
  readonly isOpen: boolean
  /** @default 'Yes', or 'OK' for a message */
  readonly confirmLabel?: string | undefined
  /** @default 'No' */
  readonly cancelLabel?: string | undefined
  /** What is confirmed cannot be undone: its button is red. @default false */
  readonly isDestructive?: boolean | undefined
  /** A message with one button instead of a question. @default false */
  readonly isMessage?: boolean | undefined
  /** The answer is being carried out: the dialog stays and cannot be closed. @default false */
  readonly isBusy?: boolean | undefined
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
  confirmLabel = isMessage ? 'OK' : 'Yes',
  cancelLabel = 'No',
  isDestructive = false,
  isBusy = false,
  onConfirm,
  onCancel = onConfirm,
}: ConfirmDialogProps) {
  const contentId = useId()
  if (!isOpen) return null
  const footer = (
    <>
      {!isMessage && (
        <Button autoFocus isDisabled={isBusy} onPress={onCancel}>
          {cancelLabel}
        </Button>
      )}
      <Button
        autoFocus={isMessage}
        variant={isDestructive ? 'danger' : 'primary'}
        isLoading={isBusy}
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
      isBusy={isBusy}
      onClose={onCancel}
      footer={footer}
      contentId={contentId}
    >
      {children}
    </DialogFrame>
  )
}
