import { basisExplanation } from '@retain/domain/payment/playground/basis'
import {
  removeVehicle,
  setHideReplacement,
  shownVehicles,
} from '@retain/domain/payment/playground/playground'
import {
  columnKindLabels,
  playgroundColumns,
  type PlaygroundColumn,
  type PlaygroundContext,
} from '@retain/domain/payment/playground/playgroundColumns'
import {
  currentSummary,
  playgroundLines,
  type PlaygroundCell,
} from '@retain/domain/payment/playground/playgroundLines'
import { formatCount, formatDollars } from '@retain/domain/money/format'
import { vehicleInForce } from '@retain/domain/payment/playground/columnEdits'
import type { ComparisonLabel } from '@retain/domain/vehicle/comparisonLabels'
import { stockNumberText } from '@retain/domain/vehicle/stockNumber'
import { Button } from '@retain/ui/button'
import { Chip } from '@retain/ui/chip'
import { IconButton } from '@retain/ui/icon-button'
import { KeyValueList } from '@retain/ui/key-value-list'
import { X } from 'lucide-react'
import { memo, useMemo } from 'react'
import { RowValue } from '../opportunity/RowValue'
import { FigureCell } from '../payment/FigureCell'
import type { PlaygroundWork } from '../payment/usePlayground'
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
export const PlaygroundTable = memo(function PlaygroundTable(props: PlaygroundTableProps) {
  const { work, context, customerName } = props
  const { playground } = work
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
            {columns.map((column, at) => (
              <th key={`${column.kind} ${column.vin}`} scope="col">
                <ColumnHead {...{ column, at, work, context }} />
              </th>
            ))}
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
                    <Pays role="group" aria-label="Payment now">
                      <header>
                        <strong>{column.headline.payment}</strong>
                      </header>
                      <small>what {customerName} pays now</small>
                      <KeyValueList items={currentSummary(playground, context)} />
                      <small>{basisExplanation}</small>
                    </Pays>
                  ) : (
                    <PaymentColumn {...{ column, vehicle, at, work, context }} />
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
                      {...{ cell, row, work }}
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
})

interface CellProps {
  readonly label: string
  readonly cell: PlaygroundCell
  readonly row: number
  readonly column: number
  readonly work: PlaygroundWork
}

function Cell({ cell, ...props }: CellProps) {
  if (cell.figures.length > 0) return <FigureCell {...props} cell={cell} isReadOnly={false} />
  return (
    <RowValue
      value={cell.value}
      {...(cell.badge === undefined ? {} : { badge: cell.badge })}
      {...(cell.was === null ? {} : { note: cell.was })}
    />
  )
}

interface ColumnHeadProps {
  readonly column: PlaygroundColumn
  readonly at: number
  readonly work: PlaygroundWork
  readonly context: PlaygroundContext
}

/** Whose column it is, what leads it away, and what tells the vehicle from others. */
function ColumnHead({ column: { kind, vin, title }, at, work, context }: ColumnHeadProps) {
  const { playground, change } = work
  const vehicle = shownVehicles(playground)[at - 1]
  const { currentVehicle, dealInformation } = context
  const day = dealInformation?.paymentDay ?? null
  const notes =
    vehicle === undefined
      ? [
          currentVehicle.mileage === null ? '' : `${formatCount(currentVehicle.mileage)} miles`,
          day === null ? '' : `payment day ${day}`,
        ]
      : [
          stockNumberText(vehicle.replacementVehicle.stockNo),
          formatDollars(vehicleInForce(vehicle).estimatedSelPrice),
        ]
  const { hideReplacement, replacement } = playground
  return (
    <>
      <div data-kind={kind}>
        <Chip {...(kind === 'replacement' ? { tone: 'info' } : {})}>{columnKindLabels[kind]}</Chip>
        {kind === 'current' && hideReplacement && replacement !== null && (
          <Button
            variant="link"
            size="small"
            onPress={() => change('vehicles', (current) => setHideReplacement(current, false))}
          >
            Show replacement
          </Button>
        )}
        {kind === 'replacement' && (
          <Button
            variant="ghost"
            size="small"
            onPress={() => change('vehicles', (current) => setHideReplacement(current, true))}
          >
            Hide
          </Button>
        )}
        {kind === 'added' && (
          <IconButton
            label={`Remove ${title}`}
            icon={<X aria-hidden="true" />}
            onPress={() => change('vehicles', (current) => removeVehicle(current, vin))}
          />
        )}
      </div>
      <b>{title}</b>
      <small>{notes.filter((note) => note !== '').join(' · ')}</small>
    </>
  )
}
