import { afterEach, beforeAll } from 'vitest'
import { exportsOf, person } from './exports'
import { readSlowly, type SlowReader } from './slowReader'
import type { withApp } from './testApp'

/** Readers of the whole Equity Log of a large store who stop reading; each test ends with those that it opened. */
export function withSlowReaders(test: ReturnType<typeof withApp>) {
  /** Rows of this size fill every buffer between the server and a client that does not read: 13 MB. */
  const rows = 5_000
  const note = 'x'.repeat(1_500)
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
    const reader = await readSlowly(`${address}/api/opportunity/search/${call}`, token, body)
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
