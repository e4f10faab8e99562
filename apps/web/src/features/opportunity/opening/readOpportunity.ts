import { selectIsPageAhead } from '../../../core/api/aheadSlice'
import { readAhead } from '../../../core/api/readAhead'
import type { OfOpportunity } from '../../../core/api/sections'
import type { AppThunk } from '../../../core/state/appHooks'
import { flagApi } from '../../flagging/flagApi'
import { opportunityApi } from '../opportunityApi'

const {
  getCustomerInfo,
  getDealInfo,
  getLastRoCustomer,
  getOpportunityDetails,
  getPaymentInfo,
  getVehicleInfo,
} = opportunityApi.endpoints

const { listFlaggedAssociates } = flagApi.endpoints

/** Data that was loaded within so many seconds is not read again when an opportunity is opened. */
export const freshFor = 30

/** What is read ahead for the page of an opportunity goes by this name. */
export const pageOf = (opptId: string): string => `opportunity ${opptId}`

/**
 * Reads an opportunity whose page is not drawn yet, into the entries of the cache that the page reads: the flags and the
 * sections whose reading leaves no trace, which are all but the one that records the view and the history that shows it. What
 * was read within half a minute is not asked for again, the rest in one request.
 */
export const readOpportunityAhead =
  (opptId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    // Somebody pressed its link, and its address is opened while the answer is on its way.
    if (selectIsPageAhead(getState(), pageOf(opptId))) return
    await dispatch(
      readAhead(pageOf(opptId), () => {
        const of: OfOpportunity = { params: { opptId } }
        const fresh = { subscribe: false, forceRefetch: freshFor }
        return [
          dispatch(getOpportunityDetails.initiate(of, fresh)),
          dispatch(getCustomerInfo.initiate(of, fresh)),
          dispatch(getDealInfo.initiate(of, fresh)),
          dispatch(getVehicleInfo.initiate(of, fresh)),
          dispatch(getPaymentInfo.initiate(of, fresh)),
          dispatch(getLastRoCustomer.initiate(of, fresh)),
          dispatch(listFlaggedAssociates.initiate({ query: { oppId: opptId } }, fresh)),
        ]
      }),
    )
  }
