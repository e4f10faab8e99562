import { listTradeAdjustments, saveTradeAdjustment } from '@retain/api-client/trade-adjustments'
import { firstPage } from '@retain/domain/paging/pageSize'
import { pageSlice } from '@retain/domain/paging/pageSlice'
import { cancelledExpiration } from '@retain/domain/trade-adjustment/tradeAdjustment'
import { command } from '../../commands/command'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { findAdjustments } from './adjustmentQueries'
import { saveAdjustment } from './saveAdjustment'

/** Serves the trade adjustments of a store. It has few: they are read as a whole. */
export function mountTradeAdjustments(host: ApiHost): void {
  mount(host, listTradeAdjustments, async ({ query: { hyperionId, pageNumber, pageSize }, db }) => {
    const rows = await findAdjustments(db, hyperionId)
    const shown = rows.filter(({ expiration }) => expiration !== cancelledExpiration)
    return pageSlice(shown, pageNumber ?? firstPage, pageSize ?? Math.max(1, shown.length))
  })

  mount(host, saveTradeAdjustment, (call) =>
    command(call, host, saveTradeAdjustment, (transaction, publish, audit) =>
      saveAdjustment(
        transaction,
        publish,
        {
          hyperionId: call.query.hyperionId,
          wanted: call.body,
          userName: call.caller.userName,
          now: call.clock(),
        },
        audit,
      ),
    ),
  )
}
