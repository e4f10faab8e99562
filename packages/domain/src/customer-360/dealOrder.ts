import { statusCodes } from '../opportunity/status/statuses'
import { statusLabels } from '../opportunity/status/statusLabels'
import { newestFirst } from '../sorting/newestFirst'
import { compareIds } from '../sorting/sorting'
import { normaliseVin } from '../vehicle/vin'
import type { ListedDeal360 } from './customer360'

/** The groups that deals stand in, in order (O-345 to O-348). */
export const dealGroups = ['source', 'leaseOrFinance', 'other', 'ended'] as const

/** One group of deals. */
export type DealGroup = (typeof dealGroups)[number]

/** What each group is called over its deals. */
export const dealGroupLabels: Readonly<Record<DealGroup, string>> = {
  source: 'This opportunity’s vehicle',
  leaseOrFinance: 'Lease and finance',
  other: 'Others',
  ended: 'No longer owned or matured',
}

type Ordered = Pick<ListedDeal360, 'custDealId' | 'vehicle' | 'contractDate' | 'dealType' | 'statusFlg'>

const ended: readonly (string | null)[] = ['NLO', 'LEAM']
const leaseOrFinance: readonly (string | null)[] = ['Lease', 'Finance', 'ConquestLease', 'ConquestFinance']

const isSameVin = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && normaliseVin(a) !== '' && normaliseVin(a) === normaliseVin(b)

/**
 * The group of a deal. The rules apply in this order, so that the deal of the source VIN comes first even when its vehicle is no
 * longer owned or its lease has matured (OP-112).
 *
 * @param sourceVin the VIN of the opportunity that the view was opened from; `null` where that has none.
 * @example dealGroup(deal, '1HGCV1F57MA014882') // 'source'
 */
export function dealGroup(
  { vehicle, dealType, statusFlg }: Omit<Ordered, 'custDealId' | 'contractDate'>,
  sourceVin: string | null,
): DealGroup {
  if (isSameVin(vehicle.vin, sourceVin)) return 'source'
  if (ended.includes(statusFlg?.trim().toUpperCase() ?? null)) return 'ended'
  return leaseOrFinance.includes(dealType) ? 'leaseOrFinance' : 'other'
}

/** Newest contract first, what has no date last; of one date by id, so that the order is always the same. */
const byContract = (a: Ordered, b: Ordered): number =>
  newestFirst(a.contractDate, b.contractDate) || compareIds(a.custDealId, b.custDealId)

/**
 * Deals in the order of the view: those of the source VIN, then lease and finance, then the others, and those that are no longer
 * owned or have matured last; newest contract first within each (O-345 to O-348, OP-112).
 *
 * @example orderedDeals(deals, '1HGCV1F57MA014882').map(({ custDealId }) => custDealId)
 */
export const orderedDeals = <Deal extends Ordered>(
  deals: readonly Deal[],
  sourceVin: string | null,
): readonly Deal[] => groupedDeals(deals, sourceVin).flatMap((group) => group.deals)

/** The deals of one group, in order. */
export interface GroupedDeals<Deal> {
  readonly group: DealGroup
  readonly label: string
  readonly deals: readonly Deal[]
}

/**
 * The deals under the headings of their groups; no group without deals.
 *
 * @example groupedDeals([cash], null) // [{ group: 'other', label: 'Others', deals: [cash] }]
 */
export const groupedDeals = <Deal extends Ordered>(
  deals: readonly Deal[],
  sourceVin: string | null,
): readonly GroupedDeals<Deal>[] =>
  dealGroups
    .map((group) => ({
      group,
      label: dealGroupLabels[group],
      deals: deals.filter((deal) => dealGroup(deal, sourceVin) === group).sort(byContract),
    }))
    .filter((group) => group.deals.length > 0)

/**
 * What the status of a deal is called; the code itself where it is none that we know, and nothing without one.
 *
 * @example dealStatusText('NLO') // 'No Longer Owns'
 */
export function dealStatusText(statusFlg: string | null): string {
  const code = statusFlg?.trim().toUpperCase() ?? ''
  const known = statusCodes.find((one) => one === code)
  return known === undefined ? code : statusLabels[known]
}
