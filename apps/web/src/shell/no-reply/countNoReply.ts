import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { searchContactLog } from '@retain/api-client/contact-log'
import { parseUtcOffset, utc } from '@retain/domain/calendar/storeOffset'
import type { Store } from '@retain/domain/session/user/user'
import { noReplyRequest } from '@retain/domain/work-log/contact-log/contactLogRequest'
import { countedNoReply, type NoReplyCount } from '@retain/domain/work-log/contact-log/reply/noReplyCount'
import { runs, servicesOf, type Result } from '../../core/api/api'

/** Counts the inbound emails of a store that wait for a reply: the total of a search of one row (D-14, S-754). */
export async function countNoReply(store: Store, thunk: BaseQueryApi): Promise<Result<NoReplyCount>> {
  const { hyperionId, utcOffset } = store
  const offset = parseUtcOffset(utcOffset) ?? utc
  const body = noReplyRequest({ hyperionId, now: servicesOf(thunk).now(), offset })
  const answer = await runs(searchContactLog, { doNotLog: true }).queryFn({ body }, thunk)
  return 'error' in answer ? answer : { data: countedNoReply(answer.data.total) }
}
