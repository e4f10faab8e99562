import type { LenderQuote } from '../opportunity/sections'
import { neutralDesking } from '../payment/desking/deskingTerms'
import type { PresentDeal } from '../payment/playground/computation'
import type { Playground } from '../payment/playground/playground'
import { shownLeaseFinance, type PlaygroundVehicle } from '../payment/playground/playgroundVehicle'
import type { Explained } from './explained'
import { explainPayment, type ExplainedSections, type QuotedPlace } from './explainPayment'

/** What the payments of a column of the playground are explained with: what is tried out there in the place of what is on file. */
const columnSections = (
  { currentEdits, deskingEdits }: Pick<Playground, 'currentEdits' | 'deskingEdits'>,
  column: PlaygroundVehicle,
  { currentVehicle, dealInformation, desking = neutralDesking }: PresentDeal,
): ExplainedSections => ({
  leaseFinance: shownLeaseFinance(column),
  dealInformation,
  vehicleInfo: { currentVehicle, replacementVehicle: column.replacementVehicle },
  currentEdits,
  replacementEdits: column.replacementVehicle,
  basis: column.vehiclePayoffSelected ? 'Payoff' : 'Equity',
  desking: { onFile: desking, edits: deskingEdits },
  ...(column.aprValue === column.initAprValue ? {} : { aprOnFile: column.initAprValue }),
})

/**
 * A payment of a column of the playground and how it comes about; `null` for a place that its quote does not have.
 *
 * @param quote the one of the column's lenders whose grid the place is in.
 * @example explainColumnPayment(playground, column, present, quote, { term: 66, at: 0 })?.amount // 406_62
 */
export const explainColumnPayment = (
  playground: Pick<Playground, 'currentEdits' | 'deskingEdits'>,
  column: PlaygroundVehicle,
  present: PresentDeal,
  quote: LenderQuote,
  place: QuotedPlace,
): Explained | null => explainPayment(columnSections(playground, column, present), quote, place)
