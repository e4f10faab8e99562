import { contactLogRow } from '@retain/api-client/contact-log'
import { logRow } from '@retain/api-client/work-log'
import { streamedCall, type StreamedCall } from '../../../list/streaming/rowReader'
import { logCalls } from './logCalls'

/** The calls of all logs whose large pages are read row by row. */
export const streamedLogCalls: readonly StreamedCall[] = [
  streamedCall(logCalls.searchLogs, logRow),
  streamedCall(logCalls.searchLog, logRow),
  streamedCall(logCalls.quickSearchV2, logRow),
  streamedCall(logCalls.searchContactLog, contactLogRow),
]
