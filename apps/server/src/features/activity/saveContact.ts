import type { Saved } from '@retain/api-client/activity'
import type { ActionResultCode } from '@retain/domain/activity/actionCodes'
import { mayRecord } from '@retain/domain/activity/outcomes'
import { recordedContact, type ContactCodes } from '@retain/domain/activity/recordedContact'
import { noLongerOwnsMessage } from '@retain/domain/live/noLongerOwns'
import { ApiProblem } from '../../core/apiProblem'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Caller } from '../../identity/caller'
import type { Publish } from '../../outbox/transact'
import { clearContactInfo, type Author, type EntryEmail } from '../history/recordContact'
import type { WritableOpportunity } from '../lock/writableOpportunity'
import { savedContact } from './savedContact'

/** @throws ApiProblem `permission` for No Longer Owns by somebody who is no manager (O-160, O-176, O-187). */
export function requireMayRecord(actionResult: ActionResultCode, { roles }: Pick<Caller, 'roles'>): void {
  if (!mayRecord(actionResult, roles))
    throw new ApiProblem('permission', 'Only a manager can mark an opportunity No Longer Owns.')
}

/**
 * Saves a call or an email by the domain's rules: its entry, the status after it, and what Do Not Contact and No Longer Owns do
 * besides (O-159, O-161, O-228).
 *
 * @param email of an email's entry.
 */
export async function saveContact(
  transaction: DatabaseTransaction,
  publish: Publish,
  row: WritableOpportunity,
  codes: ContactCodes,
  author: Author,
  email?: EntryEmail,
): Promise<Saved> {
  const { statusCode, entry, systemEntry, clearsContactInfo, isNoLongerOwns } = recordedContact(
    row.status_code,
    codes,
  )
  if (clearsContactInfo) await clearContactInfo(transaction, row)
  return savedContact(
    transaction,
    publish,
    row,
    { action: codes.action, statusCode, entry, systemEntry, ...(email === undefined ? {} : { email }) },
    author,
    isNoLongerOwns ? noLongerOwnsMessage({ opptId: row.oppt_id, hyperionId: row.hyperion_id }) : null,
  )
}
