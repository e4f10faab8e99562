import { sql, type Selectable, type SelectQueryBuilder } from 'kysely'
import type { Instant } from '@retain/domain/calendar/instant'
import type { Sort } from '@retain/domain/sorting/sorting'
import type { ContactLogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { ContactLogChoice } from '@retain/domain/work-log/contact-log/contactLogChoice'
import type { EmailContactDetailTable, InboundEmailTable } from '../../db/schema/contactTables'
import type { OpportunityTable } from '../../db/schema/opportunityTables'
import type { Database, DatabaseTransaction, Schema } from '../../db/schema/schema'
import { refsOf } from '../../db/refs'
import { orderOf } from '../../db/sorting'
import { totalOfPage } from '../../db/totalOfPage'
import { isCustomerLocked } from '../lock/customerLocked'
import { contactLogSorts } from './contactLogSorts'
import { nameOf } from './userNames'

/** Which emails of the Contact Log, and in which order. `until` is not included. */
export interface ContactLogQuery extends ContactLogChoice, Sort<ContactLogColumnKey> {
  readonly hyperionId: string
  readonly from: Instant
  readonly until: Instant
}

/** A page of them. */
export interface ContactLogSearch extends ContactLogQuery {
  readonly limit: number
  readonly offset: number
}

const ref = refsOf<{ m: InboundEmailTable; e: EmailContactDetailTable }>()

const ofEmail = [
  'oppt_id',
  'hyperion_id',
  'row_version',
  'received_at',
  'email_sent_by',
  'inbound_contact_history_id',
  'email_contact_detail_id',
  'reply_contact_history_id',
  'reply_by',
  'reply_at',
  'reply_override',
  'reply_override_by',
  'reply_override_at',
] as const satisfies readonly (keyof InboundEmailTable)[]

const ofOpportunity = [
  'customer_name',
  'full_name',
  'deal_type',
  'deal_type_code',
  'payments_left',
  'year',
  'model_name',
  'equity_cents',
  'lead_id',
  'status_code',
  'is_orphan',
  'locked_by_user_name',
  'locked_by_name',
  'locked_at',
] as const satisfies readonly (keyof OpportunityTable)[]

/** A row of the Contact Log as the database holds it. */
export type StoredContactLogRow = Pick<Selectable<InboundEmailTable>, (typeof ofEmail)[number]> &
  Pick<Selectable<OpportunityTable>, (typeof ofOpportunity)[number]> & {
    readonly is_customer_locked: boolean
    readonly email_sent_by_name: string | null
    readonly email_subject: string
    readonly reply_by_name: string | null
  }

/** Emails under the name `m` with their opportunities under `o`, whichever of them. */
export type Emails = SelectQueryBuilder<
  Schema & { m: InboundEmailTable; o: OpportunityTable },
  'm' | 'o',
  object
>

/** The emails of a store with their opportunities. */
export const emailsOfStore = (db: Database, hyperionId: string): Emails =>
  db
    .selectFrom('inbound_email as m')
    .innerJoin('opportunity as o', (join) =>
      join.onRef('o.hyperion_id', '=', 'm.hyperion_id').onRef('o.oppt_id', '=', 'm.oppt_id'),
    )
    .where('m.hyperion_id', '=', hyperionId)

/** The emails that a search asks for: the rule of domain `matchesContactLog`. */
export function emailsOf(db: Database, search: ContactLogQuery): Emails {
  const { emailSentBy, repliedStatus } = search
  return emailsOfStore(db, search.hyperionId)
    .where('m.received_at', '>=', search.from)
    .where('m.received_at', '<', search.until)
    .$if(emailSentBy !== null, (query) => query.where('m.email_sent_by', '=', emailSentBy))
    .$if(repliedStatus !== null, (query) => query.where(isReplied(), '=', repliedStatus === 'responded'))
}

/** The rule of domain `isResponded`. */
const isReplied = () =>
  sql<boolean>`(${ref('m.reply_contact_history_id')} is not null or ${ref('m.reply_override')})`

/** What a row shows, of an email and of its opportunity. */
const shownColumns = [
  ...ofEmail.map((column) => `m.${column}` as const),
  ...ofOpportunity.map((column) => `o.${column}` as const),
]

/** What an email of the log is about. */
const subject = sql<string>`coalesce((
  select ${ref('e.email_subject')} from email_contact_detail e
  where ${ref('e.hyperion_id')} = ${ref('m.hyperion_id')}
    and ${ref('e.email_contact_detail_id')} = ${ref('m.email_contact_detail_id')}
), '')`

/** What rows of other tables and other opportunities add to it. */
const shownOfOthers = [
  isCustomerLocked,
  sql<string | null>`${nameOf(ref('m.email_sent_by'))}`.as('email_sent_by_name'),
  sql<string | null>`${nameOf(ref('m.reply_by'))}`.as('reply_by_name'),
  subject.as('email_subject'),
] as const

/** Emails with all that the rows of the log show. */
export const withShownColumns = (emails: Emails) => emails.select(shownColumns).select(shownOfOthers)

/** The order of a list of emails. */
export const emailOrder = ({ orderBy, orderDirection }: Sort<ContactLogColumnKey>) =>
  orderOf(contactLogSorts[orderBy], orderDirection, contactLogSorts.inboundContactHistoryId)

const totalOf = (db: Database, search: ContactLogQuery) =>
  emailsOf(db, search).select(sql<number>`count(*)::integer`.as('total'))

/** How many emails match. */
export async function countContactLog(db: Database, search: ContactLogQuery): Promise<number> {
  const { total } = await totalOf(db, search).executeTakeFirstOrThrow()
  return total
}

/** A page with the total in one round trip; a page beyond the end is counted by itself. */
export async function findContactLogPage(
  db: Database,
  search: ContactLogSearch,
): Promise<{ rows: readonly StoredContactLogRow[]; total: number }> {
  const rows = await withShownColumns(emailsOf(db, search))
    .select(totalOf(db, search).as('total'))
    .orderBy(emailOrder(search))
    .limit(search.limit)
    .offset(search.offset)
    .execute()
  return { rows, total: await totalOfPage(rows, search, () => countContactLog(db, search)) }
}

/** Names an email of the Contact Log. */
export interface EmailKey {
  readonly hyperionId: string
  readonly inboundContactHistoryId: string
  readonly inboundEmailContactDetailId: string
}

/** Takes a row for writing: nobody else answers its email until the transaction ends. `undefined` when the store has none such. */
export const selectContactLogRowForUpdate = async (
  transaction: DatabaseTransaction,
  { hyperionId, inboundContactHistoryId, inboundEmailContactDetailId }: EmailKey,
): Promise<StoredContactLogRow | undefined> =>
  emailsOfStore(transaction, hyperionId)
    .where('m.inbound_contact_history_id', '=', inboundContactHistoryId)
    .where('m.email_contact_detail_id', '=', inboundEmailContactDetailId)
    .$call(withShownColumns)
    .forUpdate('m')
    .executeTakeFirst()
