import { flagsSavedText } from '@retain/domain/flagging/afterFlag'
import {
  flagRequest,
  type Associate,
  type Flaggable,
  type FlagHolder,
} from '@retain/domain/flagging/associate'
import type { FlagBatch } from '@retain/domain/flagging/flagPanel'
import type { AppThunk } from '../../core/state/appHooks'
import { toastShown } from '../../core/toasts/toastsSlice'
import { flagApi } from './flagApi'

/** What a save of flags is answered. */
interface Answer {
  readonly data?: { readonly flaggedAssociates: readonly Associate[] } | undefined
}

/** Sets or removes one person's flag (O-455, OP-069). It answers whether that went well; a failure has been told. */
export const saveFlag =
  (opportunity: Flaggable, holder: FlagHolder, isFlagged: boolean): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const body = flagRequest(opportunity, holder, isFlagged)
    const answer = await dispatch(flagApi.endpoints.setFlag.initiate({ body }, { track: false }))
    return dispatch(showSaved(body.opptId, [body], answer))
  }

/** Saves the changes of a panel at once (O-454, OP-069). It answers whether that went well; a failure has been told. */
export const saveFlags =
  (body: FlagBatch): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const answer = await dispatch(flagApi.endpoints.updateAssociates.initiate({ body }, { track: false }))
    return dispatch(showSaved(body.opptId, body.associates, answer))
  }

/** Shows for whom the opportunity is flagged now, and says so (O-249, O-250). */
const showSaved =
  (
    opptId: string,
    changes: readonly { readonly isFlagged: boolean }[],
    { data }: Answer,
  ): AppThunk<boolean> =>
  (dispatch) => {
    if (data === undefined) return false
    const of = { query: { oppId: opptId } }
    dispatch(flagApi.util.updateQueryData('listFlaggedAssociates', of, () => data.flaggedAssociates))
    dispatch(toastShown({ type: 'success', label: flagsSavedText(changes) }))
    return true
  }
