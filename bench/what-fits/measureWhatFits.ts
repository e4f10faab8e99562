import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { toCents } from '@retain/domain/money/money'
import { levelPayment } from '@retain/domain/payment/loan'
import { paymentTerms } from '@retain/domain/payment/paymentTerms'
import { solvables } from '@retain/domain/payment/solve/paymentInputs'
import type { Fit, FitQuestion } from '@retain/domain/payment/what-fits/fit'
import { manyOffers, offeredCustomer } from '../../packages/domain/cases/stockOffers.ts'
import { line } from '../figures.ts'

const vehicles = 5_000
const rounds = 15

const question: FitQuestion = {
  target: toCents(436_00),
  term: 66,
  downPayment: toCents(0),
  apr: null,
  solveFor: 'price',
}

/** The payments alone, one after another in this thread: what any way of doing it has to reckon. */
function measurePlainLoop(offers: ReturnType<typeof manyOffers>): void {
  const taken: number[] = []
  const equity = offeredCustomer.holding.equity ?? 0
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now()
    for (const { terms } of offers)
      for (const term of paymentTerms)
        levelPayment({
          amount: toCents(Math.max(0, (terms.price ?? 0) - equity)),
          annualRate: terms.finance.apr ?? 0,
          term,
        })
    taken.push(performance.now() - started)
  }
  line('plain loop, payments alone', taken, 'ms')
}

/**
 * What 5,000 vehicles cost a customer in nine terms, ordered and with what each needs to stay at a payment, from the question to the
 * last batch in a worker, and to the first one.
 */
export async function measureWhatFits(): Promise<void> {
  const offers = manyOffers(vehicles)
  measurePlainLoop(offers)
  // A worker does not take the loader of its parent over.
  const script = new URL('./fitWorker.ts', import.meta.url).href
  const worker = new Worker(
    `import('tsx/esm/api').then(({ register }) => { register(); return import('${script}') })`,
    { eval: true },
  )
  worker.postMessage({ offers })
  await once(worker, 'message')
  for (const solveFor of solvables) {
    const [first, all]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now()
      worker.postMessage({ customer: offeredCustomer, question: { ...question, solveFor } })
      for (let count = 0; count < vehicles;) {
        const [fits] = (await once(worker, 'message')) as [readonly Fit[]]
        if (count === 0) first.push(performance.now() - started)
        count += fits.length
      }
      all.push(performance.now() - started)
    }
    line(`first rows, solved for ${solveFor}`, first, 'ms', 'aim 100')
    line(`5,000 vehicles by nine terms, solved for ${solveFor}`, all, 'ms', 'aim 300')
  }
  await worker.terminate()
}
