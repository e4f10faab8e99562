import { neutralDesking, type DeskingTerms } from '../payment/desking/deskingTerms'
import { deskingOfPlayground, type PresentDeal } from '../payment/playground/computation'
import { shownVehicles, type Playground } from '../payment/playground/playground'
import { shownLeaseFinance } from '../payment/playground/playgroundVehicle'

const { daysToFirstPayment, chargesOddDays } = neutralDesking

/**
 * The desking terms that stand under the payments of a playground. The first payment of a lease is due at signing, so that the days to
 * it count only where a loan is shown.
 *
 * @example workedOutText(disclosedDesking(playground, present))
 */
export function disclosedDesking(playground: Playground, present: PresentDeal): DeskingTerms {
  const desking = deskingOfPlayground(playground, present)
  const hasLoan = shownVehicles(playground).some(
    (column) => (shownLeaseFinance(column)?.financeLender ?? null) !== null,
  )
  return hasLoan ? desking : { ...desking, daysToFirstPayment, chargesOddDays }
}
