import { saveCustomerInfo } from '@retain/api-client/opportunity'
import { customerFailedText } from '@retain/domain/customer/customerEdit'
import { api, runs } from '../../../core/api/api'
import { opportunityApi } from '../opportunityApi'

const { updateQueryData } = opportunityApi.util
const savesCustomer = runs(saveCustomerInfo, { onFailure: { ownText: customerFailedText } })

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
  }),
})
