import { noCurrentVehicleEdits, type CurrentVehicleEdits } from '../deal/currentVehicleEdits'
import { formatDollars } from '../money/format'
import { subtractCents, type Cents } from '../money/money'
import type { CurrentVehicle, AppliedAdjustment, ValueSource } from '../opportunity/sections'
import { explained, type Explained } from './explained'
import { parseDay } from '../calendar/day'
import { formatDateOfDay } from '../calendar/storeDay'
import { amountInput, evaluate, less, type AmountInput, type Formula } from './formula'
import { sourceOn } from './sourceDay'

/** Where the value of a vehicle comes from, in words (O-101). */
const valueSourceTexts: Readonly<Record<ValueSource, string>> = {
  AN: 'Appraisal of the dealer group',
  BB: 'Black Book value, average',
}

/** What stands beside an amount that was typed in. */
export const entrySource = (onFile: Cents | null): string =>
  onFile === null ? 'Not saved' : `On file ${formatDollars(onFile)}, not saved`

/** An amount with what was typed in its place; `null` where neither is known. */
const editedAmount = (
  label: string,
  {
    edit,
    onFile,
    source,
  }: { readonly edit: Cents | null; readonly onFile: Cents | null; readonly source: string },
): AmountInput | null => {
  if (edit !== null) return amountInput(label, edit, 'entry', entrySource(onFile))
  return onFile === null ? null : amountInput(label, onFile, 'estimate', source)
}

const label = 'Vehicle Value'

/**
 * The value of the present vehicle, as it was typed in or as it is on file, taken apart where a trade adjustment has changed it;
 * `null` where it is not known.
 */
export function valueFormula(vehicle: CurrentVehicle, edits: CurrentVehicleEdits): Formula | null {
  const system = vehicle.valueSource === null ? 'On file' : valueSourceTexts[vehicle.valueSource]
  const source = sourceOn(system, 'read', vehicle.valuedOn)
  const { valueAdjustment: adjustment } = vehicle
  if (edits.vehicleValueEdit === null && adjustment !== null) {
    const formula = adjustedFormula(adjustment, source)
    // A value that was found since is not the one that was adjusted.
    if (evaluate(formula) === vehicle.vehicleValue) return formula
  }
  return editedAmount(label, { edit: edits.vehicleValueEdit, onFile: vehicle.vehicleValue, source })
}

const adjustedFormula = (adjustment: AppliedAdjustment, source: string): Formula => ({
  kind: 'adjusted',
  label,
  of: amountInput('Value before the adjustment', adjustment.valueBefore, 'estimate', source),
  by: adjustment,
  source: adjustmentSource(adjustment),
})

function adjustmentSource({ createdBy, adjustedOn }: AppliedAdjustment): string {
  const day = parseDay(adjustedOn)
  const since = day === null ? '' : `, counts since ${formatDateOfDay(day)}`
  return `${createdBy === null ? 'Of the store' : `By ${createdBy}`}${since}`
}

const sentence = 'What the vehicle is worth beyond what is owed on it.'

/** The equity of the present vehicle as a formula; `null` where it is not known. */
export function equityFormula(vehicle: CurrentVehicle, edits: CurrentVehicleEdits): Formula | null {
  const value = valueFormula(vehicle, edits)
  const payoff = editedAmount('Est Payoff', {
    edit: edits.payoffAmtEdit,
    onFile: vehicle.payoffAmt,
    source: sourceOn('On file, as the payoff is estimated', 'saved', vehicle.dealSavedOn),
  })
  const isEdited = edits.vehicleValueEdit !== null || edits.payoffAmtEdit !== null
  if (value !== null && payoff !== null) {
    const formula = less('Equity Amount', value, [payoff])
    if (isEdited || vehicle.equityAmount === evaluate(value) - payoff.value) return formula
  }
  if (isEdited || vehicle.equityAmount === null) return null
  return amountInput('Equity Amount', vehicle.equityAmount, 'estimate', 'On file as a whole')
}

/**
 * The equity in force and how it comes about: value less payoff; as a whole where another system gave it so, or where one of the two is
 * not known (O-307, O-308). `null` where it is not known.
 *
 * @example explainEquity(vehicle, noCurrentVehicleEdits)?.amount // 8_481_00
 */
export function explainEquity(vehicle: CurrentVehicle, edits: CurrentVehicleEdits): Explained | null {
  const formula = equityFormula(vehicle, edits)
  return formula === null ? null : explained(sentence, formula)
}

/**
 * How much of the equity on file a trade adjustment has made: more than nothing where it raised the value. `null` where none did,
 * and where the equity is not made of that value.
 *
 * @example adjustedEquity(vehicle) // 2_435_00
 */
export function adjustedEquity(vehicle: CurrentVehicle): Cents | null {
  const value = valueFormula(vehicle, noCurrentVehicleEdits)
  if (value?.kind !== 'adjusted' || vehicle.payoffAmt === null) return null
  const amount = evaluate(value)
  return vehicle.equityAmount === amount - vehicle.payoffAmt
    ? subtractCents(amount, evaluate(value.of))
    : null
}
