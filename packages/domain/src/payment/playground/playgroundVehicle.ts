import type { DealTyped } from '../../deal/dealTypes'
import { noReplacementEdits, type ReplacementEdits } from '../../deal/replacementEdits'
import { zeroCents, type Cents } from '../../money/money'
import type { AsyncStatus } from '../../opportunity/status/detailsStatus'
import type { LeaseFinance, ReplacementVehicle } from '../../opportunity/sections'
import { quoteFor } from '../lenderQuote'
import type { QuotedVehicle } from '../vehicleQuote'
import { startsAtPayoff } from './basis'

/** A quote and where its computation stands (O-285). */
export interface LoadedLeaseFinance extends LeaseFinance {
  readonly loadStatus: AsyncStatus
}

/** A replacement column of the playground (O-284). */
export interface PlaygroundVehicle {
  /** The key of the column; empty for the own replacement while it is still in transit and has no VIN. */
  readonly vin: string
  readonly replacementVehicle: ReplacementVehicle & ReplacementEdits
  /** Equity: the quote with the estimated payoff. Nothing in it where no payment was found. */
  readonly leaseFinance: LoadedLeaseFinance
  /** Payoff: the quote with the remaining payments; `null` where there is none. */
  readonly optionalLeaseFinance: LeaseFinance | null
  /** The quote after edits, of the basis in use; `null` without edits. */
  readonly leaseFinanceEdit: LeaseFinance | null
  /** The down payment that is chosen, alone in a list as the selector holds it: `[0]` at first. */
  readonly downPaymentValue: readonly Cents[]
  /** Percent a year. */
  readonly aprValue: number
  /** What a reset leads back to: the lender's rate, 0 until it is known (O-286). */
  readonly initAprValue: number
  /** Whether something is edited, so that leaseFinanceEdit counts. */
  readonly editActive: boolean
  /** Whether the toggle stands at Payoff. */
  readonly vehiclePayoffSelected: boolean
}

/** What a column holds where no payment was found. */
export const noLeaseFinance: LeaseFinance = { financeLender: null, leaseLender: null, selectedPayoff: null }

/** The down payment of a column that nobody has changed (O-283). */
export const noDownPayment: readonly Cents[] = [zeroCents]

/**
 * A new column, before anything is computed.
 *
 * @example playgroundVehicle(replacement).downPaymentValue // [0]
 */
export const playgroundVehicle = (vehicle: ReplacementVehicle): PlaygroundVehicle => ({
  vin: vehicle.vin ?? '',
  replacementVehicle: { ...vehicle, ...noReplacementEdits },
  leaseFinance: { ...noLeaseFinance, loadStatus: 'notStarted' },
  optionalLeaseFinance: null,
  leaseFinanceEdit: null,
  downPaymentValue: noDownPayment,
  aprValue: 0,
  initAprValue: 0,
  editActive: false,
  vehiclePayoffSelected: false,
})

/** The quote that a column shows: the one after edits, else that of the basis that the toggle stands at (OP-082). */
export function shownLeaseFinance(vehicle: PlaygroundVehicle): LeaseFinance | null {
  if (vehicle.editActive) return vehicle.leaseFinanceEdit
  return vehicle.vehiclePayoffSelected ? vehicle.optionalLeaseFinance : vehicle.leaseFinance
}

/** Whether the first answer is there; it stays there while edits are computed. */
export const isLoaded = ({ leaseFinance: { loadStatus } }: PlaygroundVehicle): boolean =>
  loadStatus === 'complete' || loadStatus === 'refresh'

const withStatus = (vehicle: PlaygroundVehicle, loadStatus: AsyncStatus): PlaygroundVehicle => ({
  ...vehicle,
  leaseFinance: { ...vehicle.leaseFinance, loadStatus },
})

/** The column while its payments are computed: in progress at first, a refresh later. What is shown stays. */
export const computing = (vehicle: PlaygroundVehicle): PlaygroundVehicle =>
  withStatus(vehicle, isLoaded(vehicle) ? 'refresh' : 'inProgress')

/** The column after its computation failed: in error without a first answer, else with what was shown before. */
export const computationFailed = (vehicle: PlaygroundVehicle): PlaygroundVehicle =>
  withStatus(vehicle, isLoaded(vehicle) ? 'complete' : 'error')

/**
 * The column with its first answer: both bases, the toggle at the lower payment (O-280) and the lender's rate as the one to
 * come back to (O-282). What was edited meanwhile waits for its own answer.
 */
export function withFirstAnswer(
  vehicle: PlaygroundVehicle,
  { leaseFinance, optionalLeaseFinance }: QuotedVehicle,
  deal: DealTyped,
): PlaygroundVehicle {
  const vehiclePayoffSelected = startsAtPayoff(leaseFinance, optionalLeaseFinance, deal)
  const apr = quoteFor(vehiclePayoffSelected ? optionalLeaseFinance : leaseFinance, deal)?.apr ?? 0
  return {
    ...vehicle,
    leaseFinance: { ...(leaseFinance ?? noLeaseFinance), loadStatus: 'complete' },
    optionalLeaseFinance,
    vehiclePayoffSelected,
    leaseFinanceEdit: null,
    initAprValue: apr,
    aprValue: vehicle.aprValue === vehicle.initAprValue ? apr : vehicle.aprValue,
  }
}

/** The column with the answer to its edits, of the basis in use. */
export function withEditAnswer(
  vehicle: PlaygroundVehicle,
  { leaseFinance, optionalLeaseFinance }: QuotedVehicle,
): PlaygroundVehicle {
  const answer = vehicle.vehiclePayoffSelected ? optionalLeaseFinance : leaseFinance
  const leaseFinanceEdit = vehicle.editActive ? (answer ?? noLeaseFinance) : null
  return withStatus({ ...vehicle, leaseFinanceEdit }, 'complete')
}

/** Whether the column waits for the answer to its edits and has nothing to show. */
export const isPending = ({ editActive, leaseFinanceEdit }: PlaygroundVehicle): boolean =>
  editActive && leaseFinanceEdit === null
