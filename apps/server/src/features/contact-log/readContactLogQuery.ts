import * as E from 'fp-ts/Either'
import type { searchContactLog } from '@retain/api-client/contact-log'
import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import type { Instant } from '@retain/domain/calendar/instant'
import { contactLog } from '@retain/domain/work-log/contact-log/contactLog'
import { readContactLogChoice } from '@retain/domain/work-log/contact-log/contactLogChoice'
import { readContactLogRange } from '@retain/domain/work-log/contact-log/contactLogTime'
import { ApiProblem } from '../../core/apiProblem'
import type { ContactLogQuery } from './contactLogQueries'

/**
 * What a search of the Contact Log asks for, whichever page of it.
 *
 * @throws ApiProblem (400) for a range that may not be searched.
 */
export function readContactLogQuery(body: BodyOf<typeof searchContactLog>, now: Instant): ContactLogQuery {
  const range = readContactLogRange(body.from, body.to, now)
  if (E.isLeft(range)) {
    const { field, message } = range.left
    throw new ApiProblem('invalid', message, [{ field, code: 'range', message }])
  }
  return {
    ...range.right,
    hyperionId: body.hyperionId,
    ...readContactLogChoice(body),
    orderBy: body.orderBy ?? contactLog.defaultSort.orderBy,
    orderDirection: body.orderDirection ?? contactLog.defaultSort.orderDirection,
  }
}
