import { useCallback, useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog'

/** What the question about unsaved changes says. */
export interface UnsavedChangesTexts {
  /** @default 'Confirm Close' */
  readonly title?: string | undefined
  /** @default 'Looks like you have unsaved changes. Are you sure you want to leave?' */
  readonly question?: string | undefined
  /** @default 'Yes' */
  readonly leaveLabel?: string | undefined
  /** @default 'No' */
  readonly stayLabel?: string | undefined
}

/** What {@link useUnsavedChanges} takes. */
export interface UnsavedChangesOptions extends UnsavedChangesTexts {
  readonly hasChanges: boolean
  /** Nothing was unsaved, or leaving was confirmed. */
  readonly onClose: () => void
}

/** What {@link useUnsavedChanges} gives. */
export interface UnsavedChanges {
  /** Closes, or asks first. */
  readonly close: () => void
  /** To be rendered inside the dialog that it asks about. */
  readonly confirmation: ReactNode
}

/**
 * Asks before something with unsaved changes closes. Staying keeps everything as it was, the focus included.
 *
 * @example
 * const { close, confirmation } = useUnsavedChanges({ hasChanges, onClose, title: 'Confirm Cancel' })
 */
export function useUnsavedChanges({
  hasChanges,
  onClose,
  title = 'Confirm Close',
  question = 'Looks like you have unsaved changes. Are you sure you want to leave?',
  leaveLabel,
  stayLabel,
}: UnsavedChangesOptions): UnsavedChanges {
  const [isAsking, setIsAsking] = useState(false)
  const close = useCallback(() => (hasChanges ? setIsAsking(true) : onClose()), [hasChanges, onClose])
  const confirmation = (
    <ConfirmDialog
      title={title}
      isOpen={isAsking}
      confirmLabel={leaveLabel}
      cancelLabel={stayLabel}
      onConfirm={() => {
        setIsAsking(false)
        onClose()
      }}
      onCancel={() => setIsAsking(false)}
    >
      {question}
    </ConfirmDialog>
  )
  return { close, confirmation }
}
