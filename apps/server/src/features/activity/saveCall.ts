import type { CallBody, Saved } from '@retain/api-client/activity'
import { callNoun } from '@retain/domain/activity/call/afterCall'
import { callCodes, readCall } from '@retain/domain/activity/call/callCodes'
import type { Call } from '@retain/domain/activity/call/call'
import { titleOnCall } from '@retain/domain/customer/customerEdit'
import type { PhoneTitle } from '@retain/domain/opportunity/sections'
import { authorOf } from '../../commands/author'
import type { Publish } from '../../outbox/transact'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Caller } from '../../identity/caller'
import type { Clock } from '../../core/clock'
import { findCustomer } from '../opportunity/customerQueries'
import { presentCustomer } from '../opportunity/presentCustomer'
import { selectForWriting, type WritableOpportunity } from '../lock/writableOpportunity'
import { orInvalid } from '../../core/orInvalid'
import { requireMayRecord, saveContact } from './saveContact'

/** What saving a call needs of the call that asks for it. */
interface Request {
  readonly body: CallBody
  readonly caller: Caller
  readonly clock: Clock
}

/**
 * Saves a call with the customer: its entry, the marks of bad numbers, what the row shows, and the status by OP-009
 * (O-442, api.md 2.9). The codes are judged by the domain's rules against what the database holds now.
 *
 * @throws ApiProblem `permission` for No Longer Owns by somebody who is no manager (O-160, O-176); `lockedByStatus`,
 * `lockedByUser`; `invalid` with the domain's words for every field that the form could not have sent.
 */
export async function saveCall(
  transaction: DatabaseTransaction,
  publish: Publish,
  { body, caller, clock }: Request,
): Promise<Saved> {
  requireMayRecord(body.actionResult, caller)
  const row = await selectForWriting(transaction, body.opportunityId, caller.userName)
  const call = await readBody(transaction, row, body, caller)
  await markPhones(transaction, row, call.badPhones)
  const author = authorOf({ caller, clock })
  return saveContact(transaction, publish, row, callCodes(call), author)
}

/** The call that was sent, if it is one that the form could have saved for this row, customer and caller. */
async function readBody(
  transaction: DatabaseTransaction,
  row: WritableOpportunity,
  body: CallBody,
  { roles }: Caller,
): Promise<Call> {
  const customer = await findCustomer(transaction, row.oppt_id)
  const context = {
    statusCode: row.status_code,
    deal: { dealType: row.deal_type, dealTypeCode: row.deal_type_code },
    roles,
    phones: customer === undefined ? [] : presentCustomer(customer).phones,
  }
  return orInvalid(readCall(body, context), callNoun)
}

/**
 * Marks the customer's numbers bad or good, as the form showed them when it was saved. The customer's version stays: a
 * mark does not spoil an open edit of the customer (api.md 1.2, version).
 */
async function markPhones(
  transaction: DatabaseTransaction,
  { hyperion_id, customer_id }: WritableOpportunity,
  bad: readonly PhoneTitle[],
): Promise<void> {
  await transaction
    .updateTable('customer')
    .set({
      mobile_phone_bad: bad.includes(titleOnCall.mobilePhone),
      home_phone_bad: bad.includes(titleOnCall.homePhone),
      work_phone_bad: bad.includes(titleOnCall.workPhone),
    })
    .where('hyperion_id', '=', hyperion_id)
    .where('customer_id', '=', customer_id)
    .execute()
}
