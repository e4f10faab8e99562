import { sql } from 'kysely'
import { shifted } from '@retain/domain/calendar/instant'
import type { Permission } from '@retain/domain/session/user/permissions'
import type { Database } from '../db/schema/schema'
import { hashOf } from '../features/vls/vlsVisits'
import { addMapping } from './addMapping'
import { addTrim } from './addTrims'
import { exampleAnnouncementId, exampleHelpLinkId } from './exampleAdminTexts'
import { exampleImport, exampleMake } from './exampleMappings'
import { exampleAssignment, exampleAssociate } from './exampleOrphans'
import {
  exampleCustNo,
  exampleIncomingId,
  exampleLeadId,
  exampleMailId,
  exampleRepairOrderId,
  exampleRequests,
  exampleTemplates,
  exampleVin,
  exampleVisit,
  type AnyEndpoint,
  type ExampleRequest,
} from './exampleRequests'
import { exampleChange, exampleSetting } from './exampleSettings'
import { exampleTrim } from './exampleVehicles'
import { addCustomer, addEntry, addInboundEmail, addOpportunity, addStockVehicle } from './fixtures'
import { testNow } from './testApp'
import { testUserName } from './testTokens'

/** Where examples are made. */
interface ExamplePlace {
  readonly db: Database
  /** Where the lead systems of the tests answer (`startLeadServer`). */
  readonly leadUrl: string
}

/**
 * A good request for a store; an opportunity and an entry of its history, an email to the caller and templates are made for it.
 */
export async function exampleFor(
  { db, leadUrl }: ExamplePlace,
  endpoint: AnyEndpoint,
  hyperionId: string,
  permission?: Permission,
): Promise<ExampleRequest> {
  const example = exampleRequests[endpoint.name]
  if (example === undefined) throw new Error(`testing/exampleRequests has no ${endpoint.name}`)
  const customerId = await addCustomer(db, hyperionId, {
    host_db: hyperionId,
    cust_no: exampleCustNo,
  })
  const opptId = await addOpportunity(db, hyperionId, {
    customer_id: customerId,
    deal_type: 'Conquest',
    ...(endpoint.name === 'submitToCompass' ? { status_code: 'LEADPEND' } : {}),
  })
  await addTrim(db, { hyperionId, opptId }, exampleTrim)
  await db
    .insertInto('store_user')
    .values({ hyperion_id: hyperionId, user_name: exampleAssociate })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const entry = await addEntry(db, hyperionId, opptId, { created_at: testNow })
  await addInboundEmail(db, hyperionId, opptId, {
    received_at: testNow,
    inbound_contact_history_id: entry,
    email_contact_detail_id: exampleMailId,
    email_sent_by: testUserName,
  })
  await addElead(db, hyperionId, opptId, entry)
  await addAttachment(db, hyperionId, entry)
  await addIncoming(db, hyperionId)
  await addVisit(db, hyperionId, opptId)
  await addServicedVehicle(db, hyperionId)
  await db
    .updateTable('store')
    .set({ lead_address: `${leadUrl}/adf` })
    .where('hyperion_id', '=', hyperionId)
    .execute()
  await addTemplates(db, hyperionId)
  await addAnnouncement(db)
  if (endpoint.name === 'updateSettings') await addSetting(db, exampleSetting(hyperionId, permission))
  await addHelpLink(db)
  await addMapping(db, exampleMake)
  await addMappingImport(db)
  await addOwnerAssignment(db, hyperionId)
  await addSettingChange(db)
  return example(hyperionId, opptId, entry, permission)
}

