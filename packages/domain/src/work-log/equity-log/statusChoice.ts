import { replacedStatus } from '../../opportunity/ownerChange'
import { statusGroups } from '../../opportunity/status/statusGroups'
import { statusLabels } from '../../opportunity/status/statusLabels'
import { statusCodes } from '../../opportunity/status/statuses'
import { labelled, sameLabels, type FilterOption } from '../filters/filterOption'

const codesOf: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(statusGroups))

/** The options of the Opportunity Status filter: the groups, then every status (L-086, L-502). */
export const statusOptions: readonly FilterOption[] = [
  ...sameLabels([...codesOf.keys()]),
  ...labelled(statusCodes, statusLabels),
]

/** The status that a search without a status filter leaves out; it is found when it is asked for, and by ALL (D-19, L-565). */
export const leftOutStatus = replacedStatus

/**
 * The chosen statuses with every group replaced by its codes, each code once (L-107 to L-109, L-141, L-503). A saved
 * search keeps the groups.
 *
 * @example replaceStatusGroups(['All In Process', 'NEW']) // ['IPCM', 'IPCNM', 'NEW']
 */
export const replaceStatusGroups = (chosen: readonly string[]): readonly string[] => [
  ...new Set(chosen.flatMap((value) => codesOf.get(value) ?? [value])),
]
