import type { Instant } from '../../calendar/instant'
import { among, moment, type Requested } from './requestedFields'
import type { AskedFilter, SearchCondition } from './searchCondition'

/** The filter fields of a search of the Service Log (api.md 2.6). All but the store may be absent or empty. */
export interface RequestedServiceLogFields {
  readonly hyperionId: string
  readonly from?: Requested<Instant>
  readonly to?: Requested<Instant>
  readonly dealType?: Requested<string>
  readonly roStatus?: Requested<string>
  readonly flgOpptAssocName?: Requested<string>
}

/**
 * What a search of the Service Log asks of every opportunity: that it has a repair order, or without one an appointment,
 * within the dates, and what the filters say (L-515, L-519, L-520). It is the rule of `admitsRecord` for a record of the live
 * channel, and what was replaced is left out (D-19).
 *
 * @example serviceLogConditions({ hyperionId: 'HAR', roStatus: 'Open' })
 */
export const serviceLogConditions = (asked: RequestedServiceLogFields): readonly SearchCondition[] =>
  serviceLogAsked(asked).flatMap(({ conditions }) => conditions)

/**
 * The same filter by filter, those left out that ask for nothing.
 *
 * @example serviceLogAsked({ hyperionId: 'HAR' }).map(({ filter }) => filter) // ['oppStatus', 'service', 'lastService']
 */
export const serviceLogAsked = (asked: RequestedServiceLogFields): readonly AskedFilter[] =>
  [
    asking('oppStatus', { kind: 'notReplaced' }),
    asking('service', { kind: 'servedHere', hyperionId: asked.hyperionId }),
    asking('lastService', ...inService(asked)),
    asking('dealType', ...among('anyDealType', asked.dealType)),
    asking('roStatus', ...among('roStatus', asked.roStatus)),
    asking('flagged', ...among('flgOpptAssocName', asked.flgOpptAssocName)),
  ].filter(({ conditions }) => conditions.length > 0)

const asking = (filter: string, ...conditions: readonly SearchCondition[]): AskedFilter => ({
  filter,
  conditions,
})

/** Without dates it still has to have a moment. */
function inService({ from, to }: RequestedServiceLogFields): readonly SearchCondition[] {
  const range = moment('serviceMoment', from, to)
  return range.length > 0 ? range : [{ kind: 'moment', field: 'serviceMoment', from: null, to: null }]
}
