import type { Fit } from '@retain/domain/payment/what-fits/fit'
import { rankedFits } from '@retain/domain/payment/what-fits/rankedFits'
import type { StockOffer } from '@retain/domain/payment/what-fits/stockOffer'

/** A row of the list: a vehicle and what it would cost. */
export interface FitRow {
  readonly offer: StockOffer
  readonly fit: Fit
}

/** Unique among the rows. */
export const rowVin = ({ offer }: FitRow): string => offer.vin

/** The vehicles that pass the filters and whose payments are there, by their payment difference. */
export function fitRows(
  offers: readonly StockOffer[],
  fits: readonly Fit[],
  isShown: (offer: StockOffer) => boolean,
): readonly FitRow[] {
  const byVin = new Map(offers.map((offer) => [offer.vin, offer]))
  return rankedFits(fits).flatMap((fit) => {
    const offer = byVin.get(fit.vin)
    return offer !== undefined && isShown(offer) ? [{ offer, fit }] : []
  })
}
