import type { LookupQuery } from '@retain/domain/work-log/filters/options/lookupQuery'
import type { lookupCalls, LookupName } from '@retain/domain/work-log/filters/options/lookups'

/** The call that answers a lookup. */
export type LookupCall = (typeof lookupCalls)[LookupName]['call']

/** A request for a lookup: one call may answer several lists. */
export interface LookupRequest {
  readonly call: LookupCall
  readonly query: LookupQuery
}
