import { contactLogFilters } from './contact-log/contactLogFilters'
import { equityLogFilters } from './equity-log/equityLogFilters'
import type { FilterCatalogue } from './filters/filterDefinition'
import type { LogType } from './logTypes'
import { serviceLogFilters } from './service-log/serviceLogFilters'

/**
 * What each log can be filtered by; the Search log by what the Equity Log is. The tables stand apart from the definitions,
 * so that the rows of a log can show before its filters are loaded. Code that needs one log imports its own table.
 *
 * @example logFilters.SVCLOG.roStatus.label // 'RO Status'
 */
export const logFilters = {
  EQLOG: equityLogFilters,
  SVCLOG: serviceLogFilters,
  SRCHLOG: equityLogFilters,
  CONLOG: contactLogFilters,
} as const satisfies Record<LogType, FilterCatalogue>
