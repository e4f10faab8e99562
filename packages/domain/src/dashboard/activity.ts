import { parseDay, type Day } from '../calendar/day'
import type { Instant } from '../calendar/instant'
import type { ContactType } from '../activity/history/contactTypes'
import { printedPage, readPage, type ListView } from '../list/listView'
import type { RowsWord } from '../list/countedRows'
import { firstPage } from '../paging/pageSize'
import { pageSizeOf } from '../paging/paging'
import { printQuery, readQuery } from '../text/addressQuery'
import { canChooseDays, periodDays, type DaySpan } from './dashboardPeriod'
import { dashboardStores, type DashboardStores } from './dashboardView'

/** The figures whose things are listed one by one. */
export const activityKinds = [
  'contacts',
  'leads',
  'answers',
  'responses',
  'flags',
  'onList',
  'contacted',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** What is listed, what the moment of a row is, and what rows are called where they are counted. */
export const activityKindTexts: Readonly<
  Record<ActivityKind, { readonly label: string; readonly moment: string; readonly rows: RowsWord }>
> = {
  contacts: { label: 'Contacts', moment: 'Date', rows: 'contacts' },
  leads: { label: 'Leads', moment: 'Date', rows: 'leads' },
  answers: { label: 'Answers', moment: 'Received', rows: 'emails' },
  responses: { label: 'Answers with a response', moment: 'Received', rows: 'emails' },
  flags: { label: 'Flags', moment: 'Flagged', rows: 'customers' },
  onList: { label: 'On list', moment: 'Last contact', rows: 'customers' },
  contacted: { label: 'Contacted', moment: 'Last contact', rows: 'customers' },
}

/** Whether what is listed stands now, whatever the days. */
export const isListedNow = (kind: ActivityKind): boolean => kind === 'flags' || kind === 'onList'

/** Something that the manager's page counts: an entry of a history, or an opportunity. */
export interface Activity {
  /** Of the entry, or of the opportunity; unique in its store. */
  readonly id: string
  readonly hyperionId: string
  /** When it was; `null` of an opportunity that nobody has contacted. */
  readonly at: Instant | null
  /** `null` of an opportunity. */
  readonly contactType: ContactType | null
  /** Whose it is; `null` where it is nobody's. */
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
  /** Only what belongs to no associate. */
  readonly isNobodys: boolean
  /** Of the active store, or of all stores of the caller. */
  readonly stores: DashboardStores
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
  isNobodys: false,
  stores: 'active',
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
    isNobodys: userName === '' && values.get('nobody') === 'yes',
    stores: dashboardStores.find((stores) => stores === values.get('stores')) ?? first.stores,
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
    ...(view.isNobodys ? { nobody: 'yes' } : {}),
    ...(view.stores === 'active' ? {} : { stores: view.stores }),
    ...printedPage({ page: view.page ?? firstPage, showAll: view.showAll ?? false }),
  })

/** The body of the call that reads the list. */
export const activityRequest = (
  { kind, days, userName, isNobodys, stores, page, showAll }: ActivityView,
  hyperionId: string,
) => ({
  hyperionId,
  kind,
  ...days,
  ...(userName === null ? {} : { userName }),
  ...(isNobodys ? { isNobodys } : {}),
  ...(stores === 'active' ? {} : { stores }),
  pageNumber: page,
  pageSize: pageSizeOf(showAll),
})
