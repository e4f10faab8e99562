import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DatabaseConfig } from '../config/config'
import { openDatabase } from '../db/connection'
import { migrate } from '../db/migrate'
import type { Database } from '../db/schema/schema'
import { addOpportunity, addStore } from '../testing/fixtures'
import { eventsOf } from '../testing/outboxEvents'
import { makeProcessDatabase } from '../testing/processDatabase'
import { startProcess } from '../testing/processes'

let config: DatabaseConfig
let remove = async () => undefined as void

beforeAll(async () => {
  ;({ config, remove } = await makeProcessDatabase())
})
afterAll(() => remove())

async function withOpened<A>(action: (db: Database) => Promise<A>): Promise<A> {
  const db = await openDatabase(config, () => undefined)
  try {
    return await action(db)
  } finally {
    await db.destroy()
  }
}

/** Orders of as many customers of a new store. */
const newOrders = () =>
  withOpened(async (db) => {
    await migrate(db)
    const hyperionId = await addStore(db)
    const order = async (roNumber: number) => ({
      eventId: `order ${roNumber}`,
      hyperionId,
      opptId: await addOpportunity(db, hyperionId),
      roNumber: String(roNumber),
    })
    return { hyperionId, orders: [await order(1), await order(2), await order(3)] }
  })

/** What the database holds of the orders of a store: ids of events, versions of rows, and messages. */
const kept = (hyperionId: string) =>
  withOpened(async (db) => {
    const ids = await db
      .selectFrom('feed_event')
      .select('event_id')
      .where('hyperion_id', '=', hyperionId)
      .execute()
    const rows = await db
      .selectFrom('opportunity')
      .select(['ro_number', 'row_version'])
      .where('hyperion_id', '=', hyperionId)
      .orderBy('oppt_id')
      .execute()
    const messages = (await eventsOf(db, hyperionId)).map(({ type }) => type)
    return { ids: ids.map(({ event_id }) => event_id).toSorted(), rows, messages }
  })

const nothing = {
  ids: [],
  rows: [1, 2, 3].map(() => ({ ro_number: null, row_version: 1 })),
  messages: [],
}
const everything = {
  ids: ['order 1', 'order 2', 'order 3'],
  rows: ['1', '2', '3'].map((ro_number) => ({ ro_number, row_version: 2 })),
  messages: ['SVC_LOG_NEW', 'SVC_LOG_NEW', 'SVC_LOG_NEW'],
}

it.each([
  ['beforeCommit', nothing],
  ['afterCommit', everything],
])(
  'a batch whose process is killed (%s) is there whole or not at all, and sent again it is there once',
  async (step, left) => {
    const { hyperionId, orders } = await newOrders()
    const send = (until: string) =>
      startProcess('testing/killInFeed.ts', [JSON.stringify(config), JSON.stringify(orders), until])
    const killed = send(step)
    await killed.ended
    expect([killed.child.signalCode, killed.output()]).toEqual([
      'SIGKILL',
      expect.not.stringContaining('taken'),
    ])
    expect(await kept(hyperionId)).toEqual(left)

    const again = send('never')
    expect([await again.ended, again.output()]).toEqual([0, expect.stringContaining('taken')])
    expect(await kept(hyperionId)).toEqual(everything)
  },
)
