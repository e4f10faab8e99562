import { addEntry } from '@retain/domain/activity/history/contactHistory'
import { opportunityOf as changedOpportunity, type LiveMessage } from '@retain/domain/live/liveMessage'
import { applyLive, applyToFrame } from '@retain/domain/opportunity/liveOpportunity'
import { api } from '../../../core/api/api'
import type { AppThunk, StartListening } from '../../../core/state/appHooks'
import { customerOf, dealOf, opportunityOf } from '../../../core/api/tags'
import { opportunityApi, patchOpportunity } from '../opportunityApi'
import { liveEventReceived } from '../../../live/liveEvents'
import { listenForReplay, type PendingOf, type RequestAction } from '../../../live/pendingReplay'

const {
  getContactHistory,
  getCustomerInfo,
  getDealInfo,
  getOpportunity,
  getOpportunityDetails,
  getVehicleInfo,
} = opportunityApi.endpoints
const queries = [getContactHistory, getOpportunity, getOpportunityDetails] as const
const { selectCachedArgsForQuery, updateQueryData } = opportunityApi.util

/** Updates the page of an opportunity by live messages: its lock, its status and its history (L-385, L-394, O-226). */
export function listenForLiveOpportunity(listen: StartListening, pendingOf: PendingOf): void {
  /** The newest version of each opportunity that a message had: the sections have none of their own. */
  const versions = new Map<string, number>()

  /** Whether a message is newer than those before it. One that skips a version has the page read again. */
  const isNewer =
    (message: LiveMessage): AppThunk<boolean> =>
    (dispatch) => {
      const of = changedOpportunity(message)
      if (of === null) return false
      const { opptId, rowVersion } = of
      if (rowVersion === null) return true
      const known = versions.get(opptId)
      if (known !== undefined && rowVersion <= known) return false
      versions.set(opptId, rowVersion)
      if (known !== undefined && rowVersion > known + 1)
        dispatch(api.util.invalidateTags([opportunityOf(opptId)]))
      return true
    }

  const messageReceived = listenForReplay<RequestAction>(
    listen,
    pendingOf,
    queries,
    (_answer, messages) => (dispatch) => {
      for (const message of messages) {
        dispatch(applyToSections(message))
        dispatch(applyToHistory(message))
      }
    },
  )

  listen({
    actionCreator: liveEventReceived,
    effect: ({ payload: message }, { dispatch }) => {
      // An entry is identified by its id: it can be missing in the history although its version is known.
      if (message.type === 'OPPT_CONTACT') dispatch(applyToHistory(message))
      if (!dispatch(isNewer(message))) return
      messageReceived(message)
      dispatch(applyToSections(message))
      dispatch(readMarksAgain(message))
      dispatch(readCustomerAgain(message))
      dispatch(readDealAgain(message))
      dispatch(readVehicleAgain(message))
    },
  })
}

/** Lock and status of the page. */
const applyToSections =
  (message: LiveMessage): AppThunk =>
  (dispatch, getState) => {
    const opptId = changedOpportunity(message)?.opptId
    if (opptId === undefined) return
    dispatch(patchOpportunity(opptId, (section) => applyLive(section, message)))
    for (const of of selectCachedArgsForQuery(getState(), 'getOpportunityDetails'))
      if (of.params.opptId === opptId)
        dispatch(updateQueryData('getOpportunityDetails', of, (frame) => applyToFrame(frame, message)))
  }

/** A phone call may have marked numbers as bad or good, which no message says: an open page reads its customer again. */
const readMarksAgain =
  (message: LiveMessage): AppThunk =>
  (dispatch) => {
    if (message.type !== 'OPPT_CONTACT' || message.payload.entry.contactType !== 'PhoneCall') return
    dispatch(api.util.invalidateTags([customerOf(message.payload.opptId)]))
  }

/** Somebody edited the customer: an open page that shows an older version reads it again. */
const readCustomerAgain =
  (message: LiveMessage): AppThunk =>
  (dispatch, getState) => {
    if (message.type !== 'OPPT_CUSTOMER') return
    const { opptId, version } = message.payload
    const { data } = getCustomerInfo.select({ params: { opptId } })(getState())
    if (data !== undefined && data.version < version) dispatch(api.util.invalidateTags([customerOf(opptId)]))
  }

/**
 * Somebody saved another trim, another system found more of the vehicle, or the nightly refresh chose another replacement: an open
 * page reads them again, with the payments.
 */
const readVehicleAgain =
  (message: LiveMessage): AppThunk =>
  (dispatch, getState) => {
    if (message.type !== 'OPPT_VEHICLE' && message.type !== 'OPPT_REPLACEMENT') return
    const { opptId } = message.payload
    const { data } = getVehicleInfo.select({ params: { opptId } })(getState())
    if (data !== undefined) dispatch(api.util.invalidateTags([dealOf(opptId)]))
  }

/** Somebody edited the conquest deal: an open page that shows an older version reads it again. */
const readDealAgain =
  (message: LiveMessage): AppThunk =>
  (dispatch, getState) => {
    if (message.type !== 'OPPT_DEAL') return
    const { opptId, version } = message.payload
    const { data } = getDealInfo.select({ params: { opptId } })(getState())
    if (data !== undefined && data.version < version) dispatch(api.util.invalidateTags([dealOf(opptId)]))
  }

/** The new entry on top of the history, once. */
const applyToHistory =
  (message: LiveMessage): AppThunk =>
  (dispatch, getState) => {
    if (message.type !== 'OPPT_CONTACT') return
    const { opptId, entry } = message.payload
    for (const of of selectCachedArgsForQuery(getState(), 'getContactHistory'))
      if (of.params.opptId === opptId)
        dispatch(updateQueryData('getContactHistory', of, (list) => addEntry(list, entry)))
  }
