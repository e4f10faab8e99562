import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import type { computeLeaseFinance } from '@retain/api-client/payment'
import type { LeaseFinanceType } from '@retain/domain/payment/playground/computation'
import type { VehicleAnswer } from '@retain/domain/payment/playground/playgroundAnswers'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useAppDispatch } from '../../core/state/appHooks'
import { paymentApi } from './paymentApi'

type Body = BodyOf<typeof computeLeaseFinance>

/** A computation that has to be asked for. */
export interface Computation {
  readonly type: LeaseFinanceType
  readonly body: Body
  /** Another one makes a computation of the same vehicles another one. */
  readonly revision: number
}

interface Answers {
  /** It has been asked for. */
  readonly onAsk: (asked: Computation) => void
  readonly onAnswer: (asked: Computation, answers: readonly VehicleAnswer[]) => void
  /** It failed, or is given up for a newer one. */
  readonly onEnd: (asked: Computation) => void
}

/**
 * Asks for a computation after a while, and gives up the one before it: an answer that was overtaken is dropped (OP-086).
 *
 * @param computation the same object for as long as nothing else is to be computed; `null` for nothing.
 * @param delay how long it waits, in milliseconds.
 * @returns whether the last one failed or is not answered yet, and what asks for it again.
 */
export function useComputation(computation: Computation | null, delay: number, answers: Answers) {
  const dispatch = useAppDispatch()
  const [failed, setFailed] = useState<Computation | null>(null)
  const [answered, setAnswered] = useState<Computation | null>(null)
  const [attempt, setAttempt] = useState(0)
  const onAsk = useEffectEvent(answers.onAsk)
  const onAnswer = useEffectEvent(answers.onAnswer)
  const onEnd = useEffectEvent(answers.onEnd)
  const waits = useEffectEvent(() => delay)

  useEffect(() => {
    if (computation === null) return
    const { type, body } = computation
    const ask =
      type === 'interactivePlayground'
        ? paymentApi.endpoints.computeEdits
        : paymentApi.endpoints.computePayments
    let request: { readonly abort: () => void } | null = null
    let isOver = false
    const timer = setTimeout(() => {
      onAsk(computation)
      const asked = dispatch(ask.initiate({ params: { type }, body }, { subscribe: false }))
      request = asked
      void asked.then(({ data, isError }) => {
        if (isOver) return
        request = null
        if (data !== undefined) {
          onAnswer(computation, data)
          setAnswered(computation)
        } else if (isError) {
          onEnd(computation)
          setFailed(computation)
        } else {
          // What payments are made of was told to have changed meanwhile, which drops the answer: it is asked for again.
          setAttempt((count) => count + 1)
        }
      })
    }, waits())
    return () => {
      isOver = true
      clearTimeout(timer)
      if (request === null) return
      request.abort()
      onEnd(computation)
    }
  }, [dispatch, computation, attempt])

  const retry = useCallback(() => {
    setFailed(null)
    setAttempt((count) => count + 1)
  }, [])
  return {
    hasFailed: failed !== null && failed === computation,
    isPending: computation !== null && answered !== computation,
    retry,
  }
}
