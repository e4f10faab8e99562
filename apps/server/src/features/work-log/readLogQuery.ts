import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import type { searchLogs } from '@retain/api-client/work-log'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { serviceLog } from '@retain/domain/work-log/service-log/serviceLog'
import { readFilterFields, readServiceLogFields } from './filters/readConditions'
import type { LogQuery } from './logQueries'

/**
 * What a search of the Equity Log or of the Service Log asks for, whichever page of it.
 *
 * @throws ApiProblem (400) that names every filter out of its limits.
 */
export function readLogQuery(body: BodyOf<typeof searchLogs>): LogQuery {
  const { defaultSort } = body.source === 'EQLOG' ? equityLog : serviceLog
  return {
    hyperionId: body.hyperionId,
    conditions: body.source === 'EQLOG' ? readFilterFields(body) : readServiceLogFields(body),
    orderBy: body.orderBy ?? defaultSort.orderBy,
    orderDirection: body.orderDirection ?? defaultSort.orderDirection,
  }
}
