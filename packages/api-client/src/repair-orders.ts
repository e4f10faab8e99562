import * as t from 'io-ts'
import type { RepairOrder, RoHistory, RoLineItem } from '@retain/domain/customer-360/repairOrders'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { dollars, id, instant, nullable, opptId, record, text, whole } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

const repairOrder: t.Type<RepairOrder, unknown> = record(
  {
    roNumber: text,
    roDate: nullable(instant),
    roStatus: nullable(t.string),
    roTagNumber: nullable(t.string),
    roAmount: nullable(dollars),
    work: nullable(t.string),
    mileage: nullable(whole()),
    lineItemId: nullable(id),
  },
  'repair order',
)

const roHistory: t.Type<RoHistory, unknown> = record(
  {
    vin: text,
    roSummary: record({ lastRoDate: nullable(instant), visits: whole(0), total: nullable(dollars) }),
    roHistory: t.readonlyArray(repairOrder),
  },
  'repair-order history',
)

const lineItem: t.Type<RoLineItem, unknown> = record(
  {
    lineItemId: text,
    description: t.string,
    opCode: nullable(t.string),
    amount: nullable(dollars),
  },
  'line item',
)

const inView = {
  base: 'customer360',
  method: 'GET',
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ query }: { readonly query: { readonly opptId: string } }) => query.opptId },
  handlesNotFound: true,
} as const

/** The visits of a vehicle to the workshops of the caller's stores, newest first. */
export const getRoHistory = endpoint({
  ...inView,
  name: 'getRoHistory',
  path: '/ro/history',
  query: record({ opptId, vin: text }),
  output: roHistory,
  rows: ['O-358', 'O-480'],
})

/** The pieces of work of a repair order, in their order. */
export const getRoLineItems = endpoint({
  ...inView,
  name: 'getRoLineItems',
  path: '/ro/line-item/{id}',
  params: record({ id }),
  query: record({ opptId }),
  output: t.readonlyArray(lineItem),
  rows: ['O-481'],
})
