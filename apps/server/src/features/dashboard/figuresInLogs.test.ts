import * as E from 'fp-ts/Either'
import { searchContactLog } from '@retain/api-client/contact-log'
import { getDashboard, searchActivity } from '@retain/api-client/dashboard'
import { searchLogs } from '@retain/api-client/work-log'
import { dayOf } from '@retain/domain/calendar/storeDay'
import { parseUtcOffset, utc } from '@retain/domain/calendar/storeOffset'
import { activityRequest, parseActivityView } from '@retain/domain/dashboard/activity'
import type { Dashboard } from '@retain/domain/dashboard/dashboard'
import { figureTable, wholeCell, type FigureCell } from '@retain/domain/dashboard/dashboardTable'
import { firstDashboardView, groupOf, type DashboardGrouping } from '@retain/domain/dashboard/dashboardView'
import { chartedKeys } from '@retain/domain/dashboard/measures'
import { placedLink, type PlacedLink } from '@retain/domain/dashboard/placedLink'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { contactLog } from '@retain/domain/work-log/contact-log/contactLog'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { beforeAll, describe, expect, it } from 'vitest'
import { addAssociate, addEntry, addInboundEmail, addOpportunity, addStore } from '../../testing/fixtures'
import { at, withApp } from '../../testing/testApp'

const now = at('2026-11-20T15:30:00.000Z')
const test = withApp({ now })
const offset = parseUtcOffset('-05:00') ?? utc

let store = ''
let other = ''
beforeAll(async () => {
  store = await addStore(test.db)
  other = await addStore(test.db)
  for (const [index, userName] of ['ann.lee', 'ben.hall'].entries()) {
    await addAssociate(test.db, store, userName)
    const owner_name = userName === 'ann.lee' ? 'Ann Lee' : 'Ben Hall'
    for (let number = 0; number < 3 + index; number += 1) {
      const opptId = await addOpportunity(test.db, store, {
        owner_user_name: userName,
        owner_name,
        last_contact_at: at(`2026-1${number % 2}-2${number}T04:59:59.999Z`),
      })
      await addInboundEmail(test.db, store, opptId, {
        received_at: at(`2026-11-${15 + number}T05:00:00.000Z`),
        email_sent_by: userName,
        ...(number === 0 ? {} : { reply_override: true, reply_override_at: now }),
      })
      for (const [contact_type, day] of [
        ['PhoneCall', 2],
        ['Email', 9 + number],
        ['LeadCreated', 16],
        ['Notes', 16],
      ] as const)
        await addEntry(test.db, store, opptId, {
          contact_type,
          created_by: userName,
          created_at: at(`2026-11-${String(day).padStart(2, '0')}T04:59:59.999Z`),
        })
      if (number > 1)
        await test.db
          .insertInto('opportunity_flag')
          .values({
            ...{ hyperion_id: store, oppt_id: opptId, user_name: userName },
            ...{ flagged_by: 'dana', flagged_at: now },
          })
          .execute()
    }
  }
  for (const hyperionId of [store, other]) {
    const orphan = await addOpportunity(test.db, hyperionId, { owner_user_name: null, owner_name: null })
    for (const [created_by, day] of [
      [null, '2026-11-17'],
      ['ann.lee', '2026-09-28'],
    ] as const) {
      const created_at = at(`${day}T12:00:00.000Z`)
      for (const contact_type of ['PhoneCall', 'LeadCreated'] as const)
        await addEntry(test.db, hyperionId, orphan, { contact_type, created_by, created_at })
      await addInboundEmail(test.db, hyperionId, orphan, {
        ...{ received_at: created_at, email_sent_by: created_by },
        ...{ reply_override: true, reply_override_at: now },
      })
    }
    // Flagged for two, it is one among all.
    await test.db
      .insertInto('opportunity_flag')
      .values(
        ['ann.lee', 'ben.hall'].map((user_name) => ({
          ...{ hyperion_id: hyperionId, oppt_id: orphan, user_name, flagged_by: 'dana', flagged_at: now },
        })),
      )
      .execute()
  }
})

const contextOf = (hyperionId: string) => ({
  ...{ hyperionId, offset, today: dayOf(now, offset), roles: [], stores: [] },
  QuickSearchV2: true,
})

