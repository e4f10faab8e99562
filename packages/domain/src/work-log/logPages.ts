interface PageEntry {
  readonly title: string
  readonly path: string
  /** The name of its route, and of its title in the table of pages. */
  readonly route: string
  /** The word after the number of results; it is not changed for 1 (L-472). */
  readonly countDescription: 'customers' | 'emails'
  /** The key under which its columns are saved (S-493, L-364). */
  readonly columnConfigKey: string
}

/** The pages of the four logs (L-471, L-472, L-473, L-585). Routes, titles and searches of a log derive from its entry. */
export const logPages = {
  EQLOG: {
    title: 'Equity Log',
    path: '/app/log',
    route: 'equityLog',
    countDescription: 'customers',
    columnConfigKey: 'EqLogCol',
  },
  SVCLOG: {
    title: 'Service Log',
    path: '/app/service',
    route: 'serviceLog',
    countDescription: 'customers',
    columnConfigKey: 'SvcLogCol',
  },
  SRCHLOG: {
    title: 'Search log',
    path: '/app/search',
    route: 'searchLog',
    countDescription: 'customers',
    columnConfigKey: 'SrchLogCol',
  },
  CONLOG: {
    title: 'Contact Log',
    path: '/app/contact',
    route: 'contactLog',
    countDescription: 'emails',
    columnConfigKey: 'ConLogCol',
  },
} as const satisfies Readonly<Record<string, PageEntry>>

/** What every log shows around its grid. */
export interface LogPage extends PageEntry {
  /** Its source, as opened opportunities and searches name it. */
  readonly id: keyof typeof logPages
}

/** The page of one log. */
export const logPage = (id: LogPage['id']): LogPage => ({ id, ...logPages[id] })

/** The pages of all logs. */
export const allLogPages: readonly LogPage[] = (Object.keys(logPages) as LogPage['id'][]).map(logPage)

type ByLogRoute<Value> = {
  readonly [Log in LogPage['id'] as (typeof logPages)[Log]['route']]: Value
}

/**
 * A value for each log by the name of its route.
 *
 * @example byLogRoute(({ title }) => title).equityLog // 'Equity Log'
 */
export const byLogRoute = <Value>(valueOf: (page: LogPage) => Value): ByLogRoute<Value> =>
  // The keys are those of the table, which the compiler does not follow through `fromEntries`.
  Object.fromEntries(allLogPages.map((page) => [page.route, valueOf(page)])) as ByLogRoute<Value>
