import { useCallback, useEffect, useRef, type ReactNode, type SubmitEvent } from 'react'
import { Banner } from '../banner/Banner'
import { Button } from '../button/Button'
import type { DialogBaseProps } from '../dialog/Dialog'
import { DialogFrame, type DialogSize } from '../dialog/DialogFrame'
import { watchInvalid } from './invalidField'
import { useUnsavedChanges, type UnsavedChangesTexts } from './useUnsavedChanges'

/** Props of {@link FormDialog}; its `children` are the fields. `isAwaitingClose` says that a save is under way. */
export interface FormDialogProps extends DialogBaseProps {
  /**
   * Enter in a field, or the main button; never while a save is under way. Mark what is wrong by the fields' `error`,
   * now or when the server has answered: the first such field gets the focus.
   */
  readonly onSubmit: () => void
  /** The dialog may close: nothing was unsaved, or leaving was confirmed. */
  readonly onClose: () => void
  /** What the button says that saves. @default 'Save' */
  readonly submitLabel?: string | undefined
  /** What has to be filled is still empty: the main button waits. @default false */
  readonly isSubmitDisabled?: boolean | undefined
  /** What the button says that closes without saving. @default 'Cancel' */
  readonly cancelLabel?: string | undefined
  /** A button set apart at the start of the footer. */
  readonly footerStart?: ReactNode
  /** What went wrong, in bold over `error`. */
  readonly errorTitle?: string | undefined
  /** Why saving failed; stands over the buttons until it is undefined again. What was typed stays. */
  readonly error?: string | undefined
  /** Closing asks first. @default false */
  readonly hasChanges?: boolean | undefined
  /** What that question says. */
  readonly unsavedChanges?: UnsavedChangesTexts | undefined
  /** 400, 480 or 640 px. @default 'narrow' */
  readonly size?: DialogSize | undefined
}

/**
 * A dialog that holds a form. Its fields are the caller's state, so that nothing typed is lost when saving fails.
 *
 * @example
 * <FormDialog title="Email signature" isOpen={isOpen} isAwaitingClose={isSaving} error={failure} hasChanges={isDirty}
 *   onSubmit={save} onClose={close}>
 *   <TextField label="Name" value={name} onChange={setName} error={problem} autoFocus />
 * </FormDialog>
 */
export function FormDialog(props: FormDialogProps) {
  return props.isOpen ? <OpenFormDialog {...props} /> : null
}

function OpenFormDialog(props: FormDialogProps) {
  const { isAwaitingClose = false, submitLabel = 'Save', cancelLabel = 'Cancel', onSubmit } = props
  const { isSubmitDisabled = false, errorTitle, error } = props
  const { close, confirmation } = useUnsavedChanges({
    ...props.unsavedChanges,
    hasChanges: props.hasChanges ?? false,
    onClose: props.onClose,
  })
  const { watch, stopWatching } = useInvalidFocus()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Events of a dialog that is opened over this one arrive here as well.
    if (event.target !== event.currentTarget || isAwaitingClose || isSubmitDisabled) return
    onSubmit()
    watch(event.currentTarget)
  }
  return (
    <DialogFrame
      title={props.title}
      role="dialog"
      size={props.size ?? 'narrow'}
      isAwaitingClose={isAwaitingClose}
      awaitedText={props.awaitedText}
      onClose={close}
      notice={
        error === undefined ? undefined : (
          <Banner tone="danger" title={errorTitle}>
            {error}
          </Banner>
        )
      }
      nested={confirmation}
      footerStart={props.footerStart}
      footer={
        <>
          <Button onPress={close}>{cancelLabel}</Button>
          <Button type="submit" variant="primary" isLoading={isAwaitingClose} isDisabled={isSubmitDisabled}>
            {submitLabel}
          </Button>
        </>
      }
      inForm={(fields) => (
        <form noValidate onSubmit={submit} onInput={stopWatching}>
          {fields}
        </form>
      )}
    >
      {props.children}
    </DialogFrame>
  )
}

/** Once the form was sent, the first field that is marked as wrong gets the focus, unless typing has gone on. */
function useInvalidFocus() {
  const stop = useRef<(() => void) | null>(null)
  const stopWatching = useCallback(() => {
    stop.current?.()
    stop.current = null
  }, [])
  useEffect(() => stopWatching, [stopWatching])
  const watch = (form: HTMLFormElement) => {
    stopWatching()
    stop.current = watchInvalid(form)
  }
  return { watch, stopWatching }
}
