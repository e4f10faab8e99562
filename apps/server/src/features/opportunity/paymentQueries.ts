import type { InferResult } from 'kysely'
import type { Database } from '../../db/schema/schema'

/** The columns of what a vehicle is offered for, of a replacement and of one in stock. */
export const paymentTermColumns = [
  'msrp_cents',
  'selling_price_cents',
  'down_payment_cents',
  'finance_apr',
  'finance_default_term',
  'lease_apr',
  'lease_default_term',
  'yearly_retention',
] as const

/** The same of the replacement that is joined as `r`. */
export const replacementTermColumns = paymentTermColumns.map((column) => `r.${column}` as const)

const paymentBasisOf = (db: Database, opptId: string) =>
  db
    .selectFrom('opportunity as o')
    .leftJoin('replacement_vehicle as r', (join) =>
      join.onRef('r.hyperion_id', '=', 'o.hyperion_id').onRef('r.oppt_id', '=', 'o.oppt_id'),
    )
    .select([
      'o.hyperion_id',
      'o.equity_cents',
      'o.payoff_cents',
      'o.vehicle_value_cents',
      'o.payments_left',
      'o.current_payment_cents',
      'o.deal_type',
      'o.deal_type_code',
      'r.oppt_id as replacement_of',
      'r.vin as replacement_vin',
      ...replacementTermColumns,
    ])
    .where('o.oppt_id', '=', opptId)

/** What the payments of a replacement are reckoned from. */
export type StoredPaymentBasis = InferResult<ReturnType<typeof paymentBasisOf>>[number]

/** What a vehicle is offered for, as it is stored. */
export type StoredPaymentTerms = Pick<StoredPaymentBasis, (typeof paymentTermColumns)[number]>

/** What the payments for the replacement of an opportunity's vehicle are reckoned from. */
export const findPaymentBasis = (db: Database, opptId: string) =>
  paymentBasisOf(db, opptId).executeTakeFirst()
