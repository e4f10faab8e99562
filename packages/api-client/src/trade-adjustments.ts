import * as t from 'io-ts'
import { yearPattern } from '@retain/domain/text/inputPatterns'
import {
  adjustmentExpirations,
  adjustmentPercentages,
  adjustmentSigns,
  cancelledExpiration,
  type TradeAdjustment,
  type TradeAdjustmentRow,
} from '@retain/domain/trade-adjustment/tradeAdjustment'
import type { Permission } from '@retain/domain/session/user/permissions'
import {
  hyperionId,
  id,
  instant,
  matching,
  nullable,
  oneNumber,
  pageOf,
  record,
  text,
  wholeText,
} from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

const sixFields = {
  year: matching('year of 4 digits', yearPattern),
  make: text,
  model: text,
  percentage: oneNumber(adjustmentPercentages),
  expiration: oneNumber([...adjustmentExpirations, cancelledExpiration]),
  addOrSubtract: oneNumber(adjustmentSigns),
}

const adjustment: t.Type<TradeAdjustment, unknown> = record(sixFields, 'trade adjustment')

const adjustmentRow: t.Type<TradeAdjustmentRow, unknown> = record(
  {
    ...sixFields,
    createDT: instant,
    tradeAdjustmentId: id,
    createdBy: nullable(t.string),
    expiresDT: nullable(instant),
  },
  'trade adjustment row',
)

const ofAdjustments = {
  base: 'admin',
  path: '/trade-adjustment',
  access: { anyOf: ['Opportunity_VehTradeAdjust_Access' satisfies Permission] },
} as const

/** The adjustments of a store that were not cancelled, newest first. */
export const listTradeAdjustments = endpoint({
  ...ofAdjustments,
  name: 'listTradeAdjustments',
  method: 'GET',
  query: t.intersection([
    record({ hyperionId }),
    t.exact(t.partial({ pageNumber: wholeText(1), pageSize: wholeText(1, 10_000) })),
  ]),
  output: pageOf(adjustmentRow),
  scope: { store: ({ query }) => query.hyperionId },
  rows: ['O-331', 'O-333', 'O-503', 'OP-108'],
})

/**
 * Saves an adjustment. The newest live one of the same year, make, model, percentage and sign is extended instead, and cancelled
 * by expiration 0 (D-15).
 */
export const saveTradeAdjustment = endpoint({
  ...ofAdjustments,
  name: 'saveTradeAdjustment',
  method: 'POST',
  query: record({ hyperionId }),
  body: adjustment,
  output: adjustmentRow,
  scope: { store: ({ query }) => query.hyperionId },
  isIdempotent: true,
  rows: ['O-332', 'O-336', 'O-337', 'O-338', 'O-339', 'O-340', 'O-504', 'OP-108', 'OP-109', 'OP-110'],
})
