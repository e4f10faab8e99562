import { saveCustomerInfo } from '@retain/api-client/opportunity'
import {
  customerDraft,
  customerNoun,
  validateCustomer,
  type CustomerContact,
} from '@retain/domain/customer/customerEdit'
import { storeTag } from '@retain/domain/live/tags'
import type { EquityDealCustomer } from '@retain/domain/opportunity/sections'
import { ApiProblem } from '../../core/apiProblem'
import { orInvalid } from '../../core/orInvalid'
import { requireVersion } from '../../core/requireVersion'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Caller } from '../../identity/caller'
import type { Publish } from '../../outbox/transact'
import { selectForWriting, type WritableOpportunity } from '../lock/writableOpportunity'
import { findCustomer, type StoredCustomer } from '../opportunity/customerQueries'
import { presentCustomer } from '../opportunity/presentCustomer'

/** What saving a customer needs of the call that asks for it. */
interface Request {
  readonly params: { readonly opptId: string }
  readonly body: CustomerContact
  readonly caller: Caller
  /** The version that the call names. */
  readonly version: number | null
}

/**
 * Saves how a customer can be reached (O-460, OP-064). A number that is changed is no longer marked as bad; the pages of all
 * opportunities of the customer are told.
 *
 * @returns the customer section as it is then.
 * @throws ApiProblem `lockedByStatus`, `lockedByUser`; `versionRequired`, `stale` with the section as it is by now; `invalid` with
 * the domain's words for every field that the form could not have sent.
 */
export async function saveCustomer(
  transaction: DatabaseTransaction,
  publish: Publish,
  { params, body, caller, version }: Request,
): Promise<EquityDealCustomer> {
  const row = await selectForWriting(transaction, params.opptId, caller.userName)
  await holdCustomer(transaction, row)
  const stored = await storedCustomer(transaction, row)
  requireVersion(version, stored, customerNoun, () => saveCustomerInfo.output.encode(presentCustomer(stored)))
  const contact = orInvalid(validateCustomer(customerDraft(body)), customerNoun)

  await updateCustomer(transaction, row, stored, contact)
  const saved = presentCustomer(await storedCustomer(transaction, row))
  for (const opptId of await opportunitiesOf(transaction, row))
    publish(storeTag(row.hyperion_id), {
      type: 'OPPT_CUSTOMER',
      payload: { opptId, hyperionId: row.hyperion_id, version: saved.version },
    })
  return saved
}

/** A customer with several opportunities can be edited on the page of each: the locks of these do not keep two edits apart. */
const holdCustomer = (transaction: DatabaseTransaction, { hyperion_id, customer_id }: WritableOpportunity) =>
  transaction
    .selectFrom('customer')
    .select('customer_id')
    .where('hyperion_id', '=', hyperion_id)
    .where('customer_id', '=', customer_id)
    .forUpdate()
    .execute()

async function storedCustomer(
  transaction: DatabaseTransaction,
  { oppt_id }: WritableOpportunity,
): Promise<StoredCustomer> {
  const customer = await findCustomer(transaction, oppt_id)
  if (customer === undefined) throw new ApiProblem('notFound', 'There is no such customer.')
  return customer
}

const updateCustomer = (
  transaction: DatabaseTransaction,
  { hyperion_id, customer_id }: WritableOpportunity,
  stored: StoredCustomer,
  contact: CustomerContact,
) =>
  transaction
    .updateTable('customer')
    .set({
      email: contact.email,
      mobile_phone: contact.mobilePhone,
      home_phone: contact.homePhone,
      work_phone: contact.workPhone,
      mobile_phone_bad: stored.mobile_phone_bad && contact.mobilePhone === stored.mobile_phone,
      home_phone_bad: stored.home_phone_bad && contact.homePhone === stored.home_phone,
      work_phone_bad: stored.work_phone_bad && contact.workPhone === stored.work_phone,
      version: stored.version + 1,
    })
    .where('hyperion_id', '=', hyperion_id)
    .where('customer_id', '=', customer_id)
    .execute()

async function opportunitiesOf(
  transaction: DatabaseTransaction,
  { hyperion_id, customer_id }: WritableOpportunity,
): Promise<readonly string[]> {
  const rows = await transaction
    .selectFrom('opportunity')
    .select('oppt_id')
    .where('hyperion_id', '=', hyperion_id)
    .where('customer_id', '=', customer_id)
    .orderBy('oppt_id')
    .execute()
  return rows.map(({ oppt_id }) => oppt_id)
}
