import { tabAfterContact } from '@retain/domain/activity/afterContact'
import { useRef, useState } from 'react'
import { useAppDispatch } from '../../../core/state/appHooks'
import { saveCall } from './saveCall'
import type { CallForm } from './useCallForm'

/** Saving the call of a form. */
export interface CallSaving {
  readonly isSaving: boolean
  readonly save: () => void
  /** What the service refused, by field, until the draft is changed. */
  readonly refused: Readonly<Record<string, string>>
  /** What somebody has to know before saving again. */
  readonly note: string | undefined
}

const nothingRefused: Readonly<Record<string, string>> = {}

/** What is said when an attempt whose answer was lost turns out to have been recorded as it stood then. */
const recordedBeforeText =
  'This call was saved before it was changed. Save again to record it as another call.'

/**
 * Saves the call that a form holds, once at a time. A saved one empties the form and leads to the tab that follows; a
 * failed one leaves everything as it was, under the same key, so that trying again cannot record it twice.
 *
 * @param onSaved the tab that is shown next.
 */
export function useCallSaving(
  opptId: string,
  form: CallForm,
  onSaved: (tab: ReturnType<typeof tabAfterContact>) => void,
): CallSaving {
  const dispatch = useAppDispatch()
  const [isSaving, setIsSaving] = useState(false)
  const underWay = useRef(false)
  // Kept with the draft that it is about: what was changed since is judged afresh.
  const [answer, setAnswer] = useState<{
    readonly draft: unknown
    readonly refused: Readonly<Record<string, string>>
    readonly note?: string
  } | null>(null)
  const current = answer !== null && answer.draft === form.draft ? answer : null

  const save = async () => {
    const { valid: call, draft } = form
    if (call === null || underWay.current) return
    underWay.current = true
    setIsSaving(true)
    const outcome = await dispatch(saveCall(opptId, call, form.idempotencyKey))
    underWay.current = false
    setIsSaving(false)
    switch (outcome.kind) {
      case 'saved':
        form.reset()
        onSaved(tabAfterContact(call.callResult))
        break
      case 'refused':
        setAnswer({ draft, refused: outcome.errors })
        break
      case 'recordedBefore':
        form.renewKey()
        setAnswer({ draft, refused: nothingRefused, note: recordedBeforeText })
        break
      case 'failed':
        break
    }
  }
  return {
    isSaving,
    save: () => void save(),
    refused: current?.refused ?? nothingRefused,
    note: current?.note,
  }
}
