import type { Permission } from '../session/user/permissions'
import { canSeeDealInfo } from './numbers'

/** The parts of a deal that are read on their own (O-355). */
export const dealPartNames = ['ro', 'products', 'dealInfo', 'appraisalsInfo'] as const

export type DealPartName = (typeof dealPartNames)[number]

/**
 * The parts that are asked for: all, without the deal info for somebody who may not see it (OP-115).
 *
 * @example partsToRead(['CanView360 Access']) // ['ro', 'products', 'appraisalsInfo']
 */
export const partsToRead = (roles: readonly Permission[]): readonly DealPartName[] =>
  dealPartNames.filter((name) => name !== 'dealInfo' || canSeeDealInfo(roles))
