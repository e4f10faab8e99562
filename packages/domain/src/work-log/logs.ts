import { contactLog } from './contact-log/contactLog'
import { equityLog } from './equity-log/equityLog'
import type { LogType } from './logTypes'
import { searchLog } from './search-log/searchLog'
import { serviceLog } from './service-log/serviceLog'

/** The definitions of all logs. */
export const logs = {
  EQLOG: equityLog,
  SVCLOG: serviceLog,
  SRCHLOG: searchLog,
  CONLOG: contactLog,
} as const satisfies Record<LogType, unknown>
