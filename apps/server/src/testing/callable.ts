import type { CallBody, Saved } from '@retain/api-client/activity'
import { logCall } from '@retain/api-client/activity'
import { searchLogs } from '@retain/api-client/work-log'
import { generalAccess } from '@retain/domain/session/user/permissions'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import * as E from 'fp-ts/Either'
import type { Database } from '../db/schema/schema'
import { addCustomer, addOpportunity, addStore, type TestCustomer, type TestOpportunity } from './fixtures'
import type { TestApp } from './testApp'
import type { TestPerson } from './testTokens'

/** A customer of a store of its own, with an opportunity and somebody who may call. */
export interface Callable {
  readonly hyperionId: string
  readonly opptId: string
  readonly customerId: string
  readonly person: TestPerson
}

/** The phones on file of a callable customer, by what a call names them. */
export const onFile = { Day: '2075550110', Evening: '2075550111', Mobile: '2075550112' } as const

/** Makes a customer who can be called on three numbers. */
export async function addCallable(
  db: Database,
  opportunity: TestOpportunity = {},
  customer: TestCustomer = {},
): Promise<Callable> {
  const hyperionId = await addStore(db)
  const customerId = await addCustomer(db, hyperionId, {
    work_phone: onFile.Day,
    home_phone: onFile.Evening,
    mobile_phone: onFile.Mobile,
    ...customer,
  })
  const opptId = await addOpportunity(db, hyperionId, { customer_id: customerId, ...opportunity })
  return { hyperionId, opptId, customerId, person: { roles: [generalAccess], stores: [hyperionId] } }
}

/** The same person with the right to set No Longer Owns. */
export const asManager = (person: TestPerson): TestPerson => ({
  ...person,
  roles: [...(person.roles ?? []), 'Opportunity_Can_Set_No_Longer_Owned'],
})

/** A call that reached the customer, with whatever a test changes of it. */
export const callBody = (opptId: string, changes: Partial<CallBody> = {}): CallBody => ({
  opportunityId: opptId,
  contactInfo: onFile.Mobile,
  notes: 'Wants to see the new model.',
  dayPhoneNumberIsBad: false,
  evePhoneNumberIsBad: false,
  cellPhoneNumberIsBad: false,
  action: 'OUT_CALL',
  actionResult: 'CONTACTED',
  reason: null,
  ...changes,
})

let lastKey = 0

/** A key that no other call has. */
export const newKey = (): string => `test-key-${(lastKey += 1)}`

/** Posts a call; each has a key of its own unless a test says otherwise. */
export const postCall = (test: TestApp, person: TestPerson, body: CallBody, idempotencyKey = newKey()) =>
  test.callAs(person, logCall, { body, idempotencyKey })

/** Saves a call that has to be accepted. */
export async function saveCall(
  test: TestApp,
  { opptId, person }: Pick<Callable, 'opptId' | 'person'>,
  changes: Partial<CallBody> = {},
): Promise<Saved> {
  const answer = await postCall(test, person, callBody(opptId, changes))
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

/** An opportunity as the Equity Log shows it. */
export async function rowOf(test: TestApp, { hyperionId, opptId, person }: Callable): Promise<LogRow> {
  const answer = await test.callAs(person, searchLogs, { body: { source: 'EQLOG', hyperionId } })
  const row = E.isRight(answer)
    ? answer.right.data.list.find((listed) => listed.opptId === opptId)
    : undefined
  if (row === undefined) throw new Error('The Equity Log does not show the opportunity')
  return row
}
