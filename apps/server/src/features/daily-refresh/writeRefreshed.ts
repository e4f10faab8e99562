import { sql } from 'kysely'
import { daysLater, type Day } from '@retain/domain/calendar/day'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { valueRows } from '../../db/valueRows'
import type { Refreshed } from './refreshedRow'

/** What the rows of a batch are written with. */
interface Written {
  readonly hyperionId: string
  readonly day: Day
  readonly refreshed: readonly Refreshed[]
}

/** For how many days the figures of a day are kept: 24 months, and what falls into a month that is begun. */
const keptDays = 761

/** Keeps what opportunities were worth until now, as the figures of the day before; those that have not changed since are kept already. */
export async function keepEarlierFigures(
  transaction: DatabaseTransaction,
  { hyperionId, day, refreshed }: Written,
): Promise<void> {
  const before = refreshed.map(({ row }) => ({
    oppt_id: row.oppt_id,
    vehicle_value_cents: row.vehicle_value_cents,
    payoff_cents: row.payoff_cents,
    equity_cents: row.equity_cents,
    payment_difference_finance_cents: row.payment_difference_finance_cents,
    payment_difference_lease_cents: row.payment_difference_lease_cents,
  }))
  const types = {
    oppt_id: 'bigint',
    vehicle_value_cents: 'bigint',
    payoff_cents: 'bigint',
    equity_cents: 'bigint',
    payment_difference_finance_cents: 'bigint',
    payment_difference_lease_cents: 'bigint',
  } as const
  const [, ...figures] = Object.keys(types)
  const columns = (prefix = '') => sql.join(figures.map((name) => sql.ref(`${prefix}${name}`)))
  await sql`insert into opportunity_value (hyperion_id, oppt_id, day, ${columns()})
    select ${hyperionId}, v.oppt_id, ${daysLater(day, -1)}::date, ${columns('v.')}
    from ${valueRows(types, before)}
    left join lateral (
      select * from opportunity_value k where k.hyperion_id = ${hyperionId} and k.oppt_id = v.oppt_id
      order by k.day desc limit 1
    ) k on true
    where k.oppt_id is null or (${columns('k.')}) is distinct from (${columns('v.')})
    on conflict do nothing`.execute(transaction)
  const until = daysLater(day, -keptDays)
  // The last row before that day is what the figures were on it.
  await sql`delete from opportunity_value k using opportunity_value later
    where k.hyperion_id = ${hyperionId} and k.oppt_id = any(${before.map(({ oppt_id }) => oppt_id)}::bigint[])
      and k.day < ${until}::date and later.hyperion_id = k.hyperion_id and later.oppt_id = k.oppt_id
      and later.day > k.day and later.day <= ${until}::date`.execute(transaction)
}

/** Writes the figures of opportunities, each with its next version or the one after it. */
export async function writeFigures(
  transaction: DatabaseTransaction,
  { hyperionId, refreshed }: Written,
  versionOf: (refreshed: Refreshed) => number,
): Promise<void> {
  const values = refreshed.map((one) => ({
    oppt_id: one.row.oppt_id,
    vehicle_mileage: one.mileage,
    vehicle_value_cents: one.value,
    equity_cents: one.equity,
    payment_difference_finance_cents: one.differences.finance,
    payment_difference_lease_cents: one.differences.lease,
    replacement_stock_no: one.stockNo,
    row_version: versionOf(one),
    is_mileage_estimated: one.mileage !== null && one.mileage !== one.row.serviced_mileage,
  }))
  const types = {
    oppt_id: 'bigint',
    vehicle_mileage: 'integer',
    vehicle_value_cents: 'bigint',
    equity_cents: 'bigint',
    payment_difference_finance_cents: 'bigint',
    payment_difference_lease_cents: 'bigint',
    replacement_stock_no: 'text',
    row_version: 'integer',
    is_mileage_estimated: 'boolean',
  } as const
  await transaction
    .updateTable('opportunity as o')
    .from(valueRows(types, values))
    .set((eb) => ({
      vehicle_mileage: eb.ref('v.vehicle_mileage'),
      vehicle_value_cents: eb.ref('v.vehicle_value_cents'),
      equity_cents: eb.ref('v.equity_cents'),
      payment_difference_finance_cents: eb.ref('v.payment_difference_finance_cents'),
      payment_difference_lease_cents: eb.ref('v.payment_difference_lease_cents'),
      replacement_stock_no: eb.ref('v.replacement_stock_no'),
      row_version: eb.ref('v.row_version'),
    }))
    .where('o.hyperion_id', '=', hyperionId)
    .whereRef('o.oppt_id', '=', 'v.oppt_id')
    .execute()
  await transaction
    .updateTable('current_vehicle as c')
    .from(valueRows(types, values))
    .set((eb) => ({ is_mileage_estimated: eb.ref('v.is_mileage_estimated') }))
    .where('c.hyperion_id', '=', hyperionId)
    .whereRef('c.oppt_id', '=', 'v.oppt_id')
    .whereRef('c.is_mileage_estimated', '!=', 'v.is_mileage_estimated')
    .execute()
}

