import { instantFromEpoch, type Instant } from '../src/calendar/instant'
import type { LiveEvent, LiveMessage } from '../src/live/liveMessage'
import type { Page } from '../src/paging/page'
import type { ContactLogRow } from '../src/work-log/contact-log/contactLogRow'
import { contactLogRow } from './contactLogRow'
import { found, type LiveSource, type View } from './liveSource'
import { modelStart } from './liveStore'

/** What may happen around a mail. */
const deeds = [
  'mail',
  'reply',
  'override',
  'lock',
  'unlock',
  'status',
  'lead',
  'remove',
  'mail',
  'lock',
] as const
type Deed = (typeof deeds)[number]

const opportunities = 12

/** The mails of the service as a model, the newest first: several of an opportunity share its lock, status and lead. */
export class MailStore implements LiveSource<ContactLogRow> {
  #mails: readonly ContactLogRow[]
  readonly told: LiveEvent[] = []
  #time = modelStart

  constructor(count: number) {
    this.#mails = Array.from({ length: count }, (_, at) =>
      contactLogRow({
        opptId: String(1 + (at % opportunities)),
        inboundContactHistoryId: String(1_000 - at),
        inboundCreateDate: instantFromEpoch(modelStart - at * 60_000),
      }),
    )
  }

  act(pick: number, turn: number): readonly LiveEvent[] {
    const mail = this.#mails[pick % Math.max(1, this.#mails.length)]
    const deed = deeds[turn % deeds.length]
    if (mail === undefined || deed === undefined) return []
    this.#time += 1_000
    const at = instantFromEpoch(this.#time)
    const message = messageOf(mail, deed, at, this.told.length)
    const event: LiveEvent = { ...message, eventId: String(this.told.length + 1), at }
    this.told.push(event)
    this.#mails = mailsAfter(this.#mails, message)
    return [event]
  }

  search(view: View<ContactLogRow>): Page<ContactLogRow> {
    return found(this.#mails, view)
  }
}

function messageOf(mail: ContactLogRow, deed: Deed, at: Instant, count: number): LiveMessage {
  const { opptId, hyperionId } = mail
  const of = { opptId, hyperionId, rowVersion: count + 1 }
  const rowVersion = mail.rowVersion + 1
  switch (deed) {
    case 'mail': {
      const asked = { replyContactHistoryId: null, replyOverride: false, rowVersion: 1 }
      const payload = {
        ...mail,
        ...asked,
        inboundContactHistoryId: String(2_000 + count),
        inboundCreateDate: at,
      }
      return { type: 'CONTACT_LOG_NEW', payload }
    }
    case 'reply':
      return {
        type: 'CONTACT_LOG_REPLY',
        payload: { ...mail, replyContactHistoryId: String(count), replyDate: at, rowVersion },
      }
    case 'override':
      return { type: 'CONTACT_LOG_REPLY', payload: { ...mail, replyOverride: true, rowVersion } }
    case 'lock':
    case 'unlock': {
      const isLocked = deed === 'lock'
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

/** Written apart from the rule that is tested: a mail takes every field of the payload that it has, but no foreign version. */
function mailsAfter(
  mails: readonly ContactLogRow[],
  { type, payload }: LiveMessage,
): readonly ContactLogRow[] {
  if (type === 'CONTACT_LOG_NEW') return [payload, ...mails]
  if (type === 'CONTACT_LOG_REPLY')
    return mails.map((one) =>
      one.inboundContactHistoryId === payload.inboundContactHistoryId ? payload : one,
    )
  const { opptId } = payload as { readonly opptId: string }
  if (type === 'OPPT_REMOVED') return mails.filter((one) => one.opptId !== opptId)
  return mails.map((one) => {
    const known = Object.entries(payload).filter(([name]) => name in one && name !== 'rowVersion')
    return one.opptId === opptId ? { ...one, ...Object.fromEntries(known) } : one
  })
}
