import { auditedDisclaimer } from '@retain/domain/audit/auditedChanges'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { testNow } from '../testing/testApp'
import { withDatabase } from '../testing/testDatabase'
import { appendEntries } from './appendEntries'
import { verifyChain } from './verifyChain'

const test = withDatabase()

const author = { userName: 'alex.romero', fullName: 'Alex Romero', requestId: 'request-1', now: testNow }
const append = (...texts: readonly string[]) =>
  test.db.transaction().execute((transaction) =>
    appendEntries(
      transaction,
      texts.map((text) => auditedDisclaimer('HAR', '', text)),
      author,
    ),
  )

/** Somebody who has the database to themselves. */
const tamper = (statement: string) => sql.raw(statement).execute(test.db)

beforeEach(async () => {
  await tamper('delete from audit_entry')
  await tamper("update audit_head set sequence = 0, hash = repeat('0', 64)")
  await append('one', 'two', 'three', 'four')
})

const verified = async () => {
  const { count, fault } = await verifyChain(test.db)
  return { count, fault }
}

it('finds nothing where nothing was touched', async () => {
  expect(await verified()).toEqual({ count: 4, fault: null })
})

it.each([
  ['its state', `state_after = '{"body":"other"}'`],
  ['its author', `user_name = 'sam.lee'`],
  ['its name', `full_name = 'Sam Lee'`],
  ['its store', 'hyperion_id = null'],
  ['its time', `recorded_at = recorded_at + interval '1 second'`],
  ['its request', `request_id = 'other'`],
])('finds an entry of which %s was changed', async (_what, change) => {
  await tamper(`update audit_entry set ${change} where sequence = 2`)
  expect(await verified()).toEqual({ count: 1, fault: { kind: 'changed', sequence: '2' } })
})

it.each([1, 2, 4])('finds that entry %d was removed', async (sequence) => {
  await tamper(`delete from audit_entry where sequence = ${sequence}`)
  expect(await verified()).toEqual({
    count: sequence - 1,
    fault: { kind: 'missing', sequence: String(sequence) },
  })
})

it('finds that two entries were swapped', async () => {
  await tamper('update audit_entry set sequence = -2 where sequence = 2')
  await tamper('update audit_entry set sequence = 2 where sequence = 3')
  await tamper('update audit_entry set sequence = 3 where sequence = -2')
  expect(await verified()).toEqual({ count: 1, fault: { kind: 'outOfOrder', sequence: '2' } })
})

it('finds an entry that was put between others, and one behind the last', async () => {
  await tamper('update audit_entry set sequence = sequence + 100 where sequence > 2')
  await tamper('update audit_entry set sequence = sequence - 99 where sequence > 100')
  const copied = `insert into audit_entry select %, recorded_at, user_name, full_name, kind, hyperion_id, subject,
    state_before, state_after, request_id, previous_hash, hash from audit_entry where sequence = 2`
  await tamper(copied.replace('%', '3'))
  expect(await verified()).toEqual({ count: 2, fault: { kind: 'outOfOrder', sequence: '3' } })
})

it('finds an entry behind the last one that was written, with a hash that fits', async () => {
  await append('five')
  await tamper('update audit_head set sequence = 4, hash = (select hash from audit_entry where sequence = 4)')
  expect(await verified()).toEqual({ count: 5, fault: { kind: 'added', sequence: '5' } })
})

it('proves by a noted entry that a chain was not written anew', async () => {
  const { head } = await verifyChain(test.db)
  await append('five')
  expect(await verifyChain(test.db, head)).toMatchObject({ count: 5, fault: null })
  expect(await verifyChain(test.db, { ...head, hash: 'f'.repeat(64) })).toMatchObject({
    fault: { kind: 'changed', sequence: '4' },
  })
  expect(await verifyChain(test.db, { ...head, sequence: '9' })).toMatchObject({
    fault: { kind: 'missing', sequence: '9' },
  })
})

it('reads a log that is longer than a batch', async () => {
  await append(...Array.from({ length: 2_100 }, (_, at) => `entry ${at}`))
  expect(await verified()).toEqual({ count: 2_104, fault: null })
  await tamper(`update audit_entry set subject = 'other' where sequence = 2000`)
  expect(await verified()).toEqual({ count: 1_999, fault: { kind: 'changed', sequence: '2000' } })
})
