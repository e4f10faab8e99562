import { generalAccess } from '@retain/domain/session/user/permissions'
import type { TradeAdjustment } from '@retain/domain/trade-adjustment/tradeAdjustment'

/** The permissions of somebody who keeps trade adjustments. */
export const adjustmentRoles = [generalAccess, 'Opportunity_VehTradeAdjust_Access'] as const

/** Ten percent more for every Accord of 2021, for 30 days. */
export const exampleAdjustment: TradeAdjustment = {
  year: '2021',
  make: 'Honda',
  model: 'Accord',
  percentage: 10,
  expiration: 30,
  addOrSubtract: 1,
}
