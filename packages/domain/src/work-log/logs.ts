import type { LogColumnKey } from './columns/columnKeys'
import { contactLog } from './contact-log/contactLog'
import { equityLog } from './equity-log/equityLog'
import type { LogColumns, LogSearch } from './logDefinition'
import type { LogType, StoreLogType } from './logTypes'
import { searchLog } from './search-log/searchLog'
import { serviceLog } from './service-log/serviceLog'
import type { AddressedView } from './view/addressCodec'
import type { LogContext } from './view/logContext'
import type { FilteredView } from './view/viewAddress'

/** A log whichever it is. It takes only views that it has read itself, which the compiler accepts for methods only. */
export interface AnyLog<Search extends LogSearch> extends LogColumns {
  readonly address: {
    read(query: string, personFilters: unknown, context: LogContext): FilteredView
    print(view: FilteredView, context: LogContext): AddressedView
  }
  search(view: FilteredView, context: LogContext): Search | null
}

type SearchOf<Log extends { search(view: never, context: LogContext): LogSearch | null }> = NonNullable<
  ReturnType<Log['search']>
>

/** The definitions of the logs whose rows are the opportunities of one store. */
const storeDefinitions = { EQLOG: equityLog, SVCLOG: serviceLog }
const definitions = { ...storeDefinitions, SRCHLOG: searchLog, CONLOG: contactLog }

/** One page of a search of any log. */
export type AnyLogSearch = SearchOf<(typeof definitions)[LogType]>

/**
 * The definitions of all logs. A further log is one more entry above, and one of `liveRules`.
 *
 * @example logs.SVCLOG.address.read('?roStatus=Open', null, context)
 */
export const logs: Readonly<Record<LogType, AnyLog<AnyLogSearch>>> = definitions

/** Those whose rows are the opportunities of one store. */
export const storeLogs: Readonly<Record<StoreLogType, LogColumns<LogColumnKey>>> = storeDefinitions