const dana = () => ({
  userName: 'dana.baker',
  roles: [generalAccess, 'Opportunity_Can_View_Setting_Overrides' as const],
  stores: [store, other],
})
const right = <A>(answer: E.Either<unknown, { readonly data: A }>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

/** How many rows there are where a link leads to, through the search that its page makes. */
async function rowsOf({ route, query, personFilters, hyperionId }: PlacedLink): Promise<number> {
  const context = contextOf(hyperionId)
  if (route === 'activity') {
    const body = activityRequest(parseActivityView(query, context.today), hyperionId)
    const { list, total } = right(await test.callAs(dana(), searchActivity, { body }))
    const { list: all } = right(
      await test.callAs(dana(), searchActivity, { body: { ...body, pageSize: 10_000 } }),
    )
    expect([list.length, all.length]).toEqual([total, total])
    return total
  }
  if (route === 'contactLog') {
    const search = contactLog.search(contactLog.address.read(query, personFilters, context), context)
    if (search === null) throw new Error('The Contact Log always searches.')
    return right(await test.callAs(dana(), searchContactLog, { body: search.body })).total
  }
  const search = equityLog.search(equityLog.address.read(query, personFilters, context), context)
  if (search === null) throw new Error('The Equity Log always searches.')
  return right(await test.callAs(dana(), searchLogs, { body: search.body })).total
}

const views = [
  { grouping: 'associate', stores: 'active', period: 'weeks4' },
  { grouping: 'associate', stores: 'active', period: 'weeks13' },
  { grouping: 'associate', stores: 'all', period: 'weeks13' },
  { grouping: 'store', stores: 'all', period: 'weeks13' },
  { grouping: 'week', stores: 'active', period: 'weeks13' },
  { grouping: 'week', stores: 'all', period: 'weeks4' },
] as const

describe.each(views)('by $grouping of $stores stores in $period', (chosen) => {
  it.each(['contacts', 'answers', 'leads', 'responseTime'] as const)(
    'each figure is a link to as many rows, with weeks of %s',
    async (measure) => {
      const view = { ...firstDashboardView, ...chosen, measure }
      const query = { ...chosen, hyperionId: store, groupBy: groupOf(chosen.grouping) }
      const dashboard = right(await test.callAs(dana(), getDashboard, { query }))
      const page = { dashboard, view, context: contextOf(store) }
      const table = figureTable(dashboard, view)
      let compared = 0
      for (const [at, row] of table.rows.entries())
        for (const [place, cell] of row.cells.entries()) {
          const key = table.columns[place]?.key ?? ''
          const isFigure = key !== 'share' && cell.text !== '' && cell.text !== '0' && cell.text !== '—'
          expect(cell.figure !== null, `${row.label} ${key} ${cell.text}`).toBe(isFigure)
          const link = placedLink(cell, row.kind === 'group' ? (dashboard.groups[at] ?? null) : null, page)
          if (link === null) continue
          expect(await rowsOf(link), `${row.label} ${key}`).toBe(
            expectedOf(dashboard, chosen.grouping, at, key, cell),
          )
          compared += 1
        }
      expect(compared).toBeGreaterThan(8)
    },
  )

  it('each tile, and both figures of the sentence of the list, are links to as many rows', async () => {
    const view = { ...firstDashboardView, ...chosen }
    const query = { ...chosen, hyperionId: store, groupBy: groupOf(chosen.grouping) }
    const dashboard = right(await test.callAs(dana(), getDashboard, { query }))
    const { total } = dashboard
    for (const key of [...chartedKeys, 'onList', 'contacted'] as const) {
      const link = placedLink(wholeCell(dashboard, key, total), null, {
        ...{ dashboard, view, context: contextOf(store) },
      })
      if (link === null) throw new Error(`${key} leads nowhere.`)
      const counted = total[key === 'responseTime' ? 'responses' : key]
      expect(counted, key).toBeGreaterThan(0)
      expect(await rowsOf(link), key).toBe(counted)
    }
  })
})

/** What a figure says: the number in its cell, and of a time how many emails have one. */
function expectedOf(
  dashboard: Dashboard,
  grouping: DashboardGrouping,
  at: number,
  key: string,
  { figure, value }: FigureCell,
) {
  if (figure !== 'responses') return value
  if (grouping === 'week') return (dashboard.total.weeks[at] ?? dashboard.total).responses
  const figures = dashboard.groups[at] ?? dashboard.total
  const week = dashboard.weeks.findIndex((monday) => key === `week ${monday}`)
  return (week < 0 ? figures : figures.weeks[week])?.responses
}
