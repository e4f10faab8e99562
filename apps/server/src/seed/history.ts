import { noLongerOwnsReason } from '@retain/domain/activity/call/callVocabulary'
import { notInterestedReasons } from '@retain/domain/activity/reasons'
import { shifted, type Instant } from '@retain/domain/calendar/instant'
import { sortKey } from '@retain/domain/text/sortKey'
import type { EmailThread } from './emailThreads'
import type { Random } from './random'
import {
  entryIdOf,
  type CustomerRow,
  type HistoryRow,
  type InboundRow,
  type EmailRow,
  type StoreContext,
} from './seedRows'
import type { StaffMember } from './staff'
import { steps, type StepName } from './steps'
import type { Timeline } from './timeline'
import { inboundEmail, outboundEmail, replyEmail, shortNote, type EmailText } from './words'

/** What the history of an opportunity is written from. */
export interface HistoryTopic {
  readonly context: StoreContext
  readonly opptId: number
  readonly customer: CustomerRow
  readonly model: string
  readonly isLease: boolean
  /** Who works the opportunity. */
  readonly author: StaffMember
  readonly thread: EmailThread | null
}

/** The history of an opportunity with its emails, and those of them that stand in the Contact Log. */
export interface History {
  readonly entries: readonly HistoryRow[]
  readonly emails: readonly EmailRow[]
  readonly inbound: readonly InboundRow[]
}

const later = (at: Instant, minutes: number): Instant => shifted(at, minutes * 60_000)

/** Writes the steps of a timeline down, with a note here and there. */
export function writeHistory(random: Random, topic: HistoryTopic, timeline: Timeline): History {
  const entries: HistoryRow[] = []
  const emails: EmailRow[] = []
  for (const { name, at } of timeline.steps) {
    const entryId = entryIdOf(topic.opptId, entries.length)
    const isEmail = steps[name].medium === 'mail'
    entries.push(entryOf(random, topic, name, at, entryId))
    if (isEmail) emails.push(emailOf(random, topic, name, at, entryId, emails.at(-1) ?? null))
  }
  return { entries, emails, inbound: inboundOf(random, topic, emails) }
}

function entryOf(
  random: Random,
  topic: HistoryTopic,
  name: StepName,
  at: Instant,
  entryId: number,
): HistoryRow {
  const { contactType, contactAction, result, medium } = steps[name]
  const { customer, context, author } = topic
  const phone = customer.mobile_phone ?? customer.home_phone ?? customer.work_phone
  const isNote = contactType === 'Notes'
  const isManagers = name === 'noLongerOwns'
  return {
    hyperion_id: context.store.hyperionId,
    contact_history_id: entryId,
    oppt_id: topic.opptId,
    contact_type: contactType,
    contact_action: contactAction,
    action_result: result,
    reason: isManagers
      ? noLongerOwnsReason
      : name === 'notInterested'
        ? random.pick(notInterestedReasons({ dealType: topic.isLease ? 'Lease' : null, dealTypeCode: null }))
        : null,
    notes: isNote || (medium === 'phone' && random.chance(0.4)) ? shortNote(random, topic.model) : null,
    contact_info: medium === 'phone' ? phone : medium === 'mail' ? customer.email : null,
    created_by:
      name === 'inEmail' ? null : isManagers ? random.pick(context.staff.managers).userName : author.userName,
    created_at: at,
    email_contact_detail_id: medium === 'mail' ? entryId : null,
    delivery: null,
  }
}

function emailOf(
  random: Random,
  topic: HistoryTopic,
  name: StepName,
  at: Instant,
  entryId: number,
  before: EmailRow | null,
): EmailRow {
  const { author, customer, context, model } = topic
  const isInbound = name === 'inEmail'
  const address = customer.email ?? ''
  const answers = before !== null && before.direction !== (isInbound ? 'in' : 'out')
  const text = ((): EmailText => {
    if (isInbound) return inboundEmail(random, before?.email_subject ?? `My ${model}`, model)
    if (answers) return replyEmail(random, before.email_subject.replace(/^(Re: )+/, ''))
    return outboundEmail(random, model, context.store.name)
  })()
  return {
    hyperion_id: context.store.hyperionId,
    email_contact_detail_id: entryId,
    oppt_id: topic.opptId,
    direction: isInbound ? 'in' : 'out',
    email_from: isInbound ? address : author.email,
    email_to: isInbound ? author.email : address,
    email_subject: text.subject.replace(/^(Re: )+/, 'Re: '),
    email_body: text.body,
    open_class: null,
    opened_at: null,
    opened_after_seconds: null,
    sent_by: isInbound ? null : author.userName,
    parent_email_contact_detail_id: answers ? before.email_contact_detail_id : null,
    sent_at: at,
  }
}

/** Every email that came in, with the answer that followed it or the mark that none is needed. */
function inboundOf(random: Random, topic: HistoryTopic, emails: readonly EmailRow[]): readonly InboundRow[] {
  return emails.flatMap((email, place): readonly InboundRow[] => {
    if (email.direction !== 'in') return []
    const answered = emails[place - 1]?.sent_by ?? null
    const reply = emails.slice(place + 1).find(({ direction }) => direction === 'out') ?? null
    const isOverridden = topic.thread?.reply === 'overridden' && reply === null
    return [
      {
        hyperion_id: email.hyperion_id,
        inbound_contact_history_id: email.email_contact_detail_id,
        email_contact_detail_id: email.email_contact_detail_id,
        oppt_id: email.oppt_id,
        row_version: 1,
        received_at: email.sent_at,
        email_sent_by: answered,
        email_sent_by_sort: answered === null ? null : sortKey(answered),
        reply_contact_history_id: reply?.email_contact_detail_id ?? null,
        reply_by: reply?.sent_by ?? null,
        reply_at: reply?.sent_at ?? null,
        reply_override: isOverridden,
        reply_override_by: isOverridden ? (answered ?? topic.author.userName) : null,
        reply_override_at: isOverridden ? later(email.sent_at, random.integer(15, 290)) : null,
      },
    ]
  })
}
