import { searchContactLog } from '@retain/api-client/contact-log'
import { quickSearchV2, searchLog } from '@retain/api-client/quick-search'
import { searchLogs } from '@retain/api-client/work-log'
import type { AnyLogSearch } from '@retain/domain/work-log/logs'

/** The calls that answer a page of a log, by their names. */
export const logCalls = { searchLogs, searchLog, quickSearchV2, searchContactLog } as const satisfies Record<
  AnyLogSearch['call'],
  unknown
>
