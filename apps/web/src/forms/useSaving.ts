import type { SerializedError } from '@reduxjs/toolkit'
import type { ApiError } from '@retain/api-client/kernel/apiError'
import { notSavedText, type SavingDeed } from '@retain/domain/messages/notSaved'
import { messagesByField } from '@retain/domain/validation/fieldError'
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { api } from '../core/api/api'
import { httpErrorOf } from '../core/api/httpError'
import type { Tag } from '../core/api/tags'
import { useAppDispatch, type AppThunk } from '../core/state/appHooks'
import { useLatest } from '../core/state/useLatest'
import { toastClosed, toastShown } from '../core/toasts/toastsSlice'
import { useIsLeaving, useUnsavedChanges } from './unsavedChanges'
import { useBusy } from './useBusy'
import type { Draft } from './useDraft'

/** What `useSaving` needs of a form. */
export type SavableForm<Valid> = Pick<
  Draft<unknown, Valid>,
  'draft' | 'valid' | 'isDirty' | 'reset' | 'idempotencyKey' | 'renewKey'
>

/** How a command ended. */
export interface CommandResult<Answer> {
  readonly data?: Answer | undefined
  readonly error?: ApiError | SerializedError | undefined
}

/** How a form is saved. */
export interface Save<Valid, Answer> {
  /** What is saved, in the middle of a sentence, such as `call` or `email`. */
  readonly noun: string
  /** What its button does with it. @default 'saved' */
  readonly deed?: SavingDeed
  /**
   * Sends the command: a mutation's `initiate`, with `track: false`. It is given the same key until the form is saved or
   * reset; a command that is not idempotent ignores it.
   */
  readonly send: (valid: Valid, idempotencyKey: string) => AppThunk<PromiseLike<CommandResult<Answer>>>
  /** The toast after it was saved. */
  readonly savedText: string | ((valid: Valid, answer: Answer) => string)
  /** How long that toast stays, in milliseconds. @default that of any message of success */
  readonly savedTimeout?: number
  /** What is read again after a 409: the page shows outdated data. @default nothing */
  readonly staleTags?: readonly Tag[]
  /** The form's field for a field of the request. @default the field of the same name */
  readonly fieldOf?: (field: string) => string
  /** What the page does after it was saved, such as showing another tab; not called when the page was or is being left. */
  readonly onSaved?: (answer: Answer, valid: Valid) => void
  /** Whether somebody is asked before leaving the page while the form is dirty. @default true */
  readonly asksBeforeLeaving?: boolean
}

/** Saving a form. */
export interface Saving {
  readonly isSaving: boolean
  /** Saves what the form holds; does nothing while something is wrong with it, and while it is being saved. */
  readonly save: () => void
  /**
   * Saves with Ctrl (or Command) and Enter, for the element around the fields: on the way down to them, as a button keeps
   * Enter for itself.
   */
  readonly onKeyDownCapture: (event: KeyboardEvent) => void
  /** What the service refused, by field, until the draft is changed. */
  readonly refused: Readonly<Record<string, string>>
  /** The message beside the buttons: that it is being saved, or what has to be known before saving again. */
  readonly note: { readonly text: string; readonly isError: boolean } | undefined
}

/** How an attempt failed. */
interface Failure {
  /** What was sent: what is wrong with it is not said of a draft that was changed since. */
  readonly draft: unknown
  /** That of the draft from then on: nothing is said of another draft. */
  readonly idempotencyKey: string
  readonly refused: Readonly<Record<string, string>>
  /** What has to be known before saving again. */
  readonly text: string
}

const nothingRefused: Readonly<Record<string, string>> = {}

/**
 * Saves what a form holds, once at a time, and asks before the page is left unsaved. A page that is left while it is being
 * saved is left once it is saved; it stays where that fails.
 *
 * - Saved: the form is emptied, the toast is shown, and `onSaved` is called.
 * - Failed, in whatever way: `note` says that it was not saved, until it is or the form is emptied.
 * - Refused (400): the messages are in `refused` until the draft is changed.
 * - Stale (409): `staleTags` are read again; what was typed is kept.
 * - The draft and its key are kept after a failure, so that saving again records it at most once.
 * - An attempt whose answer was lost was recorded before the draft was changed (409 `idempotencyReused`): `note` says so,
 *   and saving again records it as something new.
 *
 * The toast of a failure is shown where all failed calls are answered; it goes with the answer to the next attempt.
 *
 * @returns the same object until something of it changes.
 * @example
 * const form = useDraft(emptyReminder, reminderRules) // { date, notes }
 * const saving = useSaving(form, {
 *   noun: 'reminder',
 *   send: ({ date, notes }, idempotencyKey) =>
 *     saveReminder.initiate({ body: { opptId, date, notes }, idempotencyKey }, { track: false }),
 *   savedText: 'Reminder saved',
 *   staleTags: [opportunityOf(opptId)],
 *   onSaved: () => setTab('history'),
 * })
 * const setNotes = (notes: string) => form.update((draft) => ({ ...draft, notes }))
 * return (
 *   <FormFields onKeyDownCapture={saving.onKeyDownCapture}>
 *     <DateField value={form.draft.date} onChange={setDate} error={saving.refused.date ?? form.errors.date} />
 *     <TextArea value={form.draft.notes} onChange={setNotes} error={saving.refused.notes} />
 *     <FormFoot message={saving.note?.text} isError={saving.note?.isError}>
 *       <Button isDisabled={form.valid === null} isLoading={saving.isSaving} onPress={saving.save}>Save</Button>
 *     </FormFoot>
 *   </FormFields>
 * )
 */
