import { id, record, text } from '@retain/api-client/kernel/codecs'
import { incomingKind, type IncomingKind } from '@retain/domain/activity/email/incoming/incomingKind'
import { ownText } from '@retain/domain/activity/email/incoming/ownText'
import type { ScanFile } from '../../email/malwareScanner'
import { parseEmail, type ReadEmail } from '../../email/parseEmail'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { keepFiles } from '../../features/email/receiving/emailFiles'
import { publishUnassigned } from '../../features/email/receiving/unassignedEmails'
import { receiveEmail } from '../../features/email/receiving/receiveEmail'
import { scannedEmail, type ScannedEmail } from '../../features/email/receiving/scannedEmail'
import { jobKind, type JobKind } from '../../jobs/jobKind'
import { usualRetry } from '../../jobs/retryPolicy'
import type { WriteHost } from '../../outbox/transact'
import { mailReceived } from '../emailReceived'
import { lockOpportunityOfEvent } from '../lockOpportunityOfEvent'
import { takeEvents, type EventBatch } from '../takeEvents'
import { findDestination, storeOf, type Destination } from './findDestination'
import { heedComplaint, heedReport, heedWish } from './heedReport'
import { ownAddressReader, type OwnAddress } from './ownAddress'

/** An email of the queue; `sender` stands for its address, which no payload holds. */
interface IncomingKey {
  readonly incomingEmailId: string
  readonly sender: string
}

export type ReadEmailJob = JobKind<IncomingKey>

/** What the addresses of our domain are read with. */
interface Domain {
  readonly mailInDomain: string
  readonly key: () => Promise<string>
}

/** What files are scanned with. */
interface Scanning {
  readonly scanFile: ScanFile
  /** Whether there is a scanner, which can be away. */
  readonly hasScanner: boolean
}

/** A scanner may be away for about five days: for as long a sender's mail server would try as well. */
const scannerRetry = { ...usualRetry, attempts: 160 }

const longestAddress = 200
const longestSubject = 200
const longestText = 1000

/**
 * The kind of job that reads an email from outside and does what follows from it, in one transaction. It takes it in as an event
 * of a customer's email, whose id is what makes an email the same: one that comes again changes nothing. None is dropped: one
 * that finds nobody waits for a manager, and what cannot be read does so as a file.
 */
export const readEmailJob = ({ mailInDomain, key, scanFile, hasScanner }: Domain & Scanning): ReadEmailJob =>
  jobKind({
    name: 'readEmail',
    payload: record({ incomingEmailId: id, sender: text }, 'readEmail'),
    timeoutMs: 120_000,
    ...(hasScanner ? { retry: scannerRetry } : {}),
    concurrency: 4,
    concurrencyKey: ({ sender }) => sender,
    run: async ({ incomingEmailId }, _attempt, host) => {
      const row = await host.db
        .selectFrom('incoming_email')
        .select(['incoming_email_id', 'envelope_from', 'envelope_to', 'source'])
        .where('incoming_email_id', '=', incomingEmailId)
        .where('state', '=', 'received')
        .executeTakeFirst()
      if (row === undefined || row.source === null) return
      const email = await parseEmail(row.source, row.envelope_from)
      // Before anything is held: whoever waits for it need not wait for this.
      const scanned = await scannedEmail(email, scanFile)
      const own = await ownAddressReader(host.db, mailInDomain, key)(row.envelope_to)
      const kind = incomingKind(email.mail)
      await takeIn(host, {
        incomingEmailId,
        to: row.envelope_to,
        email,
        scanned,
        own: own ?? { state: 'postmaster' },
        kind,
        mailInDomain,
        key,
      })
    },
    onFailed: async ({ incomingEmailId }, _key, transaction, publish) => {
      const row = await transaction
        .selectFrom('incoming_email')
        .select('envelope_to')
        .where('incoming_email_id', '=', incomingEmailId)
        .where('state', '=', 'received')
        .executeTakeFirst()
      if (row === undefined) return
      const own = await ownAddressReader(transaction, mailInDomain, key)(row.envelope_to)
      const hyperionId = own === null ? null : storeOf(own)
      await transaction
        .updateTable('incoming_email')
        .set({ state: 'unassigned', kind: 'answer', hyperion_id: hyperionId })
        .where('incoming_email_id', '=', incomingEmailId)
        .execute()
      if (hyperionId !== null) publishUnassigned(publish, hyperionId)
    },
  })

