import { conquestCodes, conquestTypes, type DealType } from '../../deal/dealTypes'
import { joinList } from '../../text/commaList'
import type { RequestFields } from '../filters/filterDefinition'
import { allId } from '../filters/filterOption'

/** The deal types that the Deal Type filter of the Equity Log and the Search log offers (L-504). */
export const offeredDealTypes = [
  'Finance',
  'Lease',
  'Cash',
  ...conquestTypes,
] as const satisfies readonly DealType[]

/** The chosen deal types as a search sends them. */
export interface DealTypeFields {
  readonly dealType: readonly string[]
  readonly dealTypeCode: readonly string[]
}

/** Whether a type goes into `dealTypeCode`; in `dealType` it is Conquest (L-505, L-506). */
const isConquestCode = (value: string): boolean => conquestCodes.some((code) => code === value)

/**
 * Splits the chosen deal types into deal types and deal type codes, each value once. A Conquest code also adds
 * Conquest to the deal types. Plain Conquest asks for all of them and so sends no codes, whatever else is chosen
 * (L-139, L-140, L-142, L-505, L-506).
 *
 * @example splitDealTypes(['Lease', 'ConquestFinance']) // { dealType: ['Lease', 'Conquest'], dealTypeCode: ['ConquestFinance'] }
 */
export function splitDealTypes(chosen: readonly string[]): DealTypeFields {
  const dealType = new Set(chosen.map((value) => (isConquestCode(value) ? 'Conquest' : value)))
  const dealTypeCode = new Set(chosen.includes('Conquest') ? [] : chosen.filter(isConquestCode))
  return { dealType: [...dealType], dealTypeCode: [...dealTypeCode] }
}

/**
 * The choices that a search with these fields was made of: beside codes, Conquest only says that there are some.
 *
 * @example joinDealTypes(['Lease', 'Conquest'], ['ConquestFinance']) // ['Lease', 'ConquestFinance']
 */
export const joinDealTypes = (
  dealType: readonly string[],
  dealTypeCode: readonly string[],
): readonly string[] =>
  dealTypeCode.some(isConquestCode)
    ? [...dealType.filter((value) => value !== 'Conquest'), ...dealTypeCode]
    : [...dealType, ...dealTypeCode]

/** The same as the fields of the call; no `dealTypeCode` where no code is chosen. */
export function dealTypeRequest(chosen: readonly string[]): RequestFields {
  const { dealType, dealTypeCode } = splitDealTypes(chosen)
  return {
    dealType: joinList(dealType),
    ...(dealTypeCode.length === 0 ? {} : { dealTypeCode: joinList(dealTypeCode) }),
  }
}

/**
 * Whether a deal is one of those that a search asks for: its type is listed and, for Conquest where codes are listed,
 * its code is too (L-506). No deal types, or ALL, ask for every deal. A code that stands in the place of the type counts
 * as Conquest with that code.
 *
 * @example matchesDealTypes(splitDealTypes(['Conquest']), { dealType: 'Conquest', dealTypeCode: 'ConquestCash' }) // true
 */
export function matchesDealTypes(
  { dealType, dealTypeCode }: DealTypeFields,
  deal: { readonly dealType: string | null; readonly dealTypeCode: string | null },
): boolean {
  if (dealType.length === 0 || dealType.includes(allId)) return true
  const of = splitDealTypes(deal.dealType === null ? [] : [deal.dealType])
  if (!of.dealType.some((type) => dealType.includes(type))) return false
  if (!of.dealType.includes('Conquest') || dealTypeCode.length === 0) return true
  return [...of.dealTypeCode, deal.dealTypeCode].some((code) => code !== null && dealTypeCode.includes(code))
}
