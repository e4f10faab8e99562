import fc from 'fast-check'
import { changeOwner } from '@retain/api-client/change-owner'
import { midnightUtc, type Day } from '@retain/domain/calendar/day'
import { shifted } from '@retain/domain/calendar/instant'
import { dayOf } from '@retain/domain/calendar/storeDay'
import { utc } from '@retain/domain/calendar/storeOffset'
import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { addCallable, newKey, saveCall, type Callable } from '../../testing/callable'
import { addEntry, addOpportunity } from '../../testing/fixtures'
import { testNow, withApp } from '../../testing/testApp'
import { countContactDays } from './contactDays'
import { countContacts } from './countContacts'
import type { FigureQuery } from './dashboardQueries'

const test = withApp()
const hourMs = 3_600_000
const today = dayOf(testNow, utc)
const hoursAgo = (hours: number) => shifted(testNow, -hours * hourMs)

const count = (hyperionId: string, until: Day = today) =>
  test.db.transaction().execute((transaction) => countContactDays(transaction, hyperionId, until))

/** Three weeks and the time before them, by the midnights of a store behind UTC by some hours. */
function queryOf(hyperionId: string, groupBy: FigureQuery['groupBy'], hoursBehind: number): FigureQuery {
  const midnight = shifted(midnightUtc(today), hoursBehind * hourMs)
  const until = shifted(midnight, 24 * hourMs)
  const first = shifted(midnight, -17 * 24 * hourMs)
  return { groupBy, spans: [{ hyperionId, previous: shifted(first, -18 * 24 * hourMs), first, until }] }
}

/** The same figures by the view alone. */
async function byView({ spans, groupBy }: FigureQuery) {
  const [span] = spans
  if (span === undefined) throw new Error('No store')
  const { hyperionId, previous, first, until } = span
  const { rows } = await sql<{ key: string | null; week: number; figure: number }>`
    select ${sql.ref(groupBy === 'store' ? 'hyperion_id' : 'user_name')} as key,
      case when at < ${first} then -1 else floor(extract(epoch from at - ${first}::timestamptz) / 604800)::integer end as week,
      count(*)::integer as figure
    from measure_contacts where hyperion_id = ${hyperionId} and at >= ${previous} and at < ${until}
    group by 1, 2`.execute(test.db)
  return inOrder(rows)
}

const inOrder = (rows: readonly { readonly key: string | null; readonly week: number }[]) =>
  rows.map((row) => JSON.stringify(row)).toSorted()

async function expectFiguresOfView(hyperionId: string): Promise<void> {
  for (const groupBy of ['associate', 'store'] as const)
    for (const hoursBehind of [5, 0, -5.5]) {
      const query = queryOf(hyperionId, groupBy, hoursBehind)
      expect(inOrder(await countContacts(test.db, query))).toEqual(await byView(query))
    }
}

const hours = fc.integer({ min: 0, max: 40 * 24 })
const who = fc.constantFrom('ann', 'ben', null)
const which = fc.nat({ max: 1000 })

/** What can happen in a store, as the server does it. */
const acts = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('enter' as const), hours, who, isCopy: fc.boolean() }),
    fc.record({ act: fc.constant('deliver' as const), which }),
    fc.record({ act: fc.constant('remove' as const), which }),
    fc.record({ act: fc.constant('replace' as const), which }),
    fc.record({ act: fc.constant('call' as const) }),
    fc.record({ act: fc.constant('takeOver' as const) }),
    fc.record({ act: fc.constant('count' as const), daysAgo: fc.integer({ min: 0, max: 20 }) }),
  ),
  { minLength: 8, maxLength: 25 },
)
type Act = typeof acts extends fc.Arbitrary<(infer One)[]> ? One : never

async function oneOf<Row>(rows: readonly Row[], which: number, act: (row: Row) => Promise<unknown>) {
  const row = rows[which % Math.max(1, rows.length)]
  if (row !== undefined) await act(row)
}

