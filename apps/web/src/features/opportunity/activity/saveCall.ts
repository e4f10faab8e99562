import type { Saved } from '@retain/api-client/activity'
import { announcesNoLongerOwns, opensDoNotCall } from '@retain/domain/activity/call/afterCall'
import type { Call } from '@retain/domain/activity/call/call'
import { callCodes } from '@retain/domain/activity/call/callCodes'
import { selectConfig } from '../../../core/config/appConfigSlice'
import type { AppThunk } from '../../../core/state/appHooks'
import type { CommandResult } from '../../../forms/useSaving'
import { sendNoLongerOwns } from '../../../live/sendNoLongerOwns'
import { activityApi } from './activityApi'

/** Saves a call. Do Not Contact and No Longer Owns do what they do besides, on whichever page it is by then (O-158, O-159). */
export const saveCall =
  (opptId: string, call: Call, idempotencyKey: string): AppThunk<Promise<CommandResult<Saved>>> =>
  async (dispatch, getState) => {
    const body = { opportunityId: opptId, ...callCodes(call) }
    const result = await dispatch(
      activityApi.endpoints.logCall.initiate({ body, idempotencyKey }, { track: false }),
    )
    if (result.data === undefined) return result
    const { doNotCallUrl } = selectConfig(getState())
    if (opensDoNotCall(call.callResult) && doNotCallUrl !== '')
      window.open(doNotCallUrl, '_blank', 'noopener')
    if (announcesNoLongerOwns(call.callResult, result.data.opptId)) dispatch(sendNoLongerOwns(opptId))
    return result
  }
