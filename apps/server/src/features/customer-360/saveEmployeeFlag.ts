import type { EmployeeFlag } from '@retain/domain/customer-360/customer360'
import { requireCustomer } from '../../access/customerAccess'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Caller } from '../../identity/caller'

/** Marks a customer as one of our own staff, or no longer, in each of the caller's stores that keep the customer (O-357). */
export async function saveEmployeeFlag(
  transaction: DatabaseTransaction,
  { body, caller }: { readonly body: EmployeeFlag; readonly caller: Caller },
): Promise<EmployeeFlag> {
  const stores = await requireCustomer(transaction, body.customerId, caller)
  await transaction
    .updateTable('customer')
    .set({ employee_indicator: body.employeeFlagActive ? 'Y' : 'N' })
    .where('customer_key', '=', body.customerId)
    .where('hyperion_id', 'in', [...stores])
    .execute()
  return body
}
