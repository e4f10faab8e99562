import { listLenders } from '@retain/api-client/lookups'
import { saveConquest, saveCustomerInfo } from '@retain/api-client/opportunity'
import { listTrimLevels, saveTrim } from '@retain/api-client/vehicle'
import { conquestFailedText } from '@retain/domain/customer/conquest'
import { customerFailedText } from '@retain/domain/customer/customerEdit'
import { trimFailedText } from '@retain/domain/vehicle/trimLevel'
import { api, runs } from '../../../core/api/api'
import { dealOf } from '../../../core/api/tags'
import { opportunityApi } from '../opportunityApi'

const { updateQueryData } = opportunityApi.util
const savesCustomer = runs(saveCustomerInfo, { onFailure: { ownText: customerFailedText } })
const savesTrim = runs(saveTrim, { onFailure: { ownText: trimFailedText } })
const savesConquest = runs(saveConquest, { onFailure: { ownText: conquestFailedText } })

/** The edits of the page: each answers the section that it saved, which replaces the shown one (OP-064). */
export const editApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveCustomerInfo: build.mutation({
      queryFn: async (...[input, thunk]: Parameters<typeof savesCustomer.queryFn>) => {
        const result = await savesCustomer.queryFn(input, thunk)
        if ('data' in result)
          thunk.dispatch(
            updateQueryData(
              'getCustomerInfo',
              { params: { opptId: input.params.opptId } },
              () => result.data,
            ),
          )
        return result
      },
    }),
    /** Condition, payments left and payoff are shown by other sections, which are read again. */
    saveConquest: build.mutation({
      queryFn: async (...[input, thunk]: Parameters<typeof savesConquest.queryFn>) => {
        const result = await savesConquest.queryFn(input, thunk)
        if ('data' in result)
          thunk.dispatch(
            updateQueryData('getDealInfo', { params: { opptId: input.params.opptId } }, () => result.data),
          )
        return result
      },
      invalidatesTags: (answer, _error, { params: { opptId } }) =>
        answer === undefined ? [] : [dealOf(opptId)],
    }),
    saveTrim: build.mutation({
      queryFn: async (...[input, thunk]: Parameters<typeof savesTrim.queryFn>) => {
        const result = await savesTrim.queryFn(input, thunk)
        if ('data' in result)
          thunk.dispatch(
            updateQueryData('getVehicleInfo', { params: { opptId: input.body.opptId } }, (vehicles) => ({
              ...vehicles,
              currentVehicle: result.data,
            })),
          )
        return result
      },
    }),
    /** The trims of a model. */
    listTrimLevels: build.query({ ...runs(listTrimLevels), keepUnusedDataFor: 600 }),
    /** The lenders of a store with their whole codes. */
    listLenders: build.query({ ...runs(listLenders), keepUnusedDataFor: 600 }),
  }),
})
