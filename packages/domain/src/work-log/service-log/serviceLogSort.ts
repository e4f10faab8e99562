import type { Sort } from '../../sorting/sorting'
import type { LogColumnKey } from '../columns/columnKeys'

/** The order in which the Service Log opens: the latest repair order first (L-165). */
export const serviceLogSort: Sort<LogColumnKey> = { orderBy: 'roDateTime', orderDirection: 'desc' }
