import * as E from 'fp-ts/Either'
import { searchContactLog } from '@retain/api-client/contact-log'
import { getDashboard, searchActivity } from '@retain/api-client/dashboard'
import { searchLogs } from '@retain/api-client/work-log'
import { dayOf } from '@retain/domain/calendar/storeDay'
import { parseUtcOffset, utc } from '@retain/domain/calendar/storeOffset'
import { activityRequest, parseActivityView } from '@retain/domain/dashboard/activity'
import { figureTable } from '@retain/domain/dashboard/dashboardTable'
import { firstDashboardView } from '@retain/domain/dashboard/dashboardView'
import { figureLink, type FigureLink } from '@retain/domain/dashboard/figureLink'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { contactLog } from '@retain/domain/work-log/contact-log/contactLog'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { beforeAll, expect, it } from 'vitest'
import { addAssociate, addEntry, addInboundEmail, addOpportunity, addStore } from '../../testing/fixtures'
import { at, withApp } from '../../testing/testApp'

const now = at('2026-11-20T15:30:00.000Z')
const test = withApp({ now })
const offset = parseUtcOffset('-05:00') ?? utc

let store = ''
let emptied = ''
beforeAll(async () => {
  store = await addStore(test.db)
  emptied = await addStore(test.db)
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
  await addOpportunity(test.db, emptied)
})

const dana = () => ({
  userName: 'dana.baker',
  roles: [generalAccess, 'Opportunity_Can_View_Setting_Overrides' as const],
  stores: [store],
})
const right = <A>(answer: E.Either<unknown, { readonly data: A }>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

/** How many rows the log has that a link leads to, through the search that its page makes. */
async function rowsOf({ route, query, personFilters }: FigureLink): Promise<number> {
  const context = {
    ...{ hyperionId: store, offset, today: dayOf(now, offset), roles: [], stores: [] },
    QuickSearchV2: true,
  }
  if (route === 'activity') {
    const body = activityRequest(parseActivityView(query, context.today), store)
    const { list, total } = right(await test.callAs(dana(), searchActivity, { body }))
    expect(list).toHaveLength(total)
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

it.each(['contacts', 'answers', 'leads', 'responseTime'] as const)(
  'each figure that has a link is the number of rows that the log has there, with weeks of %s',
  async (measure) => {
    const query = { hyperionId: store, period: 'weeks4', groupBy: 'associate', stores: 'active' } as const
    const dashboard = right(await test.callAs(dana(), getDashboard, { query }))
    const table = figureTable(dashboard, { ...firstDashboardView, measure })
    const flagged = dashboard.groups.filter(({ flags }) => flags > 0).flatMap(({ name }) => name ?? [])
    const context = { hyperionId: store, offset, today: dayOf(now, offset), roles: [], stores: [] }
    let compared = 0
    for (const [at, row] of table.rows.entries())
      for (const [place, { figure, days, value }] of row.cells.entries()) {
        if (figure === null) continue
        const { name } = dashboard.groups[at] ?? { name: null }
        const person = row.key === null || name === null ? null : { userName: row.key, fullName: name }
        const link = figureLink(figure, { person, days, flagged }, { ...context, QuickSearchV2: true })
        if (link === null) throw new Error('Everything of the last four weeks is in a log.')
        const figures = dashboard.groups[at] ?? dashboard.total
        const weeks = place < dashboard.weeks.length ? figures.weeks[place] : figures
        const expected = figure === 'responses' ? weeks?.responses : value
        expect(await rowsOf(link), `${row.label} ${table.columns[place]?.key ?? ''}`).toBe(expected)
        compared += 1
      }
    expect(compared).toBeGreaterThan(15)
  },
)
