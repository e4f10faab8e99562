import { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Instant } from '@retain/domain/calendar/instant'
import { migrate } from '../db/migrate'
import { pgliteDialect } from '../db/pgliteDialect'
import { startPglite } from '../db/pgliteThread'
import type { Database, Schema } from '../db/schema/schema'
import { loadSecrets } from './identitySecrets'
import { recordAdapter, deleteExpiredRecords } from './recordAdapter'

const now = '2026-03-05T12:00:00.000Z' as Instant
let db: Database

beforeAll(async () => {
  db = new Kysely<Schema>({ dialect: pgliteDialect(startPglite({ folder: null, snapshot: null })) })
  await migrate(db)
}, 60_000)
afterAll(() => db.destroy())
beforeEach(async () => {
  await db.deleteFrom('identity_record').execute()
})

describe('recordAdapter', () => {
  const make = (kind: string) => recordAdapter(db, () => now)(kind)

  it('finds a record by its id and by its uid, among its own kind only', async () => {
    await make('Session').upsert('s-1', { uid: 'u-1', accountId: 'demo-jordan-mills' }, 60)
    expect(await make('Session').find('s-1')).toEqual({ uid: 'u-1', accountId: 'demo-jordan-mills' })
    expect(await make('Session').findByUid('u-1')).toEqual({ uid: 'u-1', accountId: 'demo-jordan-mills' })
    expect(await make('Grant').find('s-1')).toBeUndefined()
    expect(await make('Session').find('s-2')).toBeUndefined()
  })

  it('replaces a record and keeps that it was used', async () => {
    const codes = make('AuthorizationCode')
    await codes.upsert('c-1', { grantId: 'g-1' }, 60)
    await codes.consume('c-1')
    await codes.upsert('c-1', { grantId: 'g-2' }, 60)
    expect(await codes.find('c-1')).toEqual({ grantId: 'g-2', consumed: Date.parse(now) / 1000 })
  })

  it('forgets one record, and every record of a grant', async () => {
    const codes = make('AuthorizationCode')
    for (const id of ['c-1', 'c-2', 'c-3'])
      await codes.upsert(id, { grantId: id === 'c-3' ? 'g-2' : 'g-1' }, 60)
    await codes.destroy('c-1')
    await codes.revokeByGrantId('g-1')
    const left = await db.selectFrom('identity_record').select('id').execute()
    expect(left).toEqual([{ id: 'c-3' }])
  })

  it('is swept of what has ended, and of nothing else', async () => {
    await make('Session').upsert('ended', {}, -1)
    await make('Session').upsert('running', {}, 1)
    await make('Client').upsert('endless', {})
    expect(await deleteExpiredRecords(db, now)).toBe(1)
    expect(await make('Session').find('running')).toEqual({})
    expect(await make('Client').find('endless')).toEqual({})
  })
})

describe('loadSecrets', () => {
  it('makes its keys once, even when two starts meet, and reads the same ones ever after', async () => {
    const [first, second] = await Promise.all([loadSecrets(db, () => now), loadSecrets(db, () => now)])
    expect(first.signingKeys).toHaveLength(1)
    expect(second).toEqual(first)
    expect(await loadSecrets(db, () => now)).toEqual(first)
  })
})
