import { templateDeletedText, type Template } from '@retain/domain/templates/template'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'
import { useAppDispatch } from '../../core/state/appHooks'
import { toastShown } from '../../core/toasts/toastsSlice'
import { useBusy } from '../../forms/useBusy'
import { templateAdminApi } from './templateAdminApi'

interface DeleteQuestionProps {
  readonly template: Template
  /** It was answered, whatever became of it. */
  readonly onEnd: () => void
  readonly onDeleted: () => void
}

/** Asks before a template is deleted, and deletes it (O-363, O-384, OP-120). */
export function DeleteQuestion({ template, onEnd, onDeleted }: DeleteQuestionProps) {
  const dispatch = useAppDispatch()
  const { busyWith, run } = useBusy<'delete'>()
  const remove = () =>
    run('delete', async () => {
      const { error } = await dispatch(
        templateAdminApi.endpoints.deleteTemplate.initiate(
          { body: { templateId: template.templateId } },
          { track: false },
        ),
      )
      onEnd()
      if (error !== undefined) return
      dispatch(toastShown({ type: 'success', label: templateDeletedText }))
      onDeleted()
    })
  return (
    <ConfirmDialog
      title="Delete template"
      isOpen
      isDestructive
      isAwaitingClose={busyWith !== null}
      onConfirm={remove}
      onCancel={onEnd}
    >
      {`Do you want to delete the template "${template.name}"? It goes for everybody to whom it is offered.`}
    </ConfirmDialog>
  )
}
