import { listTradeAdjustments, saveTradeAdjustment } from '@retain/api-client/trade-adjustments'
import { notSavedLabel } from '@retain/domain/messages/notSaved'
import { adjustmentNoun } from '@retain/domain/trade-adjustment/tradeAdjustment'
import { api, runs } from '../../core/api/api'

/** The trade adjustments of a store: those that there are, and what makes, extends or cancels one. */
export const tradeAdjustmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTradeAdjustments: build.query({
      ...runs(listTradeAdjustments, { onFailure: 'log' }),
      providesTags: ['TradeAdjustment'],
    }),
    saveTradeAdjustment: build.mutation({
      ...runs(saveTradeAdjustment, { onFailure: { ownText: notSavedLabel(adjustmentNoun) } }),
      // Refused or not: somebody else may have cancelled it meanwhile.
      invalidatesTags: ['TradeAdjustment'],
    }),
  }),
})

export const { useListTradeAdjustmentsQuery } = tradeAdjustmentApi
