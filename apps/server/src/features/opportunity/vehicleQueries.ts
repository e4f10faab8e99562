import type { InferResult } from 'kysely'
import type { Database } from '../../db/schema/schema'

const currentOf = (db: Database, opptId: string) =>
  db
    .selectFrom('opportunity as o')
    .leftJoin('current_vehicle as v', (join) =>
      join.onRef('v.hyperion_id', '=', 'o.hyperion_id').onRef('v.oppt_id', '=', 'o.oppt_id'),
    )
    .leftJoin('adjusted_value as a', (join) =>
      join
        .onRef('a.hyperion_id', '=', 'o.hyperion_id')
        .onRef('a.oppt_id', '=', 'o.oppt_id')
        // A value that was found since is not the adjusted one.
        .onRef('a.value_after_cents', '=', 'o.vehicle_value_cents'),
    )
    .leftJoin('trade_adjustment as t', (join) =>
      join
        .onRef('t.hyperion_id', '=', 'a.hyperion_id')
        .onRef('t.trade_adjustment_id', '=', 'a.trade_adjustment_id'),
    )
    .leftJoin('app_user as u', 'u.user_name', 't.created_by')
    .leftJoin('store as s', 's.hyperion_id', 'o.hyperion_id')
    .select([
      'a.value_before_cents',
      'a.adjusted_on',
      't.percentage as adjusted_percentage',
      't.add_or_subtract',
      't.created_by as adjusted_by',
      'u.full_name as adjusted_by_name',
    ])
    .select([
      'o.new_used',
      'o.used_classification',
      'o.vin',
      'o.year',
      'o.make_name',
      'o.model_name',
      'o.trim_level',
      'o.color',
      'o.vehicle_mileage',
      'o.vehicle_value_cents',
      'o.payoff_cents',
      'o.equity_cents',
      'o.payments_left',
      'o.has_recall',
      'o.warranty_icon',
      'o.predictive_score',
      'o.vehicle_version',
      'o.deal_type',
      'o.deal_type_code',
      'o.replacement_stock_no',
      'v.make_id',
      'v.model_id',
      'v.trim_id',
      'v.body_type',
      'v.transmission',
      'v.highway_mpg',
      'v.city_mpg',
      'v.fuel_type',
      'v.key_features',
      'v.value_source',
      'v.history_condition',
      'v.is_mileage_estimated',
      'v.valued_at',
      'o.deal_saved_at',
      's.time_zone',
    ])
    .where('o.oppt_id', '=', opptId)

/** The present vehicle, with what of the opportunity bears on the one that is offered. */
export type StoredCurrentVehicle = InferResult<ReturnType<typeof currentOf>>[number]

/** The present vehicle of an opportunity. */
export const findCurrentVehicle = (db: Database, opptId: string) => currentOf(db, opptId).executeTakeFirst()

const replacementOf = (db: Database, opptId: string) =>
  db
    .selectFrom('opportunity as o')
    .innerJoin('replacement_vehicle as r', (join) =>
      join.onRef('r.hyperion_id', '=', 'o.hyperion_id').onRef('r.oppt_id', '=', 'o.oppt_id'),
    )
    .selectAll('r')
    .where('o.oppt_id', '=', opptId)

/** The vehicle that is offered in place of the present one. */
export type StoredReplacement = InferResult<ReturnType<typeof replacementOf>>[number]

/** The vehicle that is offered in place of the one of an opportunity; most have one. */
export const findReplacement = (db: Database, opptId: string) => replacementOf(db, opptId).executeTakeFirst()
