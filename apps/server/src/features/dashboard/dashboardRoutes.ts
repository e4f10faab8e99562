import { activity, exportDashboard, getDashboard, searchActivity } from '@retain/api-client/dashboard'
import { daysLater } from '@retain/domain/calendar/day'
import { dayOf, firstMoment } from '@retain/domain/calendar/storeDay'
import { periodDays, type DashboardPeriod, type DaySpan } from '@retain/domain/dashboard/dashboardPeriod'
import { figureTable } from '@retain/domain/dashboard/dashboardTable'
import {
  chosenDays,
  groupOf,
  type DashboardStores,
  type DashboardView,
} from '@retain/domain/dashboard/dashboardView'
import { dashboardFile, dashboardFileName, exportedFigures } from '@retain/domain/dashboard/exportedFigures'
import type { FigureGroup } from '@retain/domain/dashboard/dashboard'
import { storesOfCaller } from '../../access/storeAccess'
import { auditExport } from '../../commands/auditExport'
import { ApiProblem } from '../../core/apiProblem'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount, type Call } from '../../endpoints/mount'
import { answerPage, pageWindow } from '../../endpoints/searchPage'
import { StreamedCsv } from '../../endpoints/streamedCsv'
import type { Caller } from '../../identity/caller'
import { offsetOf } from '../../identity/offsetOf'
import {
  activityRows,
  countActivity,
  findActivityPage,
  presentActivity,
  type ListedSpan,
} from './activityQueries'
import { findDashboard } from './findDashboard'

/** Serves the manager's page: what the associates of one store, or of all stores of the caller, have done, and each of these things. */
export function mountDashboard(host: ApiHost): void {
  mount(host, getDashboard, (call) => figuresOfCall(call, { ...call.query, days: daysOf(call.query) }))

  mount(host, exportDashboard, async (call) => {
    const { body, caller, clock } = call
    const { hyperionId, grouping, measure } = body
    const days = daysOf(body)
    const view: DashboardView = { ...body, days }
    const dashboard = await figuresOfCall(call, { ...body, days, groupBy: groupOf(grouping) })
    const table = figureTable(dashboard, view)
    const rowCount = table.rows.length
    await auditExport(call, { ...dashboardFile, hyperionId, search: body, rowCount })
    const name = dashboardFileName(hyperionId, dayOf(clock(), offsetOf(caller, hyperionId)))
    async function* slices() {
      yield exportedFigures(table, measure === 'responseTime')
    }
    return new StreamedCsv(name, { rowCount, isCapped: false }, slices())
  })

  mount(host, searchActivity, async ({ body, caller, db }) => {
    const { hyperionId, kind, userName = null, isNobodys = false, stores = 'active' } = body
    const days = daysOf(body) ?? refuseDays()
    const wanted = stores === 'all' ? await storesOfCaller(db, caller) : [hyperionId]
    const spans = wanted.map((store) => spanOf(caller, store, days))
    const search = { kind, spans, userName, isNobodys }
    const window = pageWindow(body)
    return answerPage(db, {
      window,
      row: activity,
      present: presentActivity,
      find: (handle) => findActivityPage(handle, search, window),
      rows: activityRows(search),
      count: (handle) => countActivity(handle, search),
    })
  })
}

/** The days of a store, from midnight to midnight there. */
function spanOf(caller: Caller, hyperionId: string, { from, to }: DaySpan): ListedSpan {
  const offset = offsetOf(caller, hyperionId)
  return { hyperionId, from: firstMoment(from, offset), until: firstMoment(daysLater(to, 1), offset) }
}

interface FiguresAsked {
  readonly hyperionId: string
  readonly period: DashboardPeriod
  readonly days: DaySpan | null
  readonly stores: DashboardStores
  readonly groupBy: FigureGroup
}

async function figuresOfCall(
  { caller, db, clock }: Pick<Call<unknown, unknown, unknown>, 'caller' | 'db' | 'clock'>,
  { hyperionId, period, days, stores, groupBy }: FiguresAsked,
) {
  const counted = days ?? periodDays(period, dayOf(clock(), offsetOf(caller, hyperionId)))
  const wanted = stores === 'all' ? await storesOfCaller(db, caller) : [hyperionId]
  return findDashboard(db, caller, { days: counted, stores: wanted, groupBy })
}

/** The days that a call has chosen; `null` where it asks for a period. */
function daysOf({ from, to }: Partial<DaySpan>): DaySpan | null {
  if (from === undefined && to === undefined) return null
  const days = chosenDays(from, to)
  return days ?? refuseDays()
}

/** @throws ApiProblem `invalid` for days that cannot be asked for. */
function refuseDays(): never {
  throw new ApiProblem('invalid', 'Days are both given, in their order, and 26 weeks at most.')
}
