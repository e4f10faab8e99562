import { adjustedEquity } from '../../explanation/explainEquity'
import { subtractCents, type Cents } from '../../money/money'
import type { CurrentVehicle } from '../../opportunity/sections'
import { paymentDifferencesFor, vehicleValueOf, type Holding } from '../../payment/leaseFinance'
import type { OfferTerms } from '../../payment/what-fits/stockOffer'
import type { SearchedOpportunity } from '../conditions/searchedOpportunity'

/** The figures of a list that a trade adjustment can have changed. */
type Figures = Pick<
  SearchedOpportunity,
  'equityAmount' | 'paymentDifferenceFinance' | 'paymentDifferenceLease'
>

/** What of them is known without the adjustment; a figure that is left out is as it stands. */
export type UnadjustedFigures = Partial<Figures>

/**
 * The figures of a customer without the trade adjustment that is in them. A payment difference is told only where the replacement
 * and the terms of the store come to the one that the list holds: another system may have told of it, or a setting may have
 * changed since the night.
 *
 * @param offer what the payments of the replacement are reckoned from; `undefined` while that is not known.
 * @example unadjustedFigures(opportunity, vehicle, undefined) // { equityAmount: 6_046_00 }
 */
export function unadjustedFigures(
  figures: Figures,
  vehicle: CurrentVehicle,
  offer: OfferTerms | undefined,
): UnadjustedFigures {
  const adjusted = adjustedEquity(vehicle)
  if (adjusted === null || adjusted === 0) return {}
  return {
    ...(figures.equityAmount === null ? {} : { equityAmount: subtractCents(figures.equityAmount, adjusted) }),
    ...unadjustedDifferences(figures, adjusted, offer),
  }
}

function unadjustedDifferences(
  figures: Figures,
  adjusted: Cents,
  offer: OfferTerms | undefined,
): UnadjustedFigures {
  if (offer === undefined || offer.terms === null) return {}
  const terms = { ...offer.terms, desking: offer.desking }
  const now = paymentDifferencesFor(terms, offer.holding)
  const before = paymentDifferencesFor(terms, lessAdjusted(offer.holding, adjusted))
  return {
    ...(now.finance === figures.paymentDifferenceFinance ? { paymentDifferenceFinance: before.finance } : {}),
    ...(now.lease === figures.paymentDifferenceLease ? { paymentDifferenceLease: before.lease } : {}),
  }
}

/** What the customer would hold without it: the value of the vehicle and the equity in it are less by as much. */
function lessAdjusted(holding: Holding, adjusted: Cents): Holding {
  const { equity } = holding
  const vehicleValue = vehicleValueOf(holding)
  return {
    ...holding,
    equity: equity === null ? null : subtractCents(equity, adjusted),
    ...(vehicleValue === null ? {} : { vehicleValue: subtractCents(vehicleValue, adjusted) }),
  }
}
