import { explainColumnPayment } from '@retain/domain/explanation/explainColumn'
import type { QuotedPlace } from '@retain/domain/explanation/explainPayment'
import { quoteFor } from '@retain/domain/payment/lenderQuote'
import { shownVehicles } from '@retain/domain/payment/playground/playground'
import { shownLeaseFinance } from '@retain/domain/payment/playground/playgroundVehicle'
import { ExplainedAmount } from '@retain/ui/explained-amount'
import { explanationOf } from '../explanation/explanationOf'
import { usePlaygroundAround } from './openedPlayground'
import { PressedAmount } from './playgroundStyle'

interface ExplainedPaymentProps extends QuotedPlace {
  /** The key of the column. */
  readonly vin: string
  readonly isLoan: boolean
  /** In whole dollars. */
  readonly value: string
}

/** A payment that was pressed, with how it comes about. */
export function ExplainedPayment({ vin, isLoan, value, term, at }: ExplainedPaymentProps) {
  const { work, context } = usePlaygroundAround()
  const { playground } = work
  const vehicle = shownVehicles(playground).find((one) => one.vin === vin)
  if (vehicle === undefined) return value
  const shown = shownLeaseFinance(vehicle)
  const quote = isLoan ? (shown?.financeLender ?? null) : quoteFor(shown, playground.deal)
  const figure = { label: `Payment, ${term} months`, value }
  const explained =
    quote === null ? null : explainColumnPayment(playground, vehicle, context, quote, { term, at })
  const explanation = explanationOf(figure, explained)
  if (explanation === undefined) return value
  return (
    <PressedAmount>
      <ExplainedAmount label={figure.label} amount={value} isInitiallyOpen>
        {explanation}
      </ExplainedAmount>
    </PressedAmount>
  )
}
