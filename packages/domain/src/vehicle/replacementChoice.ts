import { groupBy } from 'fp-ts/NonEmptyArray'
import { compareKeys } from '../text/sortKey'

/** Why a vehicle is offered as a replacement: what it has in common with the current one, in the specification's words (O-118). */
export const selectionReasons = ['similar market class', 'body type', 'make', 'model', 'trim'] as const

/** One thing in common. */
export type SelectionReason = (typeof selectionReasons)[number]

/** What vehicles are compared by; `null` for what is not known, which is never in common. */
export interface ChoosableVehicle {
  readonly marketClass: string | null
  readonly bodyType: string | null
  readonly make: string | null
  readonly model: string | null
  readonly trim: string | null
}

const fieldOf: Readonly<Record<SelectionReason, keyof ChoosableVehicle>> = {
  'similar market class': 'marketClass',
  'body type': 'bodyType',
  make: 'make',
  model: 'model',
  trim: 'trim',
}

const plain = (text: string | null): string => text?.trim().toLowerCase() ?? ''

/**
 * What a vehicle has in common with the current one, in the order of the reasons (O-118). Letter case and blanks around do not
 * count. A model is in common only with its make, a trim only with its model: "Sport" is the name of many.
 *
 * @example reasonsFor(current, offered) // ['body type', 'make']
 */
export function reasonsFor(current: ChoosableVehicle, offered: ChoosableVehicle): readonly SelectionReason[] {
  const isSame = (reason: SelectionReason): boolean => {
    const field = fieldOf[reason]
    return plain(current[field]) !== '' && plain(current[field]) === plain(offered[field])
  }
  const needs: Readonly<Partial<Record<SelectionReason, SelectionReason>>> = { model: 'make', trim: 'model' }
  const counts = (reason: SelectionReason): boolean => {
    const needed = needs[reason]
    return isSame(reason) && (needed === undefined || counts(needed))
  }
  return selectionReasons.filter(counts)
}

/**
 * The reasons as the wire carries them; `null` without any.
 *
 * @example selectionReasonText(['body type', 'make']) // 'body type, make'
 */
export const selectionReasonText = (reasons: readonly SelectionReason[]): string | null =>
  reasons.length === 0 ? null : reasons.join(', ')

/** A vehicle that a store has for sale. */
export interface OfferedVehicle extends ChoosableVehicle {
  readonly vin: string
  readonly year: number | null
}

/** A vehicle that is offered as a replacement, and why. */
export interface ReplacementChoice<Vehicle extends OfferedVehicle = OfferedVehicle> {
  readonly vehicle: Vehicle
  readonly reasons: readonly SelectionReason[]
}

/**
 * The replacements that the daily refresh finds for a vehicle (O-113, OP-097): every vehicle with something in common and a
 * VIN of its own, most in common first, then the newest year, then by VIN so that the order is always the same.
 *
 * @example replacementChoices(current, stock)[0]?.reasons // ['make', 'model']
 */
export const replacementChoices = <Vehicle extends OfferedVehicle>(
  current: ChoosableVehicle & { readonly vin: string | null },
  stock: readonly Vehicle[],
): readonly ReplacementChoice<Vehicle>[] =>
  stock
    .filter(({ vin }) => vin !== current.vin)
    .map((vehicle) => ({ vehicle, reasons: reasonsFor(current, vehicle) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.reasons.length - a.reasons.length || byYearAndVin(a.vehicle, b.vehicle))

/** The newest year first, then by VIN. */
const byYearAndVin = (a: OfferedVehicle, b: OfferedVehicle): number =>
  (b.year ?? 0) - (a.year ?? 0) || compareKeys(a.vin, b.vin)

const everyField = Object.values(fieldOf)

const keyOf = (vehicle: ChoosableVehicle): string =>
  JSON.stringify(everyField.map((field) => plain(vehicle[field])))

/**
 * Finds the first of the replacement choices of many vehicles in the same stock: vehicles that are alike in everything that is
 * compared are compared once, so that 10,000 customers and 5,000 vehicles take about a second.
 *
 * @example const choose = replacementChooser(stock); choose(current) // as replacementChoices(current, stock)[0] ?? null
 */
export function replacementChooser<Vehicle extends OfferedVehicle>(
  stock: readonly Vehicle[],
): (current: ChoosableVehicle & { readonly vin: string | null }) => ReplacementChoice<Vehicle> | null {
  const alike: Readonly<Record<string, readonly Vehicle[]>> = groupBy<Vehicle>(keyOf)([...stock])
  // Of those alike the first is chosen, and the second by whom the first is driven already.
  const offered = Object.values(alike).flatMap((group) => group.toSorted(byYearAndVin).slice(0, 2))
  const driven = new Set(stock.map(({ vin }) => vin))
  const known = new Map<string, ReplacementChoice<Vehicle> | null>()
  return (current) => {
    const isDriven = current.vin !== null && driven.has(current.vin)
    const key = isDriven ? `${current.vin ?? ''} ${keyOf(current)}` : keyOf(current)
    const found = known.get(key)
    if (found !== undefined) return found
    const choice = replacementChoices(current, offered)[0] ?? null
    known.set(key, choice)
    return choice
  }
}
