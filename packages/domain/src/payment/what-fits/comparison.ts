import { dollarsOfCents } from '../../money/dollars'
import { printQuery } from '../../text/addressQuery'
import { joinList } from '../../text/commaList'
import { deskingQuery } from '../desking/deskingAddress'
import { noDeskingEdits, type DeskingEdits } from '../desking/deskingTerms'
import { defaultTermFor } from '../leaseFinance'
import { ownColumn } from '../playground/playgroundAddress'
import { addedVehicleLimit, addedVehicleLimitWhileHidden } from '../playground/vehicleLimit'
import { shownKind } from '../solve/shownKind'
import type { FitQuestion } from './fit'
import type { OfferedCustomer, StockOffer } from './stockOffer'

/** How many vehicles can be chosen: as many as stand beside the current one in the playground. */
export const choiceLimit = addedVehicleLimitWhileHidden

/**
 * The query of the address of a playground that compares the chosen vehicles, with the down payment, rate, term and desking terms at
 * which they were looked at. The own replacement keeps its column as long as there is room.
 *
 * @example comparisonQuery([offer], customer, question) // 'vins=7FARS5H53TE014448'
 */
export function comparisonQuery(
  chosen: readonly StockOffer[],
  { quoteKind }: OfferedCustomer,
  { downPayment, apr, term }: FitQuestion,
  desking: DeskingEdits = noDeskingEdits,
): string {
  const others = chosen.filter(({ isReplacement }) => !isReplacement)
  const query: Record<string, string> = {}
  if (others.length > 0) query['vins'] = joinList(others.map(({ vin }) => vin))
  if (others.length > addedVehicleLimit) query['hide'] = 'yes'
  Object.assign(query, deskingQuery(desking))
  for (const { vin, isReplacement, terms } of chosen) {
    const name = isReplacement ? ownColumn : vin
    if (apr !== null) query[`${name}.apr`] = String(apr)
    if (downPayment !== 0) {
      const down = String(dollarsOfCents(downPayment))
      query[`${name}.downs`] = down
      query[`${name}.down`] = down
    }
    if (term !== defaultTermFor(terms, shownKind(terms, quoteKind))) query[`${name}.term`] = String(term)
  }
  return printQuery(query)
}
