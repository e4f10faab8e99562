import type {
  AdjustmentPercentage,
  AdjustmentSign,
  TradeAdjustment,
} from '@retain/domain/trade-adjustment/tradeAdjustment'
import type { ColumnType, Generated } from 'kysely'
import type { Amount, GeneratedId, Id, Moment } from './columns'

/** By how much a store raises or lowers what vehicles of a year and model are worth to it. */
export interface TradeAdjustmentTable {
  hyperion_id: string
  trade_adjustment_id: GeneratedId
  /** Four digits. */
  year: string
  make_name: string
  model_name: string
  percentage: AdjustmentPercentage
  /** Days; 0 once it was cancelled. */
  expiration: TradeAdjustment['expiration']
  add_or_subtract: AdjustmentSign
  created_at: Moment
  /** A user name. */
  created_by: string | null
  expires_at: Moment
}

/** An amount in whole cents that is always known. */
type KnownAmount = ColumnType<string, number, number>

/** What an adjustment did to the value of the vehicle of an opportunity. */
export interface AdjustedValueTable {
  hyperion_id: string
  oppt_id: Id
  trade_adjustment_id: Id
  value_before_cents: KnownAmount
  value_after_cents: KnownAmount
  /** Day of the store. */
  adjusted_on: string
}

/** The figures that an opportunity had at the end of a day; days on which they stayed the same have no row. */
export interface OpportunityValueTable {
  hyperion_id: string
  oppt_id: Id
  /** Of the store. */
  day: string
  vehicle_value_cents: Amount
  payoff_cents: Amount
  equity_cents: Amount
  payment_difference_finance_cents: Amount
  payment_difference_lease_cents: Amount
}

/** How far the refresh of a store has come on a day. */
export interface DailyRefreshTable {
  hyperion_id: string
  day: string
  /** Everything up to this one is done. */
  last_oppt_id: ColumnType<string, string | number | undefined, string>
  /** How many that are. */
  refreshed: Generated<number>
  finished_at: Moment | null
}

/** Who is told of a store's trade adjustments: whoever might see them when entering the store last. */
export interface AdjustmentListenerTable {
  hyperion_id: string
  user_name: string
}
