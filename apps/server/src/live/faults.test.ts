import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { storeTag } from '@retain/domain/live/tags'
import { KeysUnavailable } from '../identity/issuerKeys'
import { addStore } from '../testing/fixtures'
import { liveClient } from '../testing/liveClient'
import { withChannel } from '../testing/testChannel'

describe('while the keys of the identity server cannot be read', () => {
  const test = withChannel({
    verifyToken: async () => {
      throw new KeysUnavailable(null)
    },
  })

  it('nobody is let in and nobody is refused for good: the client will come again', async () => {
    const client = liveClient(test.urlOf('any'))
    // Not upgraded: for the client the connection was lost.
    expect(await client.ended).toEqual({ code: 1006, reason: '' })
    expect(test.faults).toEqual([expect.any(KeysUnavailable)])
  })
})

describe('while the database fails', () => {
  const test = withChannel()
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.id(to)}`.execute(test.host.db)
  const away: string[] = []
  const breakTable = async (table: string) => {
    await rename(table, `${table}_away`)
    away.push(table)
  }
  const mend = async () => {
    for (const table of away.splice(0)) await rename(`${table}_away`, table)
  }
  afterEach(mend)

  it('a subscription ends the connection with 1011, after which the client comes again', async () => {
    const store = await addStore(test.host.db)
    const client = await test.connect({ stores: [store] })
    await client.next()
    await breakTable('setting_value')
    client.send({ type: 'subscribe', tags: [storeTag(store)] })
    expect(await client.ended).toEqual({ code: 1011, reason: 'Something went wrong on our side.' })
    expect(test.faults).toHaveLength(1)
  })

  it('events wait, and are delivered once it is back', async () => {
    const store = await addStore(test.host.db)
    const client = await test.listen({ stores: [store] }, [storeTag(store)])
    await sql`insert into live_outbox (tag, data, created_at)
      values (${storeTag(store)}, ${JSON.stringify(removed(store))}, now())`.execute(test.host.db)
    await breakTable('live_outbox')
    test.channel.notify()
    await expect.poll(() => test.faults.length).toBeGreaterThan(0)
    await mend()
    expect(await client.nextEvent()).toMatchObject({ type: 'OPPT_REMOVED' })
  })
})

const removed = (hyperionId: string) => ({
  type: 'OPPT_REMOVED',
  payload: { opptId: '1', hyperionId, replacedBy: null },
})
