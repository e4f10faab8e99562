import { sql } from 'kysely'
import { afterEach, beforeAll } from 'vitest'
import { exportsOf, person } from './exports'
import { readSlowly, type SlowReader } from './slowReader'
import type { withApp } from './testApp'

/** Rows whose answer fills every buffer between the server and a client that does not read: 13 MB. */
const large = {
  identity: { rows: 5_000, note: sql<string>`repeat('x', 1500)` },
  // Notes that hardly become smaller.
  br: {
    rows: 9_000,
    note: sql<string>`(
      select string_agg(encode(sha512(concat(oppt_id, part)::bytea), 'base64'), '')
      from generate_series(1, 17) part
    )`,
  },
} as const

/**
 * Readers of the whole Equity Log of a large store who stop reading; each test ends with those that it opened.
 *
 * @param encoding in which they take it.
 */
export function withSlowReaders(test: ReturnType<typeof withApp>, encoding: keyof typeof large = 'identity') {
  const { rows, note } = large[encoding]
  let [hyperionId, address] = ['', '']
  const readers: SlowReader[] = []

  beforeAll(async () => {
    hyperionId = await exportsOf(test).storeOf(rows)
    await test.db.updateTable('opportunity').set({ note }).where('hyperion_id', '=', hyperionId).execute()
    address = await test.app.listen({ port: 0 })
  }, 120_000)
  afterEach(async () => {
    await Promise.all(readers.splice(0).map(({ leave }) => leave()))
  })

  const showAll = () => ({ source: 'EQLOG' as const, hyperionId, showAll: true })

  /** Asks for everything as somebody and stops reading at once. */
  const open = async (userName: string, call = 'logs', body: unknown = showAll()): Promise<SlowReader> => {
    const token = await test.issuer.tokenFor({ ...person(hyperionId), userName })
    const reader = await readSlowly(`${address}/api/opportunity/search/${call}`, token, body, encoding)
    readers.push(reader)
    return reader
  }
  /** How somebody is answered who asks for everything now and leaves. */
  const statusFor = async (userName: string): Promise<number | undefined> => {
    const { answer, leave } = await open(userName)
    await leave()
    return answer.statusCode
  }
  return { rows, store: () => hyperionId, showAll, open, statusFor }
}