/** Keeps which adjustment changed which value, and what it was before; without one nothing is kept. */
export async function writeAdjustments(
  transaction: DatabaseTransaction,
  { hyperionId, day, refreshed }: Written,
): Promise<void> {
  const ended = refreshed.filter(
    ({ row, adjustment }) => adjustment === null && row.trade_adjustment_id !== null,
  )
  if (ended.length > 0)
    await transaction
      .deleteFrom('adjusted_value')
      .where('hyperion_id', '=', hyperionId)
      .where(
        'oppt_id',
        'in',
        ended.map(({ row }) => row.oppt_id),
      )
      .execute()
  const made = refreshed.flatMap(({ row, adjustment }) =>
    adjustment === null || isKept(row, adjustment)
      ? []
      : [
          {
            hyperion_id: hyperionId,
            oppt_id: row.oppt_id,
            trade_adjustment_id: adjustment.tradeAdjustmentId,
            value_before_cents: adjustment.valueBefore,
            value_after_cents: adjustment.valueAfter,
            adjusted_on: day,
          },
        ],
  )
  if (made.length === 0) return
  await transaction
    .insertInto('adjusted_value')
    .values(made)
    .onConflict((conflict) =>
      conflict.columns(['hyperion_id', 'oppt_id']).doUpdateSet((eb) => ({
        trade_adjustment_id: eb.ref('excluded.trade_adjustment_id'),
        value_before_cents: eb.ref('excluded.value_before_cents'),
        value_after_cents: eb.ref('excluded.value_after_cents'),
        adjusted_on: eb.ref('excluded.adjusted_on'),
      })),
    )
    .execute()
}

const isKept = (row: Refreshed['row'], adjustment: NonNullable<Refreshed['adjustment']>): boolean =>
  row.trade_adjustment_id === adjustment.tradeAdjustmentId &&
  Number(row.value_before_cents) === adjustment.valueBefore &&
  Number(row.value_after_cents) === adjustment.valueAfter

/** What of a vehicle in stock a replacement takes over. */
const taken = [
  ...['vin', 'new_used', 'used_classification', 'year', 'make_name', 'model_name', 'trim_level', 'color'],
  ...['mileage', 'market_class', 'body_type', 'transmission', 'highway_mpg', 'city_mpg', 'fuel_type'],
  ...['key_features', 'msrp_cents', 'rebate_cents', 'discount_cents', 'selling_price_cents'],
  ...['down_payment_cents', 'location_store_name', 'finance_lender_code', 'finance_apr'],
  ...['finance_default_term', 'lease_lender_code', 'lease_apr', 'lease_default_term', 'yearly_retention'],
] as const

/** Writes which vehicle each opportunity is offered, why, and that the list is of today (O-113). */
export async function writeOffers(
  transaction: DatabaseTransaction,
  { hyperionId, day, refreshed }: Written,
): Promise<void> {
  const chosen = refreshed.flatMap(({ row, offer }) =>
    offer.kind === 'stock' ? [{ oppt_id: row.oppt_id, vin: offer.vehicle.vin, reason: offer.reason }] : [],
  )
  const columns = sql.join(taken.map((name) => sql.ref(name)))
  const values = sql.join(taken.map((name) => sql.ref(`s.${name}`)))
  const updates = sql.join(
    [...taken, 'selection_reason', 'refreshed_on'].map(
      (name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`,
    ),
  )
  if (chosen.length > 0)
    await sql`insert into replacement_vehicle (hyperion_id, oppt_id, selection_reason, refreshed_on, ${columns})
      select ${hyperionId}, v.oppt_id, v.reason, ${day}::date, ${values}
      from ${valueRows({ oppt_id: 'bigint', vin: 'text', reason: 'text' }, chosen)}
      join stock_vehicle s on s.hyperion_id = ${hyperionId} and s.vin = v.vin
      on conflict (hyperion_id, oppt_id) do update set ${updates}`.execute(transaction)

  const onItsWay = refreshed.flatMap(({ row, offer }) =>
    offer.kind === 'onItsWay' ? [{ oppt_id: row.oppt_id, reason: offer.reason }] : [],
  )
  if (onItsWay.length > 0)
    await transaction
      .updateTable('replacement_vehicle as r')
      .from(valueRows({ oppt_id: 'bigint', reason: 'text' }, onItsWay))
      .set((eb) => ({ selection_reason: eb.ref('v.reason'), refreshed_on: day }))
      .where('r.hyperion_id', '=', hyperionId)
      .whereRef('r.oppt_id', '=', 'v.oppt_id')
      .execute()

  const gone = refreshed.flatMap(({ row, offer }) =>
    offer.kind === 'none' && row.offered_oppt_id !== null ? [row.oppt_id] : [],
  )
  if (gone.length > 0)
    await transaction
      .deleteFrom('replacement_vehicle')
      .where('hyperion_id', '=', hyperionId)
      .where('oppt_id', 'in', gone)
      .execute()
}
