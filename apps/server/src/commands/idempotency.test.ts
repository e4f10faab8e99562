import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testNow } from '../testing/testApp'
import { keepText, testCall, testCaller } from '../testing/testCall'
import { withDatabase } from '../testing/testDatabase'
import { claimKey, keepAnswer } from './idempotency'

const test = withDatabase()

const callWith = (idempotencyKey: string | null, body = { first: 'a', second: 'b' }) =>
  testCall({ db: test.db, clock: () => testNow }, { body, caller: testCaller('jordan'), idempotencyKey })

const claim = (call: ReturnType<typeof callWith>, answered = keepText) =>
  test.db.transaction().execute((transaction) => claimKey(transaction, answered, call, testNow))

describe('the key of a call', () => {
  it('is claimed by the first one, and gives its answer to those that repeat it', async () => {
    const call = callWith('once')
    expect(await claim(call)).toEqual({ kind: 'first' })
    await test.db
      .transaction()
      .execute((transaction) => keepAnswer(transaction, keepText, call, { text: 'kept' }))
    expect(await claim(call)).toEqual({ kind: 'repeated', answer: { text: 'kept' } })
  })

  it('is refused with another request, in words that a developer of a client understands', async () => {
    await claim(callWith('reused'))
    await expect(claim(callWith('reused', { first: 'a', second: 'c' }))).rejects.toMatchObject({
      code: 'idempotencyReused',
      message: 'The key was used for another request before.',
    })
  })

  it('has an answer of a former release refused where that no longer fits the contract', async () => {
    const call = callWith('former')
    await claim(call)
    await test.db
      .updateTable('idempotency_record')
      .set({ answer: JSON.stringify({ words: 'of yesterday' }) })
      .where('key', '=', 'former')
      .execute()
    await expect(claim(call)).rejects.toThrow('A kept answer of keepText no longer fits its contract')
  })

  it('is never missing where one is needed', async () => {
    await expect(claim(callWith(null))).rejects.toThrow(
      'mount lets no call with flag I through without a key',
    )
  })
})

describe('a key whose first call holds it for too long', () => {
  beforeAll(async () => {
    await sql`create function refuse_claim() returns trigger language plpgsql as $$
      begin raise exception 'lock timeout' using errcode = new.endpoint; end $$`.execute(test.db)
    await sql`create trigger refuse_claim before insert on idempotency_record
      for each row when (new.key = 'held') execute function refuse_claim()`.execute(test.db)
  })

  const claimUnder = (errorCode: string) => claim(callWith('held'), { ...keepText, name: errorCode })

  it('is refused, and the client may repeat it', async () => {
    await expect(claimUnder('55P03')).rejects.toMatchObject({
      code: 'inProgress',
      message: 'The first call with this key is still running.',
    })
  })

  it('leaves other errors of the database as they are', async () => {
    await expect(claimUnder('22012')).rejects.toMatchObject({ code: '22012' })
  })
})
