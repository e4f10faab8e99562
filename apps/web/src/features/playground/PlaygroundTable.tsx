import { basisExplanation } from '@retain/domain/payment/playground/basis'
import { shownVehicles } from '@retain/domain/payment/playground/playground'
import {
  playgroundColumns,
  type PlaygroundContext,
} from '@retain/domain/payment/playground/playgroundColumns'
import {
  currentSummary,
  playgroundLines,
  type PlaygroundCell,
} from '@retain/domain/payment/playground/playgroundLines'
import type { ComparisonLabel } from '@retain/domain/vehicle/comparisonLabels'
import { KeyValueList, type KeyValueListProps } from '@retain/ui/key-value-list'
import { useMemo } from 'react'
import { drawnByValue } from '../../core/state/drawnByValue'
import { RowValue } from '../opportunity/RowValue'
import { FigureCell } from '../payment/FigureCell'
import type { PlaygroundEdit, PlaygroundWork } from '../payment/usePlayground'
import { ColumnHead, currentNotes, offeredNotes } from './ColumnHead'
import { PaymentColumn } from './PaymentColumn'
import { Pays, Sheet } from './playgroundStyle'

/** The lines before which a stronger rule stands. */
const bands: readonly ComparisonLabel[] = ['Vehicle Value', 'MSRP', 'Last RO Date', 'Down Payment Options']

interface PlaygroundTableProps {
  readonly work: PlaygroundWork
  readonly context: PlaygroundContext
  readonly customerName: string
}

/** One column for each vehicle, the labels once at the left (O-274, O-275). */
export function PlaygroundTable({ work, context, customerName }: PlaygroundTableProps) {
  const { playground, edit } = work
  const { deal, hideReplacement, replacement } = playground
  const columns = useMemo(() => playgroundColumns(playground, context), [playground, context])
  const lines = useMemo(() => playgroundLines(playground, context), [playground, context])
  const vehicles = shownVehicles(playground)
  return (
    <Sheet
      data-sheet=""
      tabIndex={0}
      role="group"
      aria-label="Vehicles"
      style={{ '--columns': columns.length }}
    >
      <table>
        <thead>
          <tr data-tour="playground-vehicles">
            <td>Vehicle</td>
            {columns.map(({ kind, vin, title }, at) => {
              const vehicle = vehicles[at - 1]
              return (
                <th key={`${kind} ${vin}`} scope="col">
                  <ColumnHead
                    {...{ kind, vin, title, edit }}
                    notes={vehicle === undefined ? currentNotes(context) : offeredNotes(vehicle)}
                    canShowReplacement={kind === 'current' && hideReplacement && replacement !== null}
                  />
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          <tr data-tour="playground-grid" data-pays="">
            <th scope="row">
              <b>Monthly payment</b>
              <small>
                Term by down payment. The default term stands out, the terms beside it are tinted.
              </small>
            </th>
            {columns.map((column, at) => {
              const vehicle = vehicles[at - 1]
              return (
                <td key={`${column.kind} ${column.vin}`}>
                  {vehicle === undefined ? (
                    <PresentPayment
                      payment={column.headline.payment}
                      summary={currentSummary(playground, context)}
                      customerName={customerName}
                    />
                  ) : (
                    <PaymentColumn {...{ column, vehicle, at, deal, edit }} />
                  )}
                </td>
              )
            })}
          </tr>
          {lines.map(({ label, cells }, row) => (
            <tr key={label} data-line="" data-band={bands.includes(label) ? '' : undefined}>
              <th scope="row">{label}</th>
              {cells.map((cell, at) => (
                <td key={at}>
                  {cell !== null && (
                    <Cell
                      label={`${label}, ${columns[at]?.title ?? ''}`}
                      {...{ cell, row, edit }}
                      column={at}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  )
}

interface PresentPaymentProps {
  readonly payment: string
  readonly summary: KeyValueListProps['items']
  readonly customerName: string
}

/** What the customer pays now, and what that follows from. */
const PresentPayment = drawnByValue(function PresentPayment(props: PresentPaymentProps) {
  const { payment, summary, customerName } = props
  return (
    <Pays role="group" aria-label="Payment now">
      <header>
        <strong>{payment}</strong>
      </header>
      <small>what {customerName} pays now</small>
      <KeyValueList items={summary} />
      <small>{basisExplanation}</small>
    </Pays>
  )
})

interface CellProps {
  readonly label: string
  readonly cell: PlaygroundCell
  readonly row: number
  readonly column: number
  readonly edit: PlaygroundEdit
}

const Cell = drawnByValue(function Cell({ cell, ...props }: CellProps) {
  if (cell.figures.length > 0) return <FigureCell {...props} cell={cell} isReadOnly={false} />
  return (
    <RowValue
      value={cell.value}
      {...(cell.badge === undefined ? {} : { badge: cell.badge })}
      {...(cell.was === null ? {} : { note: cell.was })}
    />
  )
})
