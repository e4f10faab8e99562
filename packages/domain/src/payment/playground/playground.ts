import {
  hasCurrentVehicleEdits,
  noCurrentVehicleEdits,
  type CurrentVehicleEdits,
} from '../../deal/currentVehicleEdits'
import type { DealTyped } from '../../deal/dealTypes'
import type { ReplacementVehicle } from '../../opportunity/sections'
import { hasDeskingEdits, noDeskingEdits, type DeskingEdits } from '../desking/deskingTerms'
import { reset } from './columnEdits'
import { playgroundVehicle, shownLeaseFinance, type PlaygroundVehicle } from './playgroundVehicle'
import { trimmed, vehicleLimit } from './vehicleLimit'

/** What the playground of an opportunity holds: the current vehicle, its replacement and what was added (O-274, O-275). */
export interface Playground {
  readonly deal: DealTyped
  /** What is tried out with the current vehicle. */
  readonly currentEdits: CurrentVehicleEdits
  /** Desking terms that are tried out in the place of the store's, in every column. */
  readonly deskingEdits: DeskingEdits
  /** The opportunity's own replacement; `null` where it has none. */
  readonly replacement: PlaygroundVehicle | null
  readonly hideReplacement: boolean
  /** The terms that were chosen in the place of the default ones, in months by column. */
  readonly terms: ReadonlyMap<string, number>
  /** In the order in which they were added. */
  readonly added: readonly PlaygroundVehicle[]
  /** Counts the edits: an answer to an earlier revision is stale (OP-086). */
  readonly revision: number
}

/** No term is chosen. */
export const noTerms: Playground['terms'] = new Map()

/**
 * The playground of an opportunity as it opens.
 *
 * @example openPlayground({ dealType: 'Finance', dealTypeCode: null }, replacement).added // []
 */
export const openPlayground = (deal: DealTyped, replacement: ReplacementVehicle | null): Playground => ({
  deal,
  currentEdits: noCurrentVehicleEdits,
  deskingEdits: noDeskingEdits,
  replacement: replacement === null ? null : playgroundVehicle(replacement),
  hideReplacement: false,
  terms: noTerms,
  added: [],
  revision: 0,
})

/**
 * Every column of a replacement, hidden or not: the own one, then what was added.
 *
 * @example allVehicles(playground).every(isLoaded)
 */
export const allVehicles = ({
  replacement,
  added,
}: Pick<Playground, 'replacement' | 'added'>): readonly PlaygroundVehicle[] =>
  replacement === null ? added : [replacement, ...added]

/**
 * The replacement columns that are shown, in order: the own one unless it is hidden, then what was added (O-275).
 *
 * @example shownVehicles(playground).map(({ vin }) => vin)
 */
export const shownVehicles = (playground: Playground): readonly PlaygroundVehicle[] =>
  playground.hideReplacement ? playground.added : allVehicles(playground)

/**
 * How many of the columns for replacements are taken, as the head of the page says it.
 *
 * @example vehicleCountText(playground) // '3 of 3 replacement vehicles'
 */
export const vehicleCountText = (playground: Playground): string => {
  const own = playground.replacement === null || playground.hideReplacement ? 0 : 1
  const limit = vehicleLimit(playground.hideReplacement) + own
  return `${shownVehicles(playground).length} of ${limit} replacement vehicles`
}

const next = (playground: Playground, change: Partial<Playground>): Playground => ({
  ...playground,
  ...change,
  revision: playground.revision + 1,
})

/**
 * The playground with more vehicles: each VIN once, and beyond the limit the ones added last (O-291, O-292, OP-081).
 * The own replacement is never added a second time.
 *
 * @example shownVehicles(addVehicles(playground, [a, b, c])).length // 3: the own replacement, b and c
 */
export function addVehicles(playground: Playground, vehicles: readonly ReplacementVehicle[]): Playground {
  const taken = new Set([playground.replacement, ...playground.added].map((column) => column?.vin))
  const fresh = vehicles.filter(({ vin }) => {
    if (vin === null || vin === '' || taken.has(vin)) return false
    taken.add(vin)
    return true
  })
  if (fresh.length === 0) return playground
  const added = [...playground.added, ...fresh.map(playgroundVehicle)]
  return next(playground, { added: trimmed(added, playground.hideReplacement) })
}