interface Incoming extends Domain {
  readonly incomingEmailId: string
  readonly to: string
  readonly email: ReadEmail
  readonly scanned: ScannedEmail
  readonly own: OwnAddress
  readonly kind: IncomingKind
}

/** Emails of no store are events of nobody. */
const noStore = ''

async function takeIn(host: WriteHost, incoming: Incoming): Promise<void> {
  const { own, email, incomingEmailId } = incoming
  const hyperionId = storeOf(own)
  const event = { eventId: `email ${email.repeatKey}`, hyperionId: hyperionId ?? noStore }
  const taken = await takeEvents(host, mailReceived, [event], async (batch) => {
    const outcome = await follow(batch, host, incoming)
    await settle(batch.transaction, incoming, { ...outcome, settledAt: batch.now })
    if (outcome.state === 'unassigned' && hyperionId !== null) publishUnassigned(batch.publish, hyperionId)
    return []
  })
  if (taken.get(event)?.isRepeated === true)
    await host.db
      .updateTable('incoming_email')
      .set({ state: 'repeated', hyperion_id: hyperionId, settled_at: host.clock() })
      .where('incoming_email_id', '=', incomingEmailId)
      .execute()
}

interface Outcome {
  readonly state: 'assigned' | 'unassigned' | 'handled'
  readonly emailContactDetailId: string | null
}

const handled: Outcome = { state: 'handled', emailContactDetailId: null }
const unassigned: Outcome = { state: 'unassigned', emailContactDetailId: null }

/** Does what follows from an email of its kind. */
async function follow(
  { transaction, publish, now }: Omit<EventBatch<unknown>, 'events'>,
  { clock }: WriteHost,
  incoming: Incoming,
): Promise<Outcome> {
  const { own, kind, email, mailInDomain, key } = incoming
  if (kind.kind === 'report') {
    await heedReport({ transaction, publish, own, clock }, kind.report)
    return handled
  }
  if (kind.kind === 'complaint') {
    const readAddress = ownAddressReader(transaction, mailInDomain, key)
    await heedComplaint({ transaction, own, clock }, kind.complaint, readAddress)
    return handled
  }
  // A wish that nobody vouches for finds nobody: a person looks at it.
  if (kind.kind === 'unsubscribe' && !(await heedWish({ transaction, own, clock }, email.mail)))
    return unassigned
  const destination = await findDestination(transaction, own, email.mail)
  if (destination === null) return kind.kind === 'automatic' ? handled : unassigned
  const row = await lockOpportunityOfEvent(transaction, destination)
  const emailContactDetailId = await receiveEmail(
    transaction,
    publish,
    row,
    receivedOf(incoming, destination),
    now,
  )
  await keepFiles(transaction, destination.hyperionId, emailContactDetailId, incoming.scanned.files)
  return { state: 'assigned', emailContactDetailId }
}

const receivedOf = ({ email: { mail }, scanned, to, kind }: Incoming, destination: Destination) => ({
  emailFrom: mail.from.slice(0, longestAddress),
  emailTo: (destination.answeredAddress ?? to).slice(0, longestAddress),
  emailSubject: mail.subject.slice(0, longestSubject),
  emailBody: scanned.body,
  parentEmailContactDetailId: destination.parentEmailContactDetailId,
  isAutomatic: kind.kind === 'automatic',
})

async function settle(
  transaction: DatabaseTransaction,
  { incomingEmailId, own, kind, email }: Incoming,
  { state, emailContactDetailId, settledAt }: Outcome & { readonly settledAt: EventBatch<unknown>['now'] },
): Promise<void> {
  await transaction
    .updateTable('incoming_email')
    .set({
      state,
      kind: kind.kind,
      hyperion_id: storeOf(own),
      repeat_key: email.repeatKey,
      message_id: email.messageId,
      email_from: email.mail.from.slice(0, longestAddress),
      email_subject: email.mail.subject.slice(0, longestSubject),
      email_text: ownText(email.mail.text).slice(0, longestText),
      email_contact_detail_id: emailContactDetailId,
      settled_at: state === 'unassigned' ? null : settledAt,
    })
    .where('incoming_email_id', '=', incomingEmailId)
    .execute()
}
