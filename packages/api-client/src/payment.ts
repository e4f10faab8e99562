import * as t from 'io-ts'
import { leaseFinanceTypes } from '@retain/domain/payment/playground/computation'
import type { VehicleAnswer } from '@retain/domain/payment/playground/playgroundAnswers'
import { addedVehicleLimitWhileHidden } from '@retain/domain/payment/playground/vehicleLimit'
import type { RequestedVehicle } from '@retain/domain/payment/vehicleQuote'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { deskingEdits } from './desking'
import {
  dollars,
  figure,
  hyperionId,
  listUpTo,
  nullable,
  oneOf,
  opptId,
  record,
  textUpTo,
} from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { leaseFinance } from './opportunity'

/** Longer than any VIN; empty for the own replacement while it is in transit. */
const vin = textUpTo(40)

/** More than any lender names. */
const mostDownPayments = 12

const requestedVehicle: t.Type<RequestedVehicle, unknown> = t.intersection([
  record(
    {
      vin,
      price: nullable(dollars),
      downPayments: listUpTo(mostDownPayments, dollars, 0),
      apr: nullable(figure),
      payoff: nullable(dollars),
      vehiclePayoffSelected: t.boolean,
    },
    'requested vehicle',
  ),
  t.exact(t.partial({ desking: deskingEdits, vehicleValue: dollars })),
])

const quotedVehicle: t.Type<VehicleAnswer, unknown> = record(
  { vin, leaseFinance: nullable(leaseFinance), optionalLeaseFinance: nullable(leaseFinance) },
  'quoted vehicle',
)

/**
 * What vehicles cost a month with what was edited, on both bases and in the order asked; `null` where no payment is found
 * (OP-082, OP-087, OP-088). It writes nothing. A vehicle is the own replacement of the opportunity or one in the stock of its
 * store.
 */
export const computeLeaseFinance = endpoint({
  name: 'computeLeaseFinance',
  base: 'opportunity',
  method: 'POST',
  path: '/lease-finance/{type}',
  params: record({ type: oneOf(leaseFinanceTypes, 'computation') }),
  body: record(
    { opptId, hyperionId, vehicles: listUpTo(addedVehicleLimitWhileHidden, requestedVehicle) },
    'computation of payments',
  ),
  output: t.readonlyArray(quotedVehicle),
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ body }) => body.opptId },
  kind: 'read',
  handlesNotFound: true,
  rows: ['O-473', 'O-474', 'O-475'],
})
