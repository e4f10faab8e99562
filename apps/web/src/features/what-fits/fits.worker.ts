import type { StockOffer } from '@retain/domain/payment/what-fits/stockOffer'
import type { FitAnswer, FitRequest } from './fitMessages'
import { runFits } from './runFits'

let offers: readonly StockOffer[] = []
let current = 0

self.onmessage = ({ data }: MessageEvent<FitRequest>) => {
  if (data.kind === 'offers') {
    offers = data.offers
    return
  }
  const { id, customer, question } = data
  current = id
  void runFits(
    { offers, customer, question },
    {
      onFits: (fits) => self.postMessage({ id, fits } satisfies FitAnswer),
      isOver: () => current !== id,
    },
  )
}
