import type { Cents } from '../../money/money'
import { formatPercent } from '../../money/format'
import { priceAtMost, type FitQuestion } from './fit'
import type { OfferedCustomer, StockOffer } from './stockOffer'

/** The price at most of the vehicles that have the same rate. */
export interface PriceLimit {
  /** `3.9% Toyota`, `5.9% used`: the rate, and what the vehicles have in common. */
  readonly label: string
  readonly price: Cents
}

/** Rates that are shown beside one another. */
const mostLimits = 3

function commonOf(vehicles: readonly StockOffer[]): string {
  if (vehicles.every(({ newOrUsed }) => newOrUsed === 'Used')) return 'used'
  const [make, ...others] = new Set(vehicles.map((vehicle) => vehicle.make))
  if (make !== undefined && make !== null && others.length === 0) return make
  return vehicles.every(({ newOrUsed }) => newOrUsed === 'New') ? 'new' : ''
}

const rateOf = ({ terms }: StockOffer, { quoteKind }: OfferedCustomer): number | null => terms[quoteKind].apr

/**
 * The highest prices that stay at a payment, for the rates that most vehicles have. A lease has none: its price depends on the
 * residual of each vehicle.
 *
 * @example priceLimits(offers, customer, question)[0] // { label: '3.9% Toyota', price: 34_342_73 }
 */
export function priceLimits(
  offers: readonly StockOffer[],
  customer: OfferedCustomer,
  question: FitQuestion,
): readonly PriceLimit[] {
  if (customer.quoteKind === 'lease') return []
  const groups = new Map<number, StockOffer[]>()
  for (const offer of offers) {
    const apr = question.apr ?? rateOf(offer, customer)
    const group = apr === null ? undefined : groups.get(apr)
    if (group !== undefined) group.push(offer)
    else if (apr !== null) groups.set(apr, [offer])
  }
  return [...groups]
    .map(([apr, vehicles]) => ({ apr, vehicles }))
    .toSorted((one, other) => other.vehicles.length - one.vehicles.length || one.apr - other.apr)
    .slice(0, mostLimits)
    .flatMap(({ apr, vehicles }) => {
      const [first] = vehicles
      const price = first === undefined ? null : priceAtMost(first, customer, question)
      return price === null ? [] : [{ label: `${formatPercent(apr)} ${commonOf(vehicles)}`.trim(), price }]
    })
}
