import { toCents } from '@retain/domain/money/money'
import type { Fit, FitQuestion } from '@retain/domain/payment/what-fits/fit'
import type { OfferedCustomer, StockOffer } from '@retain/domain/payment/what-fits/stockOffer'
import { describe, expect, it, vi } from 'vitest'
import { makeFitComputer, pageFitComputer, workerFitComputer } from './fitComputer'
import type { FitAnswer, FitRequest } from './fitMessages'
import { runFits } from './runFits'

const question: FitQuestion = {
  target: toCents(436_00),
  term: 66,
  downPayment: toCents(0),
  apr: null,
  solveFor: 'price',
}
const customer: OfferedCustomer = {
  holding: {
    equity: toCents(8_481_00),
    defaultPayoff: null,
    paymentPayoff: null,
    currentPayment: toCents(436_00),
    selectedPayoff: null,
  },
  quoteKind: 'finance',
}
const offers = Array.from({ length: 1_500 }, (_, at): StockOffer => {
  const price = toCents(20_000_00 + at * 10_00)
  return {
    vin: `STOCK${String(at).padStart(12, '0')}`,
    stockNo: String(at),
    year: 2026,
    make: 'Toyota',
    model: 'RAV4',
    trim: null,
    bodyType: 'SUV',
    color: null,
    newOrUsed: 'New',
    usedClassification: null,
    mileage: 12,
    price,
    daysInStock: 8,
    isReplacement: false,
    terms: {
      price,
      msrp: null,
      downPayments: null,
      finance: { apr: 3.9, defaultTerm: null },
      lease: { apr: null, defaultTerm: null },
      yearlyRetention: null,
    },
  }
})
const task = { offers, customer, question }

/** A worker that keeps what it is told, and answers when it is asked to. */
function fakeWorker() {
  const told: FitRequest[] = []
  const worker = {
    onmessage: null as ((event: { data: FitAnswer }) => void) | null,
    onerror: null as (() => void) | null,
    postMessage: (request: FitRequest) => told.push(request),
    terminate: vi.fn(),
  }
  return { told, worker, answer: (data: FitAnswer) => worker.onmessage?.({ data }) }
}

describe('in the page', () => {
  it('comes batch by batch, and ends when it is given up', async () => {
    const batches: (readonly Fit[])[] = []
    await new Promise<void>((resolve) => {
      const stop = makeFitComputer().compute(
        task,
        (fits) => {
          batches.push(fits)
          if (batches.length === 2) {
            stop()
            setTimeout(resolve, 20)
          }
        },
        () => undefined,
      )
    })
    expect(batches.map(({ length }) => length)).toEqual([100, 1_000])
    const all: Fit[] = []
    await runFits(task, { onFits: (fits) => all.push(...fits), isOver: () => false })
    expect(all).toHaveLength(1_500)
    pageFitComputer().end()
  })
})

describe('in a worker', () => {
  it('tells the vehicles once, and hears the answers of the last question only', () => {
    const { told, worker, answer } = fakeWorker()
    const computer = workerFitComputer(worker as unknown as Worker)
    const [first, second] = [vi.fn(), vi.fn()]
    computer.compute(task, first, () => undefined)
    const stop = computer.compute({ ...task, question: { ...question, term: 72 } }, second, () => undefined)
    expect(told.map(({ kind }) => kind)).toEqual(['offers', 'ask', 'ask'])
    answer({ id: 1, fits: [] })
    answer({ id: 2, fits: [] })
    stop()
    answer({ id: 2, fits: [] })
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
    computer.end()
    expect(worker.terminate).toHaveBeenCalledOnce()
  })

  it('leaves it to the page once it has broken', async () => {
    const { worker } = fakeWorker()
    const computer = workerFitComputer(worker as unknown as Worker)
    const lost = vi.fn()
    computer.compute(task, vi.fn(), lost)
    worker.onerror?.()
    expect(lost).toHaveBeenCalledOnce()
    const fits = await new Promise<readonly Fit[]>((resolve) => void computer.compute(task, resolve, lost))
    expect(fits).toHaveLength(100)
  })
})
