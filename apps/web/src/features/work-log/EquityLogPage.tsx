import { LogPage } from './LogPage'
import { searchableEquityLog } from './searchableLog'

/** The Equity Log: the opportunities of the active store. */
export const EquityLogPage = () => <LogPage log={searchableEquityLog} />
