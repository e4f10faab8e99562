/** The four logs, which are also the four sources of an opened opportunity (S-492, L-451). */
export const logTypes = ['EQLOG', 'SVCLOG', 'SRCHLOG', 'CONLOG'] as const

/** Which log: Equity, Service, Search or Contact Log. */
export type LogType = (typeof logTypes)[number]

/** The key under which each log's columns are saved (S-493, L-364). */
export const columnConfigKeys = {
  EQLOG: 'EqLogCol',
  SVCLOG: 'SvcLogCol',
  SRCHLOG: 'SrchLogCol',
  CONLOG: 'ConLogCol',
} as const satisfies Record<LogType, string>

/** Which layout a grid uses (L-236). */
export const gridTypes = ['OpportunityLog', 'ContactLog', 'TradeAdjustment', 'MappingTable'] as const

/** One of the four grid layouts. */
export type GridType = (typeof gridTypes)[number]
