import type { Fit, FitQuestion } from '@retain/domain/payment/what-fits/fit'
import { fitBatches } from '@retain/domain/payment/what-fits/fitBatches'
import type { OfferedCustomer, StockOffer } from '@retain/domain/payment/what-fits/stockOffer'
import { after } from '../../core/browser/after'

/** What is computed of some vehicles. */
export interface FitTask {
  readonly offers: readonly StockOffer[]
  readonly customer: OfferedCustomer
  readonly question: FitQuestion
}

/** Who takes the answers. */
interface FitTaker {
  readonly onFits: (fits: readonly Fit[]) => void
  /** Whether nobody waits for the rest any more. */
  readonly isOver: () => boolean
}

/** Lets messages and input that have come meanwhile be dealt with. */
const pause = () => after(0)

/**
 * Computes what vehicles would cost a customer, and hands the answers over batch by batch; between two batches others have their turn,
 * so that it can be given up. It is the same in a worker and in the page.
 */
export async function runFits({ offers, customer, question }: FitTask, taker: FitTaker): Promise<void> {
  for (const fits of fitBatches(offers, customer, question)) {
    if (taker.isOver()) return
    taker.onFits(fits)
    await pause()
  }
}
