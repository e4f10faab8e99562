import { equityLog } from '@retain/domain/work-log/equityLog'
import { LogPage } from './LogPage'
import type { SearchableLog } from './searchableLog'

const log: SearchableLog = { ...equityLog, id: 'EQLOG' }

/** The Equity Log: the opportunities of the active store. */
export const EquityLogPage = () => <LogPage log={log} />
