import { parentPort } from 'node:worker_threads'
import type { FitQuestion } from '@retain/domain/payment/what-fits/fit'
import { fitBatches } from '@retain/domain/payment/what-fits/fitBatches'
import type { OfferedCustomer, StockOffer } from '@retain/domain/payment/what-fits/stockOffer'

/** What was told first; every question is about it. */
let offers: readonly StockOffer[] = []

parentPort?.on(
  'message',
  (
    told:
      | { readonly offers: readonly StockOffer[] }
      | { readonly customer: OfferedCustomer; readonly question: FitQuestion },
  ) => {
    if ('offers' in told) {
      ;({ offers } = told)
      parentPort?.postMessage('ready')
      return
    }
    for (const fits of fitBatches(offers, told.customer, told.question)) parentPort?.postMessage(fits)
  },
)
