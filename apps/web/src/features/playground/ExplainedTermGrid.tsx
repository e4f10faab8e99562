import type { Explained } from '@retain/domain/explanation/explained'
import type { QuotedPlace } from '@retain/domain/explanation/explainPayment'
import { ExplainedAmount } from '@retain/ui/explained-amount'
import { useState, type KeyboardEvent } from 'react'
import { explanationOf } from '../explanation/explanationOf'
import { PlainAmount } from './playgroundStyle'
import { TermGrid, type TermGridProps } from './TermGrid'

interface ExplainedTermGridProps extends Pick<TermGridProps, 'label' | 'grid' | 'isTitled'> {
  readonly explain: (place: QuotedPlace) => Explained | null
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
export function ExplainedTermGrid({ explain, ...props }: ExplainedTermGridProps) {
  const { grid } = props
  const [pressed, setPressed] = useState<QuotedPlace | null>(null)
  const isPressed = (place: QuotedPlace) => pressed?.term === place.term && pressed.at === place.at
  const lead = grid.rows.find(({ mark }) => mark === 'default') ?? grid.rows[0]
  const isLead = (place: QuotedPlace) =>
    pressed === null && place.term === lead?.term && place.at === Math.max(0, grid.selected)
  return (
    <TermGrid
      {...props}
      onKeyDown={moveFocus}
      cell={({ term, payments }, at) => {
        const place = { term, at }
        const figure = { label: `Payment, ${term} months`, value: payments[at] ?? '' }
        if (!isPressed(place))
          return (
            <PlainAmount
              type="button"
              tabIndex={isLead(place) ? 0 : -1}
              aria-label={`${figure.value}, how it comes about`}
              aria-haspopup="dialog"
              onClick={() => setPressed(place)}
            >
              {figure.value}
            </PlainAmount>
          )
        const explanation = explanationOf(figure, explain(place))
        return explanation === undefined ? null : (
          <ExplainedAmount label={figure.label} amount={figure.value} isInitiallyOpen>
            {explanation}
          </ExplainedAmount>
        )
      }}
    />
  )
}
