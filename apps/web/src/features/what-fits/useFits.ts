import type { Fit, FitQuestion } from '@retain/domain/payment/what-fits/fit'
import type { OfferedCustomer, StockOffer } from '@retain/domain/payment/what-fits/stockOffer'
import { useEffect, useState } from 'react'
import { makeFitComputer, type FitComputer } from './fitComputer'

/** What has been computed so far. */
export interface Fits {
  /** In the order of the vehicles. */
  readonly fits: readonly Fit[]
  /** What they answer. */
  readonly question: FitQuestion | null
}

const nothing: Fits = { fits: [], question: null }

/**
 * Computes what vehicles would cost a customer, outside of the page where the browser can. The answers to the question before stay
 * until the first ones to another are there.
 *
 * @param offers the same list until there are others.
 * @param customer the same object until something of it changes; `null` while it is not known.
 */
export function useFits(
  offers: readonly StockOffer[],
  customer: OfferedCustomer | null,
  question: FitQuestion,
): Fits {
  const [computer, setComputer] = useState<FitComputer | null>(null)
  const [answered, setAnswered] = useState<Fits>(nothing)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const made = makeFitComputer()
    setComputer(made)
    return made.end
  }, [])
  useEffect(() => {
    if (computer === null || customer === null || offers.length === 0) return
    let before: readonly Fit[] = []
    const onFits = (fits: readonly Fit[]) => {
      before = [...before, ...fits]
      setAnswered({ fits: before, question })
    }
    return computer.compute({ offers, customer, question }, onFits, () => setAttempt((count) => count + 1))
  }, [computer, offers, customer, question, attempt])
  return answered
}
