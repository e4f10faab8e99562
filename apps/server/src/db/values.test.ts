import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { withDatabase } from '../testing/testDatabase'
import { errorCode } from '../core/errorCode'
import { migrate } from './migrate'

const test = withDatabase()

describe('values of the database', () => {
  it('arrive alike from both drivers', async () => {
    const { rows } =
      await sql`select 9007199254740993::bigint as id, 4.900::numeric(6,3) as rate, 7::integer as whole,
      timestamptz '2026-03-16 11:30:00.25-04' as moment, date '2026-03-16' as day, true as yes, null as nothing,
      '{"a": [1, null]}'::jsonb as document, array['a', 'b,c']::text[] as texts, 'Ünïcode' as text`.execute(
        test.db,
      )
    expect(rows).toEqual([
      {
        id: '9007199254740993',
        rate: 4.9,
        whole: 7,
        moment: '2026-03-16T15:30:00.250Z',
        day: '2026-03-16',
        yes: true,
        nothing: null,
        document: { a: [1, null] },
        texts: ['a', 'b,c'],
        text: 'Ünïcode',
      },
    ])
  })

  it('go in as parameters alike', async () => {
    const { rows } =
      await sql`select ${['x', 'y,"z"']}::text[] as texts, ${'12345678901234567'}::bigint as id,
      ${'2026-03-16T15:30:00.250Z'}::timestamptz as moment, ${JSON.stringify({ a: 1 })}::jsonb as document,
      ${null}::text as nothing, ${-1.5}::numeric as figure, ${false}::boolean as yes`.execute(test.db)
    expect(rows).toEqual([
      {
        texts: ['x', 'y,"z"'],
        id: '12345678901234567',
        moment: '2026-03-16T15:30:00.250Z',
        document: { a: 1 },
        nothing: null,
        figure: -1.5,
        yes: false,
      },
    ])
  })

  it('sort texts by their bytes', async () => {
    const { rows } = await sql<{
      word: string
    }>`select word from (values ('b'), ('a_'), ('aa'), ('é')) t (word)
      order by word collate "C"`.execute(test.db)
    expect(rows.map(({ word }) => word)).toEqual(['a_', 'aa', 'b', 'é'])
  })
})

describe('a transaction', () => {
  const seen = async () => {
    const rows = await test.db.selectFrom('app_state').select('key').orderBy('key').execute()
    return rows.map(({ key }) => key)
  }

  it('is kept whole or not at all', async () => {
    await test.db.insertInto('app_state').values({ key: 'kept', value: '1' }).execute()
    const failing = test.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('app_state').values({ key: 'lost', value: '1' }).execute()
      await transaction.insertInto('app_state').values({ key: 'kept', value: '2' }).execute()
    })
    await expect(failing).rejects.toSatisfy((error) => errorCode(error) === '23505')
    expect(await seen()).toContain('kept')
    expect(await seen()).not.toContain('lost')
  })

  it('does not mix with what runs beside it', async () => {
    const running = test.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('app_state').values({ key: 'beside-1', value: '1' }).execute()
      throw new Error('given up')
    })
    const beside = test.db.insertInto('app_state').values({ key: 'beside-2', value: '1' }).execute()
    await expect(running).rejects.toThrow('given up')
    await beside
    expect(await seen()).toContain('beside-2')
    expect(await seen()).not.toContain('beside-1')
  })
})

describe('migrate', () => {
  it('has nothing to do a second time', async () => {
    expect(await migrate(test.db)).toEqual([])
  })
})
