import type { Fit } from '@retain/domain/payment/what-fits/fit'
import type { StockOffer } from '@retain/domain/payment/what-fits/stockOffer'
import type { FitTask } from './runFits'

/** What the worker is told: the vehicles once, then what is asked of them; a later question takes the place of the one before. */
export type FitRequest =
  | { readonly kind: 'offers'; readonly offers: readonly StockOffer[] }
  | ({ readonly kind: 'ask'; readonly id: number } & Omit<FitTask, 'offers'>)

/** What it answers: a batch of the question of that number. */
export interface FitAnswer {
  readonly id: number
  readonly fits: readonly Fit[]
}