/** An assignment of nothing, by the number that the example takes back, and the profile of whom the other example names. */
async function addOwnerAssignment(db: Database, hyperionId: string): Promise<void> {
  await sql`insert into owner_assignment (hyperion_id, assignment_id, assigned_by, assigned_at) overriding system value
    values (${hyperionId}, ${exampleAssignment}, ${testUserName}, ${testNow}) on conflict do nothing`.execute(
    db,
  )
  await db
    .insertInto('app_user')
    .values({ user_name: exampleAssociate, full_name: 'Sam Lee' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** An import of nothing, by the number that the example takes back. */
const addMappingImport = (db: Database) =>
  sql`insert into vehicle_mapping_import (import_id, imported_by, imported_at) overriding system value
    values (${exampleImport}, ${testUserName}, ${testNow}) on conflict do nothing`.execute(db)

/** A change of nothing, by the number that the example takes back. */
const addSettingChange = (db: Database) =>
  sql`insert into setting_change (setting_change_id, changed_by, changed_at) overriding system value
    values (${exampleChange}, ${testUserName}, ${testNow}) on conflict do nothing`.execute(db)

const addElead = (db: Database, hyperionId: string, opptId: string, entry: string) =>
  db
    .insertInto('outgoing_lead')
    .values({
      hyperion_id: hyperionId,
      oppt_id: opptId,
      system: 'elead',
      sent_by: testUserName,
      notes: '',
      state: 'sent',
      lead_id: exampleLeadId,
      contact_history_id: entry,
      created_at: testNow,
    })
    .execute()

/** A file under the id of the entry of its email. */
async function addAttachment(db: Database, hyperionId: string, id: string) {
  await db.deleteFrom('email_attachment').execute()
  await sql`insert into email_attachment
    (hyperion_id, email_attachment_id, email_contact_detail_id, position, name, type, size, content)
    overriding system value values
    (${hyperionId}, ${id}, ${exampleMailId}, 0, 'a.txt', 'text/plain', 1, '\\x61')`.execute(db)
}

async function addVisit(db: Database, hyperionId: string, opptId: string) {
  await db.deleteFrom('vls_visit').execute()
  await db
    .insertInto('vls_visit')
    .values({
      hyperion_id: hyperionId,
      token_hash: hashOf(exampleVisit),
      oppt_id: opptId,
      user_name: testUserName,
      full_name: 'Pat Tester',
      vins: null,
      expires_at: shifted(testNow, 60_000),
    })
    .execute()
}

/** A vehicle in stock that was serviced once. */
async function addServicedVehicle(db: Database, hyperionId: string) {
  await db.deleteFrom('stock_vehicle').where('hyperion_id', '=', hyperionId).execute()
  await addStockVehicle(db, hyperionId, { vin: exampleVin })
  await sql`insert into repair_order (hyperion_id, repair_order_id, vin, ro_number)
    overriding system value values (${hyperionId}, ${exampleRepairOrderId}, ${exampleVin}, '618204')
    on conflict do nothing`.execute(db)
}

async function addIncoming(db: Database, hyperionId: string) {
  await db.deleteFrom('incoming_email').execute()
  await sql`insert into incoming_email
    (incoming_email_id, envelope_from, envelope_to, source, received_at, state, kind, hyperion_id, email_from)
    overriding system value values
    (${exampleIncomingId}, 'ana@example.com', 'store@in.test.example', ${Buffer.from('From: ana@example.com\r\n\r\nHi')},
    ${testNow}, 'unassigned', 'answer', ${hyperionId}, 'ana@example.com')`.execute(db)
}

async function addHelpLink(db: Database) {
  await db.deleteFrom('help_link').execute()
  await sql`insert into help_link
    (help_link_id, link_title, link_description, link_url, disabled, order_by, changed_by, changed_at)
    overriding system value values
    (${exampleHelpLinkId}, 'Tour', '<p>Hi</p>', 'https://help.example', false, 1, 'alex', ${testNow})`.execute(
    db,
  )
}

async function addAnnouncement(db: Database) {
  await db.deleteFrom('announcement').execute()
  await sql`insert into announcement
    (announcement_id, title, body, active, created_at, changed_by, changed_at)
    overriding system value values
    (${exampleAnnouncementId}, 'Hours', '<p>Hi</p>', true, ${testNow}, 'alex', ${testNow})`.execute(db)
}

async function addSetting(
  db: Database,
  { settingKeyId, hyperionId, settingValue }: ReturnType<typeof exampleSetting>,
) {
  await db.deleteFrom('setting_value').where('hyperion_id', '=', hyperionId).execute()
  await db
    .insertInto('setting_value')
    .values({
      setting_key_id: settingKeyId,
      hyperion_id: hyperionId,
      market_id: null,
      brand_id: null,
      setting_value: settingValue,
      changed_by: 'dana',
      changed_at: testNow,
    })
    .execute()
}

async function addTemplates(db: Database, hyperionId: string) {
  await db.deleteFrom('template').execute()
  const types = ['email', 'call'] as const
  const rows = types.map(
    (type) =>
      sql`(${exampleTemplates[type]}, 'Lease', ${type}, 'Store', ${hyperionId}, '<p>Hi</p>', 'dana', ${testNow})`,
  )
  await sql`insert into template
    (template_id, name, template_type_name, template_category, hyperion_id, body, changed_by, changed_at)
    overriding system value values ${sql.join(rows)}`.execute(db)
}