/**
 * The playground without an added vehicle; the own replacement can only be hidden.
 *
 * @example removeVehicle(playground, 'A')
 */
export const removeVehicle = (playground: Playground, vin: string): Playground =>
  playground.added.some((column) => column.vin === vin)
    ? next(playground, { added: playground.added.filter((column) => column.vin !== vin) })
    : playground

/**
 * The own replacement hidden, which makes room for a third vehicle, or shown again, which takes it (O-292, OP-080,
 * OP-081).
 *
 * @example vehicleCountText(setHideReplacement(playground, true)) // '2 of 3 replacement vehicles'
 */
export const setHideReplacement = (playground: Playground, hideReplacement: boolean): Playground =>
  hideReplacement === playground.hideReplacement || playground.replacement === null
    ? playground
    : next(playground, { hideReplacement, added: trimmed(playground.added, hideReplacement) })

/** Every column, hidden or not, after a change. */
export const eachVehicle = (
  { replacement, added }: Playground,
  change: (column: PlaygroundVehicle) => PlaygroundVehicle,
): Pick<Playground, 'replacement' | 'added'> => ({
  replacement: replacement === null ? null : change(replacement),
  added: added.map(change),
})

/**
 * The playground after an edit of one column.
 *
 * @example changeVehicle(playground, vin, (column) => setApr(column, 5.5))
 */
export const changeVehicle = (
  playground: Playground,
  vin: string,
  change: (column: PlaygroundVehicle) => PlaygroundVehicle,
): Playground =>
  next(
    playground,
    eachVehicle(playground, (column) => (column.vin === vin ? change(column) : column)),
  )

/**
 * The playground after an edit of the current vehicle, which counts in every column.
 *
 * @example editCurrentVehicle(playground, { ...noCurrentVehicleEdits, payoffAmtEdit: toCents(10_000_00) })
 */
export const editCurrentVehicle = (playground: Playground, currentEdits: CurrentVehicleEdits): Playground =>
  editedEverywhere(playground, { currentEdits })

/** Whether something is tried out that counts in every column. */
export const hasSharedEdits = ({
  currentEdits,
  deskingEdits,
}: Pick<Playground, 'currentEdits' | 'deskingEdits'>): boolean =>
  hasCurrentVehicleEdits(currentEdits) || hasDeskingEdits(deskingEdits)

/** The playground after an edit that counts in every column: what they show stays until it is computed. */
export const editedEverywhere = (
  playground: Playground,
  change: Partial<Pick<Playground, 'currentEdits' | 'deskingEdits'>>,
): Playground =>
  next(playground, {
    ...change,
    ...eachVehicle(playground, (column) => ({
      ...column,
      editActive: true,
      leaseFinanceEdit: shownLeaseFinance(column),
    })),
  })

/**
 * The playground as it was before edits; the vehicles stay (O-281 to O-283).
 *
 * @example resetPlayground(playground).currentEdits // noCurrentVehicleEdits
 */
export const resetPlayground = (playground: Playground): Playground =>
  next(playground, {
    currentEdits: noCurrentVehicleEdits,
    deskingEdits: noDeskingEdits,
    terms: noTerms,
    ...eachVehicle(playground, reset),
  })

/**
 * The playground with another term that a column leads with, out of those that are quoted, which needs no computation.
 *
 * @param term months; `null` for the default one.
 * @example chooseTerm(playground, vin, 72)
 */
export function chooseTerm(playground: Playground, vin: string, term: number | null): Playground {
  const others = [...playground.terms].filter(([of]) => of !== vin)
  return { ...playground, terms: new Map(term === null ? others : [...others, [vin, term]]) }
}

/**
 * The term that was chosen for a column; `null` where none was.
 *
 * @example chosenTerm(playground, vin) // 72
 */
export const chosenTerm = ({ terms }: Pick<Playground, 'terms'>, vin: string): number | null =>
  terms.get(vin) ?? null
