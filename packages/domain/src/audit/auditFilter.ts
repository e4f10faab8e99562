import { parseDay, type Day } from '../calendar/day'
import { printedPage, readPage, type ListView } from '../list/listView'
import { firstPage } from '../paging/pageSize'
import { pageSizeOf } from '../paging/paging'
import { printQuery, readQuery } from '../text/addressQuery'
import { auditKinds, type AuditKind } from './auditKinds'

/** What narrows the audit log; `null` for everything. */
export interface AuditFilter {
  /** The user name of who did it. */
  readonly userName: string | null
  readonly kind: AuditKind | null
  /** The code of the store that it was done to. */
  readonly storeCode: string | null
  /** The first day, by the calendar of the active store. */
  readonly from: Day | null
  /** The last day. */
  readonly to: Day | null
}

/** How the audit log is looked at: the newest entry first. */
export interface AuditView extends ListView<'recordedAt'>, AuditFilter {
  /** The entry that the panel shows, by its number; `null` for none. */
  readonly shown: string | null
}

/** The log as it opens: all of it. */
export const firstAuditView: AuditView = {
  sort: { orderBy: 'recordedAt', orderDirection: 'desc' },
  page: firstPage,
  showAll: false,
  userName: null,
  kind: null,
  storeCode: null,
  from: null,
  to: null,
  shown: null,
}

/** The most entries that a list counts and pages through: older ones are reached by narrowing the days. */
export const mostAuditEntries = 10_000

/** The most entries of an exported file. */
export const mostExportedAuditEntries = 100_000

const named = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text)

/**
 * The view of an address: what it does not say, and what is none of its kind, is as the log opens.
 *
 * @example parseAuditView('kind=storeSwitched&from=2026-02-30') // { ...firstAuditView, kind: 'storeSwitched' }
 */
export function parseAuditView(query: string): AuditView {
  const values = readQuery(query)
  const shown = values.get('entry') ?? ''
  return {
    ...firstAuditView,
    ...readPage(values),
    userName: named(values.get('who')),
    kind: auditKinds.find((kind) => kind === values.get('kind')) ?? null,
    storeCode: named(values.get('of')),
    from: parseDay(values.get('from') ?? ''),
    to: parseDay(values.get('to') ?? ''),
    shown: /^\d{1,18}$/.test(shown) ? shown : null,
  }
}

/**
 * A view as the query of its address, without the question mark.
 *
 * @example printAuditView({ ...firstAuditView, kind: 'storeSwitched', page: 2 }) // 'kind=storeSwitched&pageNumber=2'
 */
export const printAuditView = ({ page, showAll, shown, ...filter }: AuditView): string =>
  printQuery({
    ...(filter.userName === null ? {} : { who: filter.userName }),
    ...(filter.kind === null ? {} : { kind: filter.kind }),
    ...(filter.storeCode === null ? {} : { of: filter.storeCode }),
    ...(filter.from === null ? {} : { from: filter.from }),
    ...(filter.to === null ? {} : { to: filter.to }),
    ...printedPage({ page, showAll }),
    ...(shown === null ? {} : { entry: shown }),
  })

/** Whether entries are left out. */
export const isAuditFilterActive = ({ userName, kind, storeCode, from, to }: AuditFilter): boolean =>
  [userName, kind, storeCode, from, to].some((value) => value !== null)

/** The body of the call that writes the entries of a view into a file: all of them, whatever the page. */
export const auditExport = ({ userName, kind, storeCode, from, to }: AuditFilter, hyperionId: string) => ({
  hyperionId,
  ...(userName === null ? {} : { userName }),
  ...(kind === null ? {} : { kind }),
  ...(storeCode === null ? {} : { storeCode }),
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
})

/**
 * The body of the call that reads the log.
 *
 * @example auditRequest(firstAuditView, 'HAR') // { hyperionId: 'HAR', pageNumber: 1, pageSize: 50 }
 */
export const auditRequest = (view: AuditView, hyperionId: string) => ({
  ...auditExport(view, hyperionId),
  pageNumber: view.page,
  pageSize: pageSizeOf(view.showAll),
})
