import { storesOfCaller } from '../../access/storeAccess'
import { ApiProblem } from '../../core/apiProblem'
import type { Database } from '../../db/schema/schema'
import type { Caller } from '../../identity/caller'

/** What one store keeps of a customer. */
export interface CustomerRecord {
  readonly hyperionId: string
  readonly customerId: string
}

/** A customer, as far as somebody may see it: what each of that one's stores keeps. */
export interface Person {
  /** The id by which every store knows the customer (O-350). */
  readonly customerKey: string
  /** That of the store of the opportunity is the first. */
  readonly records: readonly [CustomerRecord, ...CustomerRecord[]]
  /** The caller's stores, those without a record included: vehicles are serviced elsewhere, too. */
  readonly stores: readonly string[]
}

/**
 * The customer of an opportunity in all stores of a caller.
 *
 * @param customerId the customer that the caller takes it to be.
 * @throws ApiProblem `notFound` when the opportunity has no customer, or another one than `customerId`.
 */
export async function findPerson(
  db: Database,
  caller: Caller,
  opptId: string,
  customerId?: string,
): Promise<Person> {
  const [stores, own] = await Promise.all([
    storesOfCaller(db, caller),
    db
      .selectFrom('opportunity as o')
      .innerJoin('customer as c', (join) =>
        join.onRef('c.hyperion_id', '=', 'o.hyperion_id').onRef('c.customer_id', '=', 'o.customer_id'),
      )
      .select(['c.hyperion_id as hyperionId', 'c.customer_id as customerId', 'c.customer_key as customerKey'])
      .where('o.oppt_id', '=', opptId)
      .executeTakeFirst(),
  ])
  if (own === undefined || (customerId !== undefined && own.customerKey !== customerId))
    throw new ApiProblem('notFound', 'The opportunity has no such customer.')
  const others = await db
    .selectFrom('customer')
    .select(['hyperion_id as hyperionId', 'customer_id as customerId'])
    .where('customer_key', '=', own.customerKey)
    .where('hyperion_id', 'in', [...stores])
    .where('hyperion_id', '!=', own.hyperionId)
    .orderBy('hyperion_id')
    .execute()
  const { customerKey, ...first } = own
  return { customerKey, records: [first, ...others], stores }
}
