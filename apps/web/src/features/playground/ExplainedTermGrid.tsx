import type { QuotedPlace } from '@retain/domain/explanation/explainPayment'
import { useState, type KeyboardEvent } from 'react'
import { drawnByValue } from '../../core/state/drawnByValue'
import { ExplainedPayment } from './ExplainedPayment'
import { PlainAmount } from './playgroundStyle'
import { TermGrid, type TermGridProps } from './TermGrid'

interface ExplainedTermGridProps extends Pick<TermGridProps, 'label' | 'grid' | 'isTitled'> {
  /** The key of the column. */
  readonly vin: string
  /** The payments are of the loan beside a lease. @default false */
  readonly isLoan?: boolean
}

/** How far each key goes among the payments of a grid: terms, down payments. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Moves the focus to the payment beside the one that has it. */
function moveFocus(event: KeyboardEvent) {
  const step = steps[event.key]
  const cell = (event.target as Element).closest('td')
  const rows = cell?.closest('tbody')?.rows
  if (step === undefined || !cell || rows === undefined) return
  event.preventDefault()
  const row = rows[(cell.parentElement as HTMLTableRowElement).sectionRowIndex + step[0]]
  row?.cells[cell.cellIndex + step[1]]?.querySelector('button')?.focus()
}

/**
 * The payments of a vehicle, each of which can be pressed to see how it comes about. Tab leads to the payment of the default term,
 * the arrows to the others.
 */
export const ExplainedTermGrid = drawnByValue(function ExplainedTermGrid(props: ExplainedTermGridProps) {
  const { vin, isLoan = false, ...shown } = props
  const { grid } = shown
  const [pressed, setPressed] = useState<QuotedPlace | null>(null)
  const lead = grid.rows.find(({ mark }) => mark === 'default') ?? grid.rows[0]
  return (
    <TermGrid
      {...shown}
      onKeyDown={moveFocus}
      cell={({ term, payments }, at) => {
        const value = payments[at] ?? ''
        return pressed?.term === term && pressed.at === at ? (
          <ExplainedPayment {...{ vin, isLoan, value, term, at }} />
        ) : (
          <Payment
            {...{ value, term, at }}
            isStop={pressed === null && term === lead?.term && at === Math.max(0, grid.selected)}
            onPress={setPressed}
          />
        )
      }}
    />
  )
})

interface PaymentProps extends QuotedPlace {
  /** In whole dollars. */
  readonly value: string
  /** Tab leads here. */
  readonly isStop: boolean
  readonly onPress: (place: QuotedPlace) => void
}

/** One payment, before it is pressed. */
const Payment = drawnByValue(function Payment({ value, term, at, isStop, onPress }: PaymentProps) {
  return (
    <PlainAmount
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={`${value}, how it comes about`}
      aria-haspopup="dialog"
      onClick={() => onPress({ term, at })}
    >
      {value}
    </PlainAmount>
  )
})
