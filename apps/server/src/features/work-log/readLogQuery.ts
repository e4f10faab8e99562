import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import type { countRowStates, searchLogs } from '@retain/api-client/work-log'
import { storeLogs } from '@retain/domain/work-log/logs'
import { readFilterFields, readServiceLogFields } from './filters/readConditions'
import type { LogChoice, LogQuery } from './logQueries'

/**
 * Which rows of a log of one store a call asks about.
 *
 * @throws ApiProblem (400) that names every filter out of its limits.
 */
export const readLogChoice = (body: BodyOf<typeof countRowStates>): LogChoice => ({
  hyperionId: body.hyperionId,
  conditions: body.source === 'SVCLOG' ? readServiceLogFields(body) : readFilterFields(body),
})

/**
 * What a search of a log of one store asks for, whichever page of it.
 *
 * @throws ApiProblem (400) that names every filter out of its limits.
 */
export function readLogQuery(body: BodyOf<typeof searchLogs>): LogQuery {
  const { defaultSort } = storeLogs[body.source]
  return {
    ...readLogChoice(body),
    orderBy: body.orderBy ?? defaultSort.orderBy,
    orderDirection: body.orderDirection ?? defaultSort.orderDirection,
  }
}
