import { toCents, zeroCents } from '../../money/money'
import { leadTermOf, quoteFor } from '../lenderQuote'
import { defaultTermFor } from '../leaseFinance'
import { paymentInputs, type PaymentInputs, type Solvable } from '../solve/paymentInputs'
import type { OfferTerms } from '../what-fits/stockOffer'
import { chooseDownPayment } from './columnEdits'
import { requestedWithEdits, type PresentDeal } from './computation'
import { selectedDownPayment } from './paymentGrid'
import { allVehicles, changeVehicle, chosenTerm, chooseTerm, type Playground } from './playground'
import { typeInto } from './playgroundInput'
import { shownLeaseFinance } from './playgroundVehicle'

/** What a button of a column is called that finds out how its vehicle can have a payment. */
export const reachPaymentLabel = 'Reach a payment'

/** Where the down payment that is in force stands among those of a column. */
function placeOfDown(playground: Playground, vin: string) {
  const column = allVehicles(playground).find((one) => one.vin === vin)
  if (column === undefined) return null
  const quote = quoteFor(shownLeaseFinance(column), playground.deal)
  const quoted = quote?.downPayments ?? []
  const at = selectedDownPayment(quoted, column.downPaymentValue)
  return { column, quote, at: Math.max(0, at), downPayment: quoted[at] ?? zeroCents }
}

/**
 * What the payment that a column leads with is reckoned from, with all that is tried out; `null` where the column is not there or the
 * store does not offer its vehicle.
 *
 * @param offer what the server reckons the payments of the vehicle from.
 * @example reachInputs(playground, present, vin, offer)
 */
export function reachInputs(
  playground: Playground,
  present: PresentDeal,
  vin: string,
  { terms, holding, quoteKind, desking }: OfferTerms,
): PaymentInputs | null {
  const found = placeOfDown(playground, vin)
  if (found === null || terms === null) return null
  const { column, quote, downPayment } = found
  const asked = requestedWithEdits(column, playground, present)
  const lead = leadTermOf(quote, chosenTerm(playground, vin))?.term
  return paymentInputs({ ...terms, desking }, holding, quoteKind, asked, {
    downPayment,
    term: lead ?? defaultTermFor(terms, quoteKind),
  })
}

/**
 * The playground with a figure in a column as if it had been typed or chosen there: the price as the selling price, the down payment in
 * the place of the one in force, the term as the one that the column leads with.
 *
 * @param figure cents of a price or down payment, months of a term, percent of a rate.
 * @example applySolved(playground, present, vin, 'apr', 6.53)
 */
export function applySolved(
  playground: Playground,
  present: PresentDeal,
  vin: string,
  solveFor: Solvable,
  figure: number,
): Playground {
  const typed = (field: 'estimatedSelPriceEdit' | 'aprValue' | 'downPaymentOptionsEdit', at = 0) =>
    typeInto(playground, present, { of: 'offered', vin, field, at }, figure)
  switch (solveFor) {
    case 'price':
      return typed('estimatedSelPriceEdit')
    case 'apr':
      return typed('aprValue')
    case 'term':
      return chooseTerm(playground, vin, figure)
    case 'downPayment':
      return changeVehicle(
        typed('downPaymentOptionsEdit', placeOfDown(playground, vin)?.at ?? 0),
        vin,
        (column) => chooseDownPayment(column, toCents(figure)),
      )
  }
}
