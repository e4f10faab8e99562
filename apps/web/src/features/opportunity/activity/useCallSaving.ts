import { tabAfterContact } from '@retain/domain/activity/afterContact'
import { callNoun, callSavedText } from '@retain/domain/activity/call/afterCall'
import { formFieldOf, type CallCodeField } from '@retain/domain/activity/call/callCodes'
import { opportunityOf } from '../../../core/api/tags'
import { useSaving, type Saving } from '../../../forms/useSaving'
import { saveCall } from './saveCall'
import type { CallForm } from './useCallForm'

const isSentField = (field: string): field is CallCodeField => Object.hasOwn(formFieldOf, field)

/**
 * Saving the call of a form (O-154 to O-157).
 *
 * @param onTab shows the tab that follows.
 */
export const useCallSaving = (
  opptId: string,
  form: CallForm,
  onTab: (tab: ReturnType<typeof tabAfterContact>) => void,
): Saving =>
  useSaving(form, {
    noun: callNoun,
    send: (call, idempotencyKey) => saveCall(opptId, call, idempotencyKey),
    savedText: callSavedText,
    // Its status, lock or history are not what the page shows.
    staleTags: [opportunityOf(opptId)],
    fieldOf: (field) => (isSentField(field) ? formFieldOf[field] : field),
    onSaved: (_saved, { callResult }) => onTab(tabAfterContact(callResult)),
  })
