import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import type { LogDefinition } from '@retain/domain/work-log/logDefinition'
import type { LogSearch } from './logRows'

/** A log that the log search answers. */
export type SearchableLog = LogDefinition<LogColumnKey> & { readonly id: LogSearch['source'] }

/** The Equity Log: the opportunities of the active store. */
export const searchableEquityLog: SearchableLog = { ...equityLog, id: 'EQLOG' }
