import { formatCount, formatDollars, formatPercent } from '@retain/domain/money/format'
import type { FitQuestion } from '@retain/domain/payment/what-fits/fit'
import { formatNeeded, solvedColumnLabel } from '@retain/domain/payment/what-fits/fitTexts'
import { vehicleName } from '@retain/domain/vehicle/comparison'
import { Chip } from '@retain/ui/chip'
import { ChipCell } from '@retain/ui/chip-cell'
import { Figure } from '@retain/ui/figure'
import { GridCardFrame } from '@retain/ui/grid-card'
import type { GridColumn } from '@retain/ui/grid-column'
import type { FitRow } from './fitRows'
import { VehicleName } from './whatFitsStyle'

/** A long one takes a second line. */
const conditionOf = ({ offer }: FitRow) =>
  offer.usedClassification === null ? (
    offer.newOrUsed
  ) : (
    <ChipCell text={offer.usedClassification} tone="info" wraps />
  )

const differenceOf = ({ fit: { difference } }: FitRow) => (
  <Figure tone={difference !== null && difference < 0 ? 'good' : 'plain'}>{formatDollars(difference)}</Figure>
)

const neededOf = ({ fit }: FitRow, { solveFor }: FitQuestion) => (
  <Figure tone={fit.isWithin ? 'quiet' : 'plain'}>{formatNeeded(solveFor, fit.solved)}</Figure>
)

const figure = (
  key: string,
  label: string,
  widthPercent: number,
  minWidth: number,
  text: (row: FitRow) => string,
): GridColumn<FitRow> => ({
  key,
  label,
  widthPercent,
  minWidth,
  align: 'end',
  render: (row) => <Figure>{text(row)}</Figure>,
})

/** The columns of the list; the last one says what a vehicle needs to stay at the payment. */
export const fitColumns = (question: FitQuestion): readonly GridColumn<FitRow>[] => [
  {
    key: 'vehicle',
    label: 'Vehicle',
    widthPercent: 25,
    minWidth: 170,
    isRowHeader: true,
    render: ({ offer }) => (
      <VehicleName>
        <span>{vehicleName(offer)}</span>
        {offer.isReplacement && <Chip>Replacement</Chip>}
      </VehicleName>
    ),
  },
  { key: 'stockNo', label: 'Stock #', widthPercent: 9, minWidth: 88, render: ({ offer }) => offer.stockNo },
  { key: 'condition', label: 'Condition', widthPercent: 11, minWidth: 126, render: conditionOf },
  figure('mileage', 'Mileage', 8, 72, ({ offer }) => formatCount(offer.mileage)),
  figure('daysInStock', 'Days in stock', 7, 64, ({ offer }) => formatCount(offer.daysInStock)),
  figure('price', 'Price', 8, 76, ({ offer }) => formatDollars(offer.price)),
  figure('apr', 'APR', 6, 64, ({ fit }) => formatPercent(fit.apr)),
  figure('payment', 'Payment', 8, 72, ({ fit }) => formatDollars(fit.payment)),
  {
    key: 'difference',
    label: 'Difference',
    widthPercent: 9,
    minWidth: 96,
    align: 'end',
    isSortable: true,
    render: differenceOf,
  },
  {
    key: 'needed',
    label: solvedColumnLabel(question),
    widthPercent: 9,
    minWidth: 92,
    align: 'end',
    render: (row) => neededOf(row, question),
  },
]

/** A row as a card of a phone. */
export const fitCard = (question: FitQuestion) => (row: FitRow) => {
  const { offer, fit } = row
  return (
    <GridCardFrame
      title={vehicleName(offer)}
      status={conditionOf(row)}
      text={[offer.stockNo, formatDollars(offer.price), formatPercent(fit.apr)]
        .filter((part) => part !== '')
        .join(' · ')}
      figures={[
        { label: 'Payment', value: formatDollars(fit.payment) },
        { label: 'Difference', value: differenceOf(row) },
        { label: solvedColumnLabel({ ...question, target: null }), value: neededOf(row, question) },
      ]}
    />
  )
}
