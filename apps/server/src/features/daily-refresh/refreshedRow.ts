import type { Instant } from '@retain/domain/calendar/instant'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import type { Cents } from '@retain/domain/money/money'
import type { DeskingTerms } from '@retain/domain/payment/desking/deskingTerms'
import { paymentDifferencesFor, type PaymentDifferences } from '@retain/domain/payment/leaseFinance'
import {
  equityAfter,
  refreshedValue,
  type ValueAdjustment,
} from '@retain/domain/trade-adjustment/adjustedVehicle'
import { adjustmentFor } from '@retain/domain/trade-adjustment/adjustmentEffect'
import type { TradeAdjustmentRow } from '@retain/domain/trade-adjustment/tradeAdjustment'
import { estimateMileage } from '@retain/domain/vehicle/mileage'
import {
  replacementChoices,
  selectionReasonText,
  type replacementChooser,
} from '@retain/domain/vehicle/replacementChoice'
import { centsOf } from '../../db/money'
import { termsOf } from '../opportunity/presentPayment'
import type { RefreshRow, StockToChoose } from './refreshQueries'

/** What all opportunities of a store are refreshed with. */
export interface StoreRefresh {
  readonly now: Instant
  readonly offset: OffsetMinutes
  readonly annualMiles: number
  readonly adjustments: readonly TradeAdjustmentRow[]
  /** @default the neutral ones */
  readonly desking: DeskingTerms | undefined
  /** `null` for a store of whose stock nothing is known: what it offers stays as it is. */
  readonly choose: ReturnType<typeof replacementChooser<StockToChoose>> | null
}

/** What becomes of the vehicle that is offered: one in stock, the one that is on its way, none, or what was there. */
export type RefreshedOffer =
  | { readonly kind: 'stock'; readonly vehicle: StockToChoose; readonly reason: string | null }
  | { readonly kind: 'onItsWay'; readonly reason: string | null }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' }

/** An opportunity after its refresh. */
export interface Refreshed {
  readonly row: RefreshRow
  readonly offer: RefreshedOffer
  readonly stockNo: string | null
  readonly mileage: number | null
  readonly value: Cents | null
  readonly adjustment: ValueAdjustment | null
  readonly equity: Cents | null
  readonly differences: PaymentDifferences
}

/** Refreshes an opportunity: the vehicle that is offered, mileage, value, and what follows from them (OP-097, OP-110). */
export function refreshedRow(row: RefreshRow, store: StoreRefresh): Refreshed {
  const before = centsOf(row.vehicle_value_cents)
  const { value, adjustment } = refreshedValue(
    { value: before, adjustment: adjustmentOf(row) },
    adjustmentFor(
      store.adjustments,
      { year: row.year, make: row.make_name, model: row.model_name },
      store.now,
      store.offset,
    ),
  )
  const equity = equityAfter(centsOf(row.equity_cents), before, value)
  const offer = offerFor(row, store)
  return {
    row,
    offer,
    stockNo: stockNoOf(row, offer),
    mileage: mileageOf(row, store),
    value,
    adjustment,
    equity,
    differences: differencesOf(row, offer, { equity, value }, store.desking),
  }
}

function adjustmentOf(row: RefreshRow): ValueAdjustment | null {
  const [valueBefore, valueAfter] = [centsOf(row.value_before_cents), centsOf(row.value_after_cents)]
  const tradeAdjustmentId = row.trade_adjustment_id
  return tradeAdjustmentId === null || valueBefore === null || valueAfter === null
    ? null
    : { tradeAdjustmentId, valueBefore, valueAfter }
}

/** What cannot be estimated stays as it is. */
const mileageOf = (row: RefreshRow, { now, annualMiles }: StoreRefresh): number | null =>
  estimateMileage(
    {
      lastService:
        row.serviced_at === null || row.serviced_mileage === null
          ? null
          : { date: row.serviced_at, mileage: row.serviced_mileage },
      purchaseDate: row.purchased_at,
      modelYear: row.year,
    },
    now,
    annualMiles,
  ) ?? row.vehicle_mileage

/** A vehicle without a stock number is on its way: it is offered for as long as nothing in stock has more in common. */
function offerFor(row: RefreshRow, { choose }: StoreRefresh): RefreshedOffer {
  if (choose === null) return { kind: 'unknown' }
  const current = {
    vin: row.vin,
    make: row.make_name,
    model: row.model_name,
    trim: row.trim_level,
    marketClass: row.market_class,
    bodyType: row.body_type,
  }
  const inStock = choose(current)
  const isOnItsWay = row.offered_oppt_id !== null && row.replacement_stock_no === null
  const onItsWay = {
    vin: row.offered_vin ?? '',
    year: row.offered_year,
    make: row.offered_make,
    model: row.offered_model,
    trim: row.offered_trim,
    marketClass: row.offered_market_class,
    bodyType: row.offered_body_type,
  }
  const offered = [...(inStock === null ? [] : [inStock.vehicle]), ...(isOnItsWay ? [onItsWay] : [])]
  const best = replacementChoices(current, offered)[0]
  if (best === undefined) return { kind: 'none' }
  const reason = selectionReasonText(best.reasons)
  return inStock !== null && best.vehicle === inStock.vehicle
    ? { kind: 'stock', vehicle: inStock.vehicle, reason }
    : { kind: 'onItsWay', reason }
}

function stockNoOf(row: RefreshRow, offer: RefreshedOffer): string | null {
  if (offer.kind === 'stock') return offer.vehicle.stock_no
  return offer.kind === 'none' ? null : row.replacement_stock_no
}

function differencesOf(
  row: RefreshRow,
  offer: RefreshedOffer,
  { equity, value }: Pick<Refreshed, 'equity' | 'value'>,
  desking: DeskingTerms | undefined,
): PaymentDifferences {
  if (offer.kind === 'none') return { finance: null, lease: null }
  // Another system may have told of differences to a vehicle that it did not tell of.
  if (offer.kind === 'unknown' && row.offered_oppt_id === null)
    return {
      finance: centsOf(row.payment_difference_finance_cents),
      lease: centsOf(row.payment_difference_lease_cents),
    }
  return paymentDifferencesFor(termsOf(offer.kind === 'stock' ? offer.vehicle : row, desking), {
    equity,
    ...(value === null ? {} : { vehicleValue: value }),
    currentPayment: centsOf(row.current_payment_cents),
    defaultPayoff: null,
    paymentPayoff: null,
    selectedPayoff: null,
  })
}
