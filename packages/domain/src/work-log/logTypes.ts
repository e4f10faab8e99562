import { logPages } from './logPages'

/** Which log: Equity, Service, Search or Contact Log. */
export type LogType = keyof typeof logPages

/** The four logs, which are also the four sources of an opened opportunity (S-492, L-451). */
export const logTypes = Object.keys(logPages) as readonly LogType[]

/** A log of the opportunities of one store. */
export type StoreLogType = Exclude<LogType, 'SRCHLOG' | 'CONLOG'>

/** The logs of the opportunities of one store, which one call searches, told apart by their source (L-551). */
export const storeLogTypes = logTypes.filter(
  (type): type is StoreLogType => type !== 'SRCHLOG' && type !== 'CONLOG',
)

/** Which layout a grid uses (L-236). */
export const gridTypes = ['OpportunityLog', 'ContactLog', 'TradeAdjustment', 'MappingTable'] as const

/** One of the four grid layouts. */
export type GridType = (typeof gridTypes)[number]
