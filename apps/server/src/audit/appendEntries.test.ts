import { emptyChain } from '@retain/domain/audit/auditChain'
import { auditedDisclaimer } from '@retain/domain/audit/auditedChanges'
import { expect, it } from 'vitest'
import { at, testNow } from '../testing/testApp'
import { withDatabase } from '../testing/testDatabase'
import { appendEntries } from './appendEntries'
import { verifyChain } from './verifyChain'

const test = withDatabase()

const author = { userName: 'alex.romero', fullName: 'Alex Romero', requestId: 'request-1', now: testNow }
const changed = (text: string) => auditedDisclaimer('HAR', '', text)
const append = (texts: readonly string[], by = author) =>
  test.db.transaction().execute((transaction) => appendEntries(transaction, texts.map(changed), by))

it('writes nothing where nothing was changed', async () => {
  expect(await append([])).toEqual([])
  expect(await verifyChain(test.db)).toEqual({
    ...{ count: 0, first: null, last: null, head: emptyChain, fault: null },
  })
})

it('writes one entry after the other, without gaps, and keeps their end', async () => {
  expect(await append(['one', 'two'])).toEqual(['1', '2'])
  const later = at('2026-03-17T15:30:00.000Z')
  expect(await append(['three'], { ...author, fullName: 'Alexandra Romero', now: later })).toEqual(['3'])
  const read = await verifyChain(test.db)
  expect(read).toMatchObject({ count: 3, first: testNow, last: later, fault: null })
  expect(await test.db.selectFrom('audit_head').select(['sequence', 'hash']).execute()).toEqual([read.head])
  expect(await test.db.selectFrom('audit_person').selectAll().execute()).toEqual([
    { user_name: 'alex.romero', full_name: 'Alexandra Romero' },
  ])
})

it('leaves no gap where a transaction fails', async () => {
  const before = (await verifyChain(test.db)).count
  const failing = test.db.transaction().execute(async (transaction) => {
    await appendEntries(transaction, [changed('lost')], author)
    throw new Error('given up')
  })
  await expect(failing).rejects.toThrow('given up')
  await append(['next'])
  expect(await verifyChain(test.db)).toMatchObject({ count: before + 1, fault: null })
})

it('makes one chain of what many write at once', async () => {
  const before = (await verifyChain(test.db)).count
  const writers = Array.from({ length: 24 }, (_, at) => append([`${at} first`, `${at} second`]))
  const sequences = (await Promise.all(writers)).flat()
  expect(new Set(sequences).size).toBe(48)
  expect(await verifyChain(test.db)).toMatchObject({ count: before + 48, fault: null })
})

it('writes more entries than one statement takes', async () => {
  const before = (await verifyChain(test.db)).count
  await append(Array.from({ length: 2_500 }, (_, at) => `entry ${at}`))
  expect(await verifyChain(test.db)).toMatchObject({ count: before + 2_500, fault: null })
})
