import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { LogDefinition } from '@retain/domain/work-log/logDefinition'

/** A log whose rows are opportunities: every one but the Contact Log. */
export type OpportunityLog = LogDefinition<LogColumnKey>
