import type { Sort } from '../../sorting/sorting'
import type { LogColumnKey } from '../columns/columnKeys'

/** The order in which the Search log opens: the highest equity first. */
export const searchLogSort: Sort<LogColumnKey> = { orderBy: 'equityAmount', orderDirection: 'desc' }
