import { columnConfigKeys, logTypes, type LogType } from './logTypes'

/** What every log shows around its grid. */
export interface LogPage {
  readonly id: LogType
  readonly title: string
  readonly path: string
  /** The word after the number of results; it is not changed for 1 (L-472). */
  readonly countDescription: 'customers' | 'emails'
  readonly columnConfigKey: (typeof columnConfigKeys)[LogType]
}

/** The pages of the four logs (L-471, L-472, L-473, L-585). */
export const logPages = {
  EQLOG: { title: 'Equity Log', path: '/app/log', countDescription: 'customers' },
  SVCLOG: { title: 'Service Log', path: '/app/service', countDescription: 'customers' },
  SRCHLOG: { title: 'Search log', path: '/app/search', countDescription: 'customers' },
  CONLOG: { title: 'Contact Log', path: '/app/contact', countDescription: 'emails' },
} as const satisfies Record<LogType, Omit<LogPage, 'id' | 'columnConfigKey'>>

/** The page of one log. */
export const logPage = (id: LogType): LogPage => ({
  id,
  columnConfigKey: columnConfigKeys[id],
  ...logPages[id],
})

/** The pages of all logs. */
export const allLogPages: readonly LogPage[] = logTypes.map(logPage)
