import { usedClassifications, type LogRow, type UsedClassification } from '../logRow'

/** The warranty values, in the order of their icons 1 to 7 (L-103, L-593). */
export const warrantyValues = [
  'NOWARRANTY',
  'WARRANTY',
  'UNKWARRANTY',
  'WEXPIRED',
  'WEXPMILES',
  'WEXPMONTHS',
  'WEXPMONTHSMILES',
] as const

/** What is known about a vehicle's warranty. */
export type WarrantyValue = (typeof warrantyValues)[number]

/** What each warranty value is called on the screen (L-501). */
export const warrantyLabels: Readonly<Record<WarrantyValue, string>> = {
  NOWARRANTY: 'No Warranty',
  WARRANTY: 'Under Warranty',
  UNKWARRANTY: 'Unknown Warranty',
  WEXPIRED: 'Warranty Expired',
  WEXPMILES: 'Expires by Miles',
  WEXPMONTHS: 'Expires by Months',
  WEXPMONTHSMILES: 'Expires by Months and Miles',
}

/**
 * The warranty value of an icon code: 1 to 7 in the order of the values, above 7 once 7 less. `null` for any other
 * code, which shows no icon (L-267, L-268, L-593).
 *
 * @example warrantyOf(9) // 'WARRANTY'
 */
export function warrantyOf(code: number | null): WarrantyValue | null {
  if (code === null) return null
  return warrantyValues[(code > 7 ? code - 7 : code) - 1] ?? null
}

/**
 * The icon codes of a warranty value: the other way round.
 *
 * @example warrantyIcons('WARRANTY') // [2, 9]
 */
export function warrantyIcons(value: WarrantyValue): readonly number[] {
  const icon = warrantyValues.indexOf(value) + 1
  return [icon, icon + warrantyValues.length]
}

const badges: Readonly<Record<UsedClassification, string>> = {
  '4 - Limited Warranty': 'AN',
  '5 - CPO': 'CPO',
  '6 - Manufacturer Warranty': 'MF',
}

/**
 * The badge beside 'Used' for what a used vehicle was certified as; `null` for a new vehicle, and for every classification but
 * the three (L-281 to L-284, L-599).
 *
 * @example warrantyBadge({ newUsed: 'Used', usedClassification: '5 - CPO' }) // 'CPO'
 */
export function warrantyBadge({
  newUsed,
  usedClassification,
}: Pick<LogRow, 'newUsed' | 'usedClassification'>): string | null {
  if (newUsed !== 'Used') return null
  const known = usedClassifications.find((value) => value === usedClassification)
  return known === undefined ? null : badges[known]
}
