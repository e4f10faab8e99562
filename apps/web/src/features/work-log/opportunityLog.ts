import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { LogColumns } from '@retain/domain/work-log/logDefinition'

/** The columns of a log whose rows are opportunities: every one but the Contact Log. */
export type OpportunityLog = LogColumns<LogColumnKey>
