import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import type { searchLogs } from '@retain/api-client/work-log'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { serviceLog } from '@retain/domain/work-log/service-log/serviceLog'
import { readFilterFields, readServiceLogFields } from './filters/readConditions'
import type { LogWish } from './logQueries'

/**
 * What a search of the Equity Log or of the Service Log asks for, whichever page of it.
 *
 * @throws Refusal (400) that names every filter out of its limits.
 */
export function readLogWish(body: BodyOf<typeof searchLogs>): LogWish {
  const { defaultSort } = body.source === 'EQLOG' ? equityLog : serviceLog
  return {
    hyperionId: body.hyperionId,
    conditions: body.source === 'EQLOG' ? readFilterFields(body) : readServiceLogFields(body),
    orderBy: body.orderBy ?? defaultSort.orderBy,
    orderDirection: body.orderDirection ?? defaultSort.orderDirection,
  }
}
