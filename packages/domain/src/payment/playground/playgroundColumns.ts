import { formatCompactDateTime } from '../../calendar/formats'
import type { Instant } from '../../calendar/instant'
import { currentFigures, withCurrentVehicleEdits } from '../../deal/currentVehicleEdits'
import { hidesApr, isLease, type DealTyped } from '../../deal/dealTypes'
import { formatDollars, formatPercent } from '../../money/format'
import type { DealInformation } from '../../opportunity/sections'
import { can } from '../../session/user/can'
import type { Permission } from '../../session/user/permissions'
import {
  comparisonRows,
  currentVehicleRows,
  replacementRows,
  vehicleName,
  type ComparedRow,
  type CurrentVehicleSections,
} from '../../vehicle/comparison'
import type { FuelUse } from '../../vehicle/mpg'
import type { DeskingTerms } from '../desking/deskingTerms'
import { leadTermOf, quoteFor } from '../lenderQuote'
import { vehicleInForce } from './columnEdits'
import { gridHeadline, paymentGrid, type GridHeadline, type PaymentGrid } from './paymentGrid'
import { chosenTerm, shownVehicles, type Playground } from './playground'
import { shownLeaseFinance, type PlaygroundVehicle } from './playgroundVehicle'

/** What each kind of column is called in its head. */
export const columnKindLabels = { current: 'Current', replacement: 'Replacement', added: 'Added' } as const

/** A kind of column. */
export type ColumnKind = keyof typeof columnKindLabels

/** One column of the playground as the page and the print show it (O-274, O-275, O-295). */
export interface PlaygroundColumn {
  readonly kind: ColumnKind
  readonly vin: string
  readonly title: string
  readonly headline: GridHeadline
  /** `66 months · 3.9%`; without the rate for a lease (O-111), empty without a default term. */
  readonly caption: string
  /** Empty in the column of the current vehicle. */
  readonly grid: PaymentGrid
  /** The loan beside a lease, with the down payments that a loan has; empty in any other column. */
  readonly loan: PaymentGrid
}

function captionOf(column: PlaygroundVehicle, deal: DealTyped, chosen: number | null): string {
  const term = leadTermOf(quoteFor(shownLeaseFinance(column), deal), chosen)?.term
  if (term === undefined) return ''
  return [`${term} months`, hidesApr(deal) ? '' : formatPercent(column.aprValue)]
    .filter((part) => part !== '')
    .join(' · ')
}

/** What the columns need beside the playground: the sections of the opportunity and what fuel costs are computed with. */
export interface PlaygroundContext extends CurrentVehicleSections {
  readonly dealInformation: DealInformation | null
  /** The desking terms of the store. @default the neutral ones */
  readonly desking?: DeskingTerms | undefined
  readonly fuelUse: FuelUse
}

const currentColumn = ({ currentEdits }: Playground, context: PlaygroundContext): PlaygroundColumn => {
  const { currentVehicle, dealInformation } = context
  const { paymentAmt } = currentFigures(currentVehicle, dealInformation, currentEdits)
  return {
    kind: 'current',
    vin: currentVehicle.vin ?? '',
    title: vehicleName(currentVehicle),
    headline: { payment: formatDollars(paymentAmt), difference: '' },
    caption: '',
    grid: paymentGrid(null, []),
    loan: paymentGrid(null, []),
  }
}

/**
 * The columns of the playground from left to right: the current vehicle, the own replacement unless it is hidden, and what
 * was added (O-274, O-275).
 */
export function playgroundColumns(
  playground: Playground,
  context: PlaygroundContext,
): readonly PlaygroundColumn[] {
  const { deal, currentEdits, replacement } = playground
  const now = currentFigures(context.currentVehicle, context.dealInformation, currentEdits).paymentAmt
  const columns = shownVehicles(playground).map((column): PlaygroundColumn => {
    const shown = shownLeaseFinance(column)
    const quote = quoteFor(shown, deal)
    const term = chosenTerm(playground, column.vin)
    const hasLoan = isLease(deal) && quote !== null && quote === shown?.leaseLender
    return {
      kind: column === replacement ? 'replacement' : 'added',
      vin: column.vin,
      title: vehicleName(column.replacementVehicle),
      headline: gridHeadline(quote, column.downPaymentValue, now, deal, term),
      caption: captionOf(column, deal, term),
      grid: paymentGrid(quote, column.downPaymentValue, term),
      loan: paymentGrid(hasLoan ? (shown?.financeLender ?? null) : null, column.downPaymentValue, term),
    }
  })
  return [currentColumn(playground, context), ...columns]
}

/**
 * The lines that compare the vehicles of the columns, edits in force, with a blank where a line is not a vehicle's own
 * (OP-092).
 */
export function playgroundRows(playground: Playground, context: PlaygroundContext): readonly ComparedRow[] {
  const { currentVehicle, dealInformation, fuelUse } = context
  const edited = withCurrentVehicleEdits(currentVehicle, playground.currentEdits)
  const { paymentAmt } = currentFigures(currentVehicle, dealInformation, playground.currentEdits)
  return comparisonRows([
    currentVehicleRows({
      ...context,
      currentVehicle: edited,
      dealInformation: { paymentAmt, paymentAmtEdited: null },
    }),
    ...shownVehicles(playground).map((column) => replacementRows(vehicleInForce(column), edited, fuelUse)),
  ])
}

/**
 * Whether somebody may print the playground: without it neither the action nor the view is there (O-294).
 *
 * @example canPrintPlayground(['Opportunity_Can_Print_Playground']) // true
 */
export const canPrintPlayground = (roles: readonly Permission[]): boolean =>
  can(roles, 'Opportunity_Can_Print_Playground')

/** What stands on a print. */
export interface PlaygroundPrint {
  /** `MM/DD/YYYY hh:mma` in the store's offset (OP-105, D-55). */
  readonly printedAt: string
  readonly columns: readonly PlaygroundColumn[]
  readonly rows: readonly ComparedRow[]
}

/**
 * The print of a playground: the same columns and values as the page (O-295), and when it was made.
 *
 * @example playgroundPrint(playground, context, now).printedAt // '11/21/2026 04:05pm'
 */
export const playgroundPrint = (
  playground: Playground,
  context: PlaygroundContext,
  now: Instant,
): PlaygroundPrint => ({
  printedAt: formatCompactDateTime(now, context.offset),
  columns: playgroundColumns(playground, context),
  rows: playgroundRows(playground, context),
})
