import type { LogColumnKey } from '@retain/domain/work-log/columnKeys'
import type { LogDefinition } from '@retain/domain/work-log/logDefinition'
import type { LogSearch } from './logRows'

/** A log that the log search answers. */
export type SearchableLog = LogDefinition<LogColumnKey> & { readonly id: LogSearch['source'] }
