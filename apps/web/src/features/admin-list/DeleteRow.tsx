import { ConfirmDialog } from '@retain/ui/confirm-dialog'
import { useAppDispatch, type AppThunk } from '../../core/state/appHooks'
import { toastShown } from '../../core/toasts/toastsSlice'
import { useBusy } from '../../forms/useBusy'

/** How a row is deleted. */
export interface DeleteRowProps {
  /** The question. */
  readonly title: string
  /** What is lost, in a sentence. */
  readonly text: string
  /** Sends the command: a mutation's `initiate`, with `track: false`. */
  readonly send: () => AppThunk<PromiseLike<{ readonly error?: unknown }>>
  /** The toast after it was deleted. */
  readonly deletedText: string
  /** It was answered, whatever became of it. */
  readonly onEnd: () => void
  readonly onDeleted: () => void
}

/** Asks before a row is deleted, and deletes it. */
export function DeleteRow({ title, text, send, deletedText, onEnd, onDeleted }: DeleteRowProps) {
  const dispatch = useAppDispatch()
  const { busyWith, run } = useBusy<'delete'>()
  const remove = () =>
    run('delete', async () => {
      const { error } = await dispatch(send())
      onEnd()
      if (error !== undefined) return
      dispatch(toastShown({ type: 'success', label: deletedText }))
      onDeleted()
    })
  return (
    <ConfirmDialog
      title={title}
      isOpen
      isDestructive
      isAwaitingClose={busyWith !== null}
      onConfirm={remove}
      onCancel={onEnd}
    >
      {text}
    </ConfirmDialog>
  )
}
