import { generalAccess } from '@retain/domain/session/user/permissions'
import { noResponseNeeded } from '@retain/domain/work-log/contact-log/reply/replyCell'
import { contactLogRow } from './contact-log'
import { hyperionId, id, oneOf, record } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

/**
 * Says that an email needs no answer: for any email by a manager, by everybody else for those that answer their own (403
 * `notOwner`). An email that is answered already is given back as it is, so that a repeated call does no harm.
 */
export const overrideReply = endpoint({
  name: 'overrideReply',
  base: 'engine',
  method: 'POST',
  path: '/v1/contactlog/reply-override',
  body: record({
    source: oneOf(['CONLOG']),
    hyperionId,
    inboundEmailContactDetailId: id,
    inboundContactHistoryId: id,
    message: oneOf([noResponseNeeded]),
  }),
  output: contactLogRow,
  access: { anyOf: ['Opportunity_Can_Set_No_Longer_Owned', generalAccess] },
  scope: { store: ({ body }) => body.hyperionId },
  handlesNotFound: true,
  rows: ['S-363', 'L-425', 'L-554'],
})
