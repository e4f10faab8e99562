import { parseDay, type Day } from '../calendar/day'
import type { Instant } from '../calendar/instant'
import type { ContactType } from '../activity/history/contactTypes'
import { printedPage, readPage, type ListView } from '../list/listView'
import { firstPage } from '../paging/pageSize'
import { pageSizeOf } from '../paging/paging'
import { printQuery, readQuery } from '../text/addressQuery'
import { canChooseDays, periodDays, type DaySpan } from './dashboardPeriod'

/** The measures whose things are listed one by one: what associates have done, as the histories record it. */
export const activityKinds = ['contacts', 'leads'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** A contact with a customer, or a lead. */
export interface Activity {
  readonly contactHistoryId: string
  readonly at: Instant
  readonly contactType: ContactType
  /** Who did it; `null` where nobody is recorded. */
  readonly userName: string | null
  /** Their name, or the user name where that is not known. */
  readonly fullName: string | null
  readonly opptId: string
  readonly customerName: string | null
  readonly year: number | null
  readonly makeName: string | null
  readonly modelName: string | null
}

/** Which of them are listed. */
export interface ActivityFilter {
  readonly kind: ActivityKind
  readonly days: DaySpan
  /** The user name of an associate; `null` for all. */
  readonly userName: string | null
}

/** How the list is looked at. It stands in the address. */
export interface ActivityView extends ListView<'at'>, ActivityFilter {}

/** The list as it opens without being led to: the contacts of this week. */
export const firstActivityView = (today: Day): ActivityView => ({
  sort: { orderBy: 'at', orderDirection: 'desc' },
  page: firstPage,
  showAll: false,
  kind: 'contacts',
  days: periodDays('week', today),
  userName: null,
})

const daysOf = (values: ReadonlyMap<string, string>): DaySpan | null => {
  const [from, to] = [parseDay(values.get('from') ?? ''), parseDay(values.get('to') ?? '')]
  return from !== null && to !== null && canChooseDays({ from, to }) ? { from, to } : null
}

/**
 * The view of an address; what it does not say, or says wrongly, is as the list opens.
 *
 * @example parseActivityView('kind=leads&who=ann.lee', today).userName // 'ann.lee'
 */
export function parseActivityView(query: string, today: Day): ActivityView {
  const values = readQuery(query)
  const first = firstActivityView(today)
  const userName = values.get('who') ?? ''
  return {
    ...first,
    ...readPage(values),
    kind: activityKinds.find((kind) => kind === values.get('kind')) ?? first.kind,
    days: daysOf(values) ?? first.days,
    userName: userName === '' ? null : userName,
  }
}

/**
 * A view as the query of its address, without the question mark.
 *
 * @example printActivityView({ ...firstActivityView('2026-11-20'), kind: 'leads' }) // 'kind=leads&from=2026-11-16&to=2026-11-20'
 */
export const printActivityView = (
  view: ActivityFilter & Partial<Pick<ListView, 'page' | 'showAll'>>,
): string =>
  printQuery({
    kind: view.kind,
    from: view.days.from,
    to: view.days.to,
    ...(view.userName === null ? {} : { who: view.userName }),
    ...printedPage({ page: view.page ?? firstPage, showAll: view.showAll ?? false }),
  })

/** The body of the call that reads the list. */
export const activityRequest = (
  { kind, days, userName, page, showAll }: ActivityView,
  hyperionId: string,
) => ({
  hyperionId,
  kind,
  ...days,
  ...(userName === null ? {} : { userName }),
  pageNumber: page,
  pageSize: pageSizeOf(showAll),
})
