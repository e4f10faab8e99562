import { daysLater, type Day } from '@retain/domain/calendar/day'
import { firstMoment } from '@retain/domain/calendar/storeDay'
import type { Dashboard, DashboardGroup } from '@retain/domain/dashboard/dashboard'
import { daysBefore, weeksOf, type DaySpan } from '@retain/domain/dashboard/dashboardPeriod'
import { sortKey } from '@retain/domain/text/sortKey'
import type { Database } from '../../db/schema/schema'
import type { Caller } from '../../identity/caller'
import { offsetOf } from '../../identity/offsetOf'
import { countContacts } from './countContacts'
import {
  countByWeek,
  countCoverage,
  countFlags,
  findNames,
  timeResponses,
  type FigureQuery,
  type StoreSpan,
} from './dashboardQueries'
import { figuresBefore, figuresOf, keysOf, noRows, partsOf, type MeasuredRows } from './makeDashboard'

/** Which figures are asked for. */
export interface FiguresWanted extends Pick<FigureQuery, 'groupBy'> {
  readonly days: DaySpan
  /** Those whose figures the caller may see. */
  readonly stores: readonly string[]
}

const spanOf = (caller: Caller, hyperionId: string, days: DaySpan, previousFrom: Day): StoreSpan => {
  const offset = offsetOf(caller, hyperionId)
  return {
    hyperionId,
    previous: firstMoment(previousFrom, offset),
    first: firstMoment(days.from, offset),
    until: firstMoment(daysLater(days.to, 1), offset),
  }
}

/** By name as lists sort it; what belongs to nobody is last. */
const byName = (left: DashboardGroup, right: DashboardGroup): number => {
  if (left.name === null || right.name === null)
    return Number(left.name === null) - Number(right.name === null)
  const [before, after] = [sortKey(left.name), sortKey(right.name)]
  return before < after ? -1 : Number(before > after)
}

/** The figures of stores in a period and the one before it: each measure is one query over its view. */
export async function findDashboard(
  db: Database,
  caller: Caller,
  { days, stores, groupBy }: FiguresWanted,
): Promise<Dashboard> {
  const previous = daysBefore(days)
  const query: FigureQuery = {
    groupBy,
    spans: stores.map((hyperionId) => spanOf(caller, hyperionId, days, previous.from)),
  }
  const rows = await measure(db, query)
  const weeks = weeksOf(days)
  const keys = groupBy === 'store' ? new Set(stores) : keysOf(rows)
  const names = await findNames(
    db,
    groupBy,
    [...keys].filter((key) => key !== null),
  )
  const parts = partsOf(rows)
  const groups = [...keys].map((key) => ({
    key,
    name: key === null ? null : (names.get(key) ?? key),
    ...figuresOf(parts.get(key) ?? noRows, { key }, weeks.length),
  }))
  return {
    ...days,
    previousFrom: previous.from,
    previousTo: previous.to,
    weeks,
    groups: groups.toSorted(byName),
    total: figuresOf(rows, 'all', weeks.length),
    previous: figuresBefore(rows),
  }
}

async function measure(db: Database, query: FigureQuery): Promise<MeasuredRows> {
  const [contacts, answers, leads, responses, flags, coverage] = await Promise.all([
    countContacts(db, query),
    countByWeek(db, 'measure_answers', query),
    countByWeek(db, 'measure_leads', query),
    timeResponses(db, query),
    countFlags(db, query),
    countCoverage(db, query),
  ])
  return { contacts, answers, leads, responses, flags, coverage }
}
