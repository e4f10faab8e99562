import * as E from 'fp-ts/Either'
import type { searchContactLog } from '@retain/api-client/contact-log'
import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import type { Instant } from '@retain/domain/calendar/instant'
import { contactLog } from '@retain/domain/work-log/contact-log/contactLog'
import { readContactLogChoice } from '@retain/domain/work-log/contact-log/contactLogChoice'
import { readContactLogRange } from '@retain/domain/work-log/contact-log/contactLogTime'
import { Refusal } from '../../core/apiProblem'
import type { ContactLogWish } from './contactLogQueries'

/**
 * What a search of the Contact Log asks for, whichever page of it.
 *
 * @throws Refusal (400) for a range that may not be searched.
 */
export function readContactLogWish(body: BodyOf<typeof searchContactLog>, now: Instant): ContactLogWish {
  const range = readContactLogRange(body.from, body.to, now)
  if (E.isLeft(range)) {
    const { field, message } = range.left
    throw new Refusal('invalid', message, [{ field, code: 'range', message }])
  }
  return {
    ...range.right,
    hyperionId: body.hyperionId,
    ...readContactLogChoice(body),
    orderBy: body.orderBy ?? contactLog.defaultSort.orderBy,
    orderDirection: body.orderDirection ?? contactLog.defaultSort.orderDirection,
  }
}
