import type { SerializedError } from '@reduxjs/toolkit'
import type { Saved } from '@retain/api-client/activity'
import type { ApiError, FieldError } from '@retain/api-client/kernel/apiError'
import { announcesNoLongerOwns, callSavedText, opensDoNotCall } from '@retain/domain/activity/call/afterCall'
import type { Call } from '@retain/domain/activity/call/call'
import { callCodes, formFieldOf, type CallCodeField } from '@retain/domain/activity/call/callCodes'
import { messagesByField } from '@retain/domain/validation/fieldError'
import { api } from '../../../core/api/api'
import { selectConfig } from '../../../core/config/appConfigSlice'
import type { AppThunk } from '../../../core/state/appHooks'
import { opportunityOf } from '../../../core/api/tags'
import { sendNoLongerOwns } from '../../../live/sendNoLongerOwns'
import { toastShown } from '../../../core/toasts/toastsSlice'
import { activityApi } from './activityApi'
import { showSavedCall } from './savedCall'

/** What saving a call came to. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly saved: Saved }
  /** Some fields were refused, in the service's words. */
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, string>> }
  /** An earlier attempt, whose answer was lost, was recorded before the draft was changed. */
  | { readonly kind: 'recordedBefore' }
  /** Nothing was recorded, or nobody knows; saving again with the same key is safe. */
  | { readonly kind: 'failed' }

const isSentField = (field: string): field is CallCodeField => Object.hasOwn(formFieldOf, field)

const refusedFields = (fieldErrors: readonly FieldError[]) =>
  messagesByField(
    fieldErrors.map(({ field, message }) => ({
      field: isSentField(field) ? formFieldOf[field] : field,
      message,
    })),
  )

/**
 * Saves a call. When it is recorded, everything that shows the opportunity shows it, "Call saved" is said, and Do Not
 * Contact and No Longer Owns do what they do besides (O-154 to O-159). When it is not, the draft is kept by whoever holds
 * it; the failure itself has been told.
 */
export const saveCall =
  (opptId: string, call: Call, idempotencyKey: string): AppThunk<Promise<SaveOutcome>> =>
  async (dispatch, getState) => {
    const body = { opportunityId: opptId, ...callCodes(call) }
    const { data: saved, error } = await dispatch(
      activityApi.endpoints.logCall.initiate({ body, idempotencyKey }, { track: false }),
    )
    if (saved === undefined) return dispatch(notSaved(opptId, error))
    dispatch(showSavedCall(opptId, call, saved))
    dispatch(toastShown({ type: 'success', label: callSavedText }))
    const { doNotCallUrl } = selectConfig(getState())
    if (opensDoNotCall(call.callResult) && doNotCallUrl !== '')
      window.open(doNotCallUrl, '_blank', 'noopener')
    if (announcesNoLongerOwns(call.callResult, saved.opptId)) dispatch(sendNoLongerOwns(opptId))
    return { kind: 'saved', saved }
  }

const notSaved =
  (opptId: string, error: ApiError | SerializedError | undefined): AppThunk<SaveOutcome> =>
  (dispatch) => {
    if (error === undefined || !('kind' in error) || error.kind !== 'http') return { kind: 'failed' }
    if (error.status === 400 && error.fieldErrors.length > 0)
      return { kind: 'refused', errors: refusedFields(error.fieldErrors) }
    // Status, lock or history are not what the page believes: it reads them again, and keeps what was typed.
    if (error.status === 409) dispatch(api.util.invalidateTags([opportunityOf(opptId)]))
    return { kind: error.code === 'idempotencyReused' ? 'recordedBefore' : 'failed' }
  }
