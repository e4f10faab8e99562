import type { Fit } from '@retain/domain/payment/what-fits/fit'
import type { StockOffer } from '@retain/domain/payment/what-fits/stockOffer'
import type { FitAnswer, FitRequest } from './fitMessages'
import { runFits, type FitTask } from './runFits'

type OnFits = (fits: readonly Fit[]) => void

/** What computes the stock for a page, until it is ended. */
export interface FitComputer {
  /**
   * Computes a task; the one before is given up, and so is this one by what it answers.
   *
   * @param onLost it broke: what was answered is not all, and the task has to be given again.
   */
  readonly compute: (task: FitTask, onFits: OnFits, onLost: () => void) => () => void
  readonly end: () => void
}

/** Computes in the page itself, in pieces, where there are no workers. */
export const pageFitComputer = (): FitComputer => ({
  compute: (task, onFits) => {
    let isOver = false
    void runFits(task, { onFits, isOver: () => isOver })
    return () => {
      isOver = true
    }
  },
  end: () => undefined,
})

/**
 * Computes in a worker, which keeps the vehicles from one question to the next.
 *
 * @param worker one that runs `fits.worker.ts`. Once it has broken, the page computes in its place.
 */
export function workerFitComputer(worker: Worker): FitComputer {
  let known: readonly StockOffer[] | null = null
  let lastId = 0
  let running: { readonly id: number; readonly onFits: OnFits; readonly isLost: () => void } | null = null
  let isBroken = false
  const post = (request: FitRequest) => worker.postMessage(request)
  worker.onmessage = ({ data }: MessageEvent<FitAnswer>) => {
    if (running?.id === data.id) running.onFits(data.fits)
  }
  worker.onerror = () => {
    worker.terminate()
    isBroken = true
    running?.isLost()
  }
  const inPage = pageFitComputer()
  return {
    compute: (task, onFits, onLost) => {
      if (isBroken) return inPage.compute(task, onFits, onLost)
      lastId += 1
      const id = lastId
      running = { id, onFits, isLost: onLost }
      if (known !== task.offers) post({ kind: 'offers', offers: task.offers })
      known = task.offers
      post({ kind: 'ask', id, customer: task.customer, question: task.question })
      return () => {
        if (running?.id === id) running = null
      }
    },
    end: () => worker.terminate(),
  }
}

/** A worker of its own where the browser has workers. */
export const makeFitComputer = (): FitComputer =>
  typeof Worker === 'undefined'
    ? pageFitComputer()
    : workerFitComputer(new Worker(new URL('./fits.worker.ts', import.meta.url), { type: 'module' }))