export function useSaving<Valid, Answer>(form: SavableForm<Valid>, options: Save<Valid, Answer>): Saving {
  const { noun, deed = 'saved', asksBeforeLeaving = true } = options
  const dispatch = useAppDispatch()
  const { busyWith, run } = useBusy<'save'>()
  const [lastFailure, setFailure] = useState<Failure | null>(null)
  const failure = lastFailure?.idempotencyKey === form.idempotencyKey ? lastFailure : null
  const failedRequest = useRef<string | null>(null)
  const isShown = useIsShown()
  const isLeaving = useIsLeaving()
  const attempting = useRef<Promise<boolean> | null>(null)
  const isSaving = busyWith !== null
  useUnsavedChanges(
    (form.isDirty || isSaving) && asksBeforeLeaving,
    form.reset,
    useCallback(() => attempting.current, []),
  )

  /** Answers whether it was saved. */
  const attempt = async (valid: Valid): Promise<boolean> => {
    const { send, savedText, savedTimeout, staleTags = [], fieldOf, onSaved } = options
    const { data, error } = await dispatch(send(valid, form.idempotencyKey))
    if (failedRequest.current !== null) dispatch(toastClosed(failedRequest.current))
    failedRequest.current = null
    if (error === undefined) {
      form.reset()
      // RTK Query gives either data or an error.
      const answer = data as Answer
      const label = typeof savedText === 'string' ? savedText : savedText(valid, answer)
      const timeout = savedTimeout === undefined ? {} : { timeout: savedTimeout }
      dispatch(toastShown({ type: 'success', label, ...timeout }))
      if (isShown.current && !isLeaving()) onSaved?.(answer, valid)
      return true
    }
    const answer = httpErrorOf(error)
    if ('requestId' in error) failedRequest.current = error.requestId
    if (answer?.status === 409) dispatch(api.util.invalidateTags([...staleTags]))
    const isRecordedBefore = answer?.code === 'idempotencyReused'
    setFailure({
      draft: form.draft,
      idempotencyKey: isRecordedBefore ? form.renewKey() : form.idempotencyKey,
      refused: refusedFields(answer?.fieldErrors ?? [], fieldOf),
      text: isRecordedBefore ? recordedBeforeText(noun, deed) : notSavedText(noun, answer !== null, deed),
    })
    return false
  }

  const latest = useLatest({ form, attempt })
  const save = useCallback(() => {
    const { valid } = latest.current.form
    if (valid === null) return
    run('save', async () => {
      attempting.current = latest.current.attempt(valid)
      await attempting.current.finally(() => {
        attempting.current = null
      })
    })
  }, [run, latest])
  const onKeyDownCapture = useCallback(
    (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      event.stopPropagation()
      save()
    },
    [save],
  )
  const refused = failure !== null && failure.draft === form.draft ? failure.refused : nothingRefused
  const note = useMemo(() => noteOf(noun, deed, isSaving, failure), [noun, deed, isSaving, failure])
  return useMemo(
    () => ({ isSaving, save, onKeyDownCapture, refused, note }),
    [isSaving, save, onKeyDownCapture, refused, note],
  )
}

const refusedFields = (
  errors: Parameters<typeof messagesByField>[0],
  fieldOf: (field: string) => string = (field) => field,
) => messagesByField(errors.map(({ field, message }) => ({ field: fieldOf(field), message })))

const recordedBeforeText = (noun: string, deed: SavingDeed): string =>
  deed === 'sent'
    ? `This ${noun} was sent before it was changed. Send again to send it as another ${noun}.`
    : `This ${noun} was saved before it was changed. Save again to record it as another ${noun}.`

function noteOf(noun: string, deed: SavingDeed, isSaving: boolean, failure: Failure | null): Saving['note'] {
  if (isSaving) return { text: `${deed === 'sent' ? 'Sending' : 'Saving'} the ${noun}`, isError: false }
  return failure === null ? undefined : { text: failure.text, isError: true }
}

/** Whether the component is still on the page, for what ends after it may have been left. */
function useIsShown() {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
