import { opportunityPath } from './opportunityPath'
import { isClosedStatus } from './status/statusGroups'
import type { StatusCode } from './status/statuses'

/** The question before the owner changes; its buttons are Yes and No (OP-071, OP-026). */
export const ownerChangeQuestion = 'Do you want to become the owner of this opportunity?'

/** What the button is called, and the question that follows it. */
export const ownerChangeLabel = 'Change Owner'

/** What the old opportunity becomes when its copy has the new owner (OP-071, D-19). */
export const replacedStatus: StatusCode = 'DUPE'

/**
 * Whether a user can become the owner: of an opportunity that is open and not theirs already (OP-001, OP-071).
 *
 * @example canBecomeOwner({ statusCode: 'NEW', ownerUserName: 'jo.ray' }, 'pat.lee') // true
 */
export const canBecomeOwner = (
  { statusCode, ownerUserName }: { readonly statusCode: StatusCode; readonly ownerUserName: string | null },
  userName: string,
): boolean => !isClosedStatus(statusCode) && ownerUserName !== userName

/** The page that an owner change leads to: that of the new id (O-273, S-199). */
export const pathAfterOwnerChange = opportunityPath
