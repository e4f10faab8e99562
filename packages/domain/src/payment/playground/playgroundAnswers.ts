import { quoteFor } from '../lenderQuote'
import type { QuotedVehicle } from '../vehicleQuote'
import { eachVehicle, hasSharedEdits, shownVehicles, type Playground } from './playground'
import {
  computationFailed,
  computing,
  isLoaded,
  isPending,
  shownLeaseFinance,
  withEditAnswer,
  withFirstAnswer,
  type PlaygroundVehicle,
} from './playgroundVehicle'

/** What the playground shows where a vehicle has no payments, as the specification spells it (O-293, OP-088). */
export const missingPaymentsText = 'Payment information not found for one or more vehicles'

/** The answer of one vehicle. */
export interface VehicleAnswer extends QuotedVehicle {
  readonly vin: string
}

const answered = (
  playground: Playground,
  answers: readonly VehicleAnswer[],
  apply: (column: PlaygroundVehicle, answer: QuotedVehicle) => PlaygroundVehicle,
): Playground => ({
  ...playground,
  ...eachVehicle(playground, (column) => {
    const answer = answers.find(({ vin }) => vin === column.vin)
    return answer === undefined ? column : apply(column, answer)
  }),
})

const changed = (
  playground: Playground,
  vins: readonly string[],
  change: (column: PlaygroundVehicle) => PlaygroundVehicle,
): Playground => ({
  ...playground,
  ...eachVehicle(playground, (column) => (vins.includes(column.vin) ? change(column) : column)),
})

/**
 * The playground while the payments of some columns are computed; what is shown stays (O-285).
 *
 * @example withComputing(playground, [vin]).replacement?.leaseFinance.loadStatus // 'inProgress'
 */
export const withComputing = (playground: Playground, vins: readonly string[]): Playground =>
  changed(playground, vins, computing)

/**
 * The playground after the computation of some columns failed or was given up: those without a first answer are in error,
 * the others show what they showed.
 *
 * @example withoutAnswer(playground, [vin])
 */
export const withoutAnswer = (playground: Playground, vins: readonly string[]): Playground =>
  changed(playground, vins, (column) => (isBusy(column) ? computationFailed(column) : column))

const isBusy = ({ leaseFinance: { loadStatus } }: PlaygroundVehicle): boolean =>
  loadStatus === 'inProgress' || loadStatus === 'refresh'

/**
 * The playground with the first answers of its columns. They are requested without edits, so that no edit makes them
 * stale; where the current vehicle was edited before, the column then waits for its answer with that edit.
 *
 * @example withFirstAnswers(playground, [{ vin, leaseFinance, optionalLeaseFinance }])
 */
export const withFirstAnswers = (playground: Playground, answers: readonly VehicleAnswer[]): Playground =>
  answered(playground, answers, (column, answer) => {
    if (isLoaded(column)) return column
    const first = withFirstAnswer(column, answer, playground.deal)
    return { ...first, editActive: first.editActive || hasSharedEdits(playground) }
  })

/**
 * The playground with the answers to its edits. Answers to an older revision change nothing (OP-086).
 *
 * @param revision that of the playground when the computation was asked for.
 */
export const withEditAnswers = (
  playground: Playground,
  answers: readonly VehicleAnswer[],
  revision: number,
): Playground =>
  revision === playground.revision ? answered(playground, answers, withEditAnswer) : playground

/**
 * Whether a column that is shown has no payments although its computation is done: the page says so and leaves its grid
 * blank (O-293, OP-088).
 *
 * @example hasMissingPayments(withFirstAnswers(playground, [{ vin, leaseFinance: null, optionalLeaseFinance: null }])) // true
 */
export const hasMissingPayments = (playground: Playground): boolean =>
  shownVehicles(playground).some(
    (column) =>
      isLoaded(column) && !isPending(column) && quoteFor(shownLeaseFinance(column), playground.deal) === null,
  )
