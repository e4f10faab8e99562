import { instantFromEpoch, type Instant } from '../src/calendar/instant'
import type { LiveEvent, LiveMessage } from '../src/live/liveMessage'
import type { Page } from '../src/paging/page'
import type { ContactLogRow } from '../src/work-log/contact-log/contactLogRow'
import { contactLogRow } from './contactLogRow'
import { found, type LiveSource, type View } from './liveSource'
import { modelStart } from './liveStore'

/** What may happen around an email. */
const changes = [
  'email',
  'reply',
  'override',
  'lock',
  'unlock',
  'status',
  'lead',
  'remove',
  'email',
  'lock',
] as const
type Change = (typeof changes)[number]

const opportunities = 12

/** The emails of the service as a model, the newest first: several of an opportunity share its lock, status and lead. */
export class EmailStore implements LiveSource<ContactLogRow> {
  #emails: readonly ContactLogRow[]
  readonly published: LiveEvent[] = []
  #time = modelStart

  constructor(count: number) {
    this.#emails = Array.from({ length: count }, (_, at) =>
      contactLogRow({
        opptId: String(1 + (at % opportunities)),
        inboundContactHistoryId: String(1_000 - at),
        inboundCreateDate: instantFromEpoch(modelStart - at * 60_000),
      }),
    )
  }

  act(pick: number, turn: number): readonly LiveEvent[] {
    const email = this.#emails[pick % Math.max(1, this.#emails.length)]
    const change = changes[turn % changes.length]
    if (email === undefined || change === undefined) return []
    this.#time += 1_000
    const at = instantFromEpoch(this.#time)
    const message = messageOf(email, change, at, this.published.length)
    const event: LiveEvent = { ...message, eventId: String(this.published.length + 1), at }
    this.published.push(event)
    this.#emails = emailsAfter(this.#emails, message)
    return [event]
  }

  search(view: View<ContactLogRow>): Page<ContactLogRow> {
    return found(this.#emails, view)
  }
}

function messageOf(email: ContactLogRow, change: Change, at: Instant, count: number): LiveMessage {
  const { opptId, hyperionId } = email
  const of = { opptId, hyperionId, rowVersion: count + 1 }
  const rowVersion = email.rowVersion + 1
  switch (change) {
    case 'email': {
      const asked = { replyContactHistoryId: null, replyOverride: false, rowVersion: 1 }
      const payload = {
        ...email,
        ...asked,
        inboundContactHistoryId: String(2_000 + count),
        inboundCreateDate: at,
      }
      return { type: 'CONTACT_LOG_NEW', payload }
    }
    case 'reply':
      return {
        type: 'CONTACT_LOG_REPLY',
        payload: { ...email, replyContactHistoryId: String(count), replyDate: at, rowVersion },
      }
    case 'override':
      return { type: 'CONTACT_LOG_REPLY', payload: { ...email, replyOverride: true, rowVersion } }
    case 'lock':
    case 'unlock': {
      const isLocked = change === 'lock'
      const since = isLocked ? at : null
      const holder = { lockedUserId: isLocked ? 'ann.lee' : null, lockedBy: isLocked ? 'Ann Lee' : null }
      const lock = { ...of, ...holder, isLocked, isCustomerLocked: false }
      return { type: 'OPPT_LOCK', payload: { ...lock, lockedDT: since, lockedDate: since } }
    }
    case 'status': {
      const statusCode = count % 2 === 0 ? 'IPCM' : 'NOI'
      const compass = { compassStatus: null, compassStatusDescription: null }
      return { type: 'OPPT_STATUS', payload: { ...of, ...compass, statusCode, status: statusCode } }
    }
    case 'lead':
      return { type: 'LEAD_ASSIGNED', payload: { opptId, hyperionId, leadId: String(count) } }
    case 'remove':
      return { type: 'OPPT_REMOVED', payload: { opptId, hyperionId, replacedBy: null } }
  }
}

/** Written apart from the rule that is tested: an email takes every field of the payload that it has, but no foreign version. */
function emailsAfter(
  emails: readonly ContactLogRow[],
  { type, payload }: LiveMessage,
): readonly ContactLogRow[] {
  if (type === 'CONTACT_LOG_NEW') return [payload, ...emails]
  if (type === 'CONTACT_LOG_REPLY')
    return emails.map((one) =>
      one.inboundContactHistoryId === payload.inboundContactHistoryId ? payload : one,
    )
  const { opptId } = payload as { readonly opptId: string }
  if (type === 'OPPT_REMOVED') return emails.filter((one) => one.opptId !== opptId)
  return emails.map((one) => {
    const known = Object.entries(payload).filter(([name]) => name in one && name !== 'rowVersion')
    return one.opptId === opptId ? { ...one, ...Object.fromEntries(known) } : one
  })
}
