import { equityLog } from '@retain/domain/work-log/equityLog'
import { LogPage } from './LogPage'

/** The Equity Log: the opportunities of the active store. */
export const EquityLogPage = () => <LogPage log={equityLog} />