async function happen(callable: Callable, one: Act): Promise<Callable> {
  const { hyperionId } = callable
  const entries = () =>
    test.db
      .selectFrom('contact_history')
      .selectAll()
      .where('hyperion_id', '=', hyperionId)
      .orderBy('contact_history_id')
      .execute()
  switch (one.act) {
    case 'enter': {
      const opptId = one.isCopy
        ? await addOpportunity(test.db, hyperionId, { status_code: 'DUPE' })
        : callable.opptId
      await addEntry(test.db, hyperionId, opptId, {
        contact_type: one.hours % 3 === 0 ? 'Email' : 'PhoneCall',
        delivery: one.hours % 6 === 0 ? 'sending' : null,
        created_by: one.who,
        created_at: hoursAgo(one.hours),
      })
      return callable
    }
    case 'deliver':
    case 'remove':
      await oneOf(await entries(), one.which, ({ contact_history_id }) =>
        one.act === 'remove'
          ? test.db
              .deleteFrom('contact_history')
              .where('contact_history_id', '=', contact_history_id)
              .execute()
          : test.db
              .updateTable('contact_history')
              .set({ delivery: null, created_by: 'ben' })
              .where('contact_history_id', '=', contact_history_id)
              .execute(),
      )
      return callable
    case 'replace': {
      const rows = await test.db
        .selectFrom('opportunity')
        .select(['oppt_id', 'status_code'])
        .where('hyperion_id', '=', hyperionId)
        .where('oppt_id', '!=', callable.opptId)
        .orderBy('oppt_id')
        .execute()
      await oneOf(rows, one.which, (row) =>
        test.db
          .updateTable('opportunity')
          .set({ status_code: row.status_code === 'DUPE' ? 'NEW' : 'DUPE' })
          .where('hyperion_id', '=', hyperionId)
          .where('oppt_id', '=', row.oppt_id)
          .execute(),
      )
      return callable
    }
    case 'call':
      await saveCall(test, callable)
      return callable
    case 'takeOver': {
      const answer = await test.callAs({ ...callable.person, userName: `user${newKey()}` }, changeOwner, {
        body: { opptId: callable.opptId },
        idempotencyKey: newKey(),
      })
      if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
      return { ...callable, opptId: answer.right.data.opptId }
    }
    case 'count':
      await count(hyperionId, dayOf(hoursAgo(one.daysAgo * 24), utc))
      return callable
  }
}

describe('contacts that are counted by day', () => {
  it('are those of the view after whatever has happened, counted or not', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (list) => {
        let callable = await addCallable(test.db)
        for (const one of list) callable = await happen(callable, one)
        await expectFiguresOfView(callable.hyperionId)
        await count(callable.hyperionId)
        await expectFiguresOfView(callable.hyperionId)
      }),
      { numRuns: 20 },
    )
  })

  it('are read from the counted days, except those that have changed since', async () => {
    const { hyperionId, opptId } = await addCallable(test.db)
    const enter = (hoursBefore: number) =>
      addEntry(test.db, hyperionId, opptId, {
        contact_type: 'PhoneCall',
        created_by: 'ann',
        created_at: hoursAgo(hoursBefore),
      })
    await enter(3 * 24)
    await enter(4 * 24)
    await count(hyperionId)
    const sum = async () =>
      (await countContacts(test.db, queryOf(hyperionId, 'store', 0))).reduce(
        (all, { figure }) => all + figure,
        0,
      )
    // A count that nobody made shows that the counted day is what is read.
    await test.db
      .updateTable('contact_day')
      .set({ contacts: 100 })
      .where('hyperion_id', '=', hyperionId)
      .execute()
    expect(await sum()).toBe(200)
    await enter(3 * 24)
    expect(await sum()).toBe(102)
    await count(hyperionId)
    expect(await sum()).toBe(102)
    expect(
      await test.db
        .selectFrom('contact_day_change')
        .selectAll()
        .where('hyperion_id', '=', hyperionId)
        .execute(),
    ).toEqual([])
  })
})
