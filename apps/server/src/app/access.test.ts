import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '@retain/api-client/endpoints'
import { fillPath } from '@retain/api-client/kernel/endpoint'
import { shifted } from '@retain/domain/calendar/instant'
import { permissions, type Permission } from '@retain/domain/session/user/permissions'
import { routeOf } from '../endpoints/mount'
import { hashOf } from '../features/vls/vlsVisits'
import {
  exampleCustNo,
  exampleIncomingId,
  exampleLeadId,
  exampleMailId,
  exampleRepairOrderId,
  exampleTrim,
  exampleRequests,
  exampleTemplates,
  exampleVin,
  exampleVisit,
  type AnyEndpoint,
  type ExampleRequest,
} from '../testing/exampleRequests'
import { exampleImport, exampleMake } from '../testing/exampleMappings'
import { exampleAssignment, exampleAssociate } from '../testing/exampleOrphans'
import { exampleSetting } from '../testing/exampleSettings'
import { exampleAnnouncementId, exampleHelpLinkId } from '../testing/exampleAdminTexts'
import { addAuditEntry } from '../testing/addAuditEntry'
import { addMapping } from '../testing/addMapping'
import { addTrim } from '../testing/addTrims'
import {
  addCustomer,
  addEntry,
  addInboundEmail,
  addOpportunity,
  addStockVehicle,
  addStore,
} from '../testing/fixtures'
import { startLeadServer } from '../testing/leadServer'
import { switchOff } from '../testing/switchOff'
import { testNow, withApp } from '../testing/testApp'
import { testUserName, type TestPerson } from '../testing/testTokens'

const systems = await startLeadServer()
afterAll(() => systems.close())
const test = withApp({ environment: { COMPASS_API_URL: systems.url, ELEAD_API_URL: systems.url } })
// The first entry of the log, before any call is audited.
beforeAll(() => addAuditEntry(test.db))

/** The largest id that the contract lets through. */
const unknownId = '9'.repeat(18)

async function ask(
  endpoint: AnyEndpoint,
  request: ExampleRequest,
  token: string | null,
  key: string | null = randomUUID(),
) {
  const path = fillPath(endpoint.path, request.params ?? {})
  return test.app.inject({
    method: endpoint.method,
    url: `/api/${endpoint.base}${path}?${new URLSearchParams(request.query).toString()}`,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(endpoint.isIdempotent && key !== null ? { 'idempotency-key': key } : {}),
      // What is made for a request is in its first version.
      ...(endpoint.isVersioned ? { 'if-match': `"${request.version ?? 1}"` } : {}),
    },
    ...(endpoint.method === 'GET' ? {} : { payload: request.body ?? {} }),
  })
}

/**
 * A good request for a store; an opportunity and an entry of its history, an email to the caller and templates are made for it.
 */
async function exampleFor(
  endpoint: AnyEndpoint,
  hyperionId: string,
  permission?: Permission,
): Promise<ExampleRequest> {
  const example = exampleRequests[endpoint.name]
  if (example === undefined) throw new Error(`testing/exampleRequests has no ${endpoint.name}`)
  const customerId = await addCustomer(test.db, hyperionId, {
    host_db: hyperionId,
    cust_no: exampleCustNo,
  })
  const opptId = await addOpportunity(test.db, hyperionId, {
    customer_id: customerId,
    deal_type: 'Conquest',
    ...(endpoint.name === 'submitToCompass' ? { status_code: 'LEADPEND' } : {}),
  })
  await addTrim(test.db, { hyperionId, opptId }, exampleTrim)
  await test.db
    .insertInto('store_user')
    .values({ hyperion_id: hyperionId, user_name: exampleAssociate })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const entry = await addEntry(test.db, hyperionId, opptId, { created_at: testNow })
  await addInboundEmail(test.db, hyperionId, opptId, {
    received_at: testNow,
    inbound_contact_history_id: entry,
    email_contact_detail_id: exampleMailId,
    email_sent_by: testUserName,
  })
  await addElead(hyperionId, opptId, entry)
  await addAttachment(hyperionId, entry)
  await addIncoming(hyperionId)
  await addVisit(hyperionId, opptId)
  await addServicedVehicle(hyperionId)
  await test.db
    .updateTable('store')
    .set({ lead_address: `${systems.url}/adf` })
    .where('hyperion_id', '=', hyperionId)
    .execute()
  await addTemplates(hyperionId)
  await addAnnouncement()
  if (endpoint.name === 'updateSettings') await addSetting(exampleSetting(hyperionId, permission))
  await addHelpLink()
  await addMapping(test.db, exampleMake)
  await addMappingImport()
  await addOwnerAssignment(hyperionId)
  return example(hyperionId, opptId, entry, permission)
}

/** An assignment of nothing, by the number that the example takes back, and the profile of whom the other example names. */
async function addOwnerAssignment(hyperionId: string): Promise<void> {
  await sql`insert into owner_assignment (hyperion_id, assignment_id, assigned_by, assigned_at) overriding system value
    values (${hyperionId}, ${exampleAssignment}, ${testUserName}, ${testNow}) on conflict do nothing`.execute(
    test.db,
  )
  await test.db
    .insertInto('app_user')
    .values({ user_name: exampleAssociate, full_name: 'Sam Lee' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** An import of nothing, by the number that the example takes back. */
const addMappingImport = () =>
  sql`insert into vehicle_mapping_import (import_id, imported_by, imported_at) overriding system value
    values (${exampleImport}, ${testUserName}, ${testNow}) on conflict do nothing`.execute(test.db)

const addElead = (hyperionId: string, opptId: string, entry: string) =>
  test.db
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
async function addAttachment(hyperionId: string, id: string) {
  await test.db.deleteFrom('email_attachment').execute()
  await sql`insert into email_attachment
    (hyperion_id, email_attachment_id, email_contact_detail_id, position, name, type, size, content)
    overriding system value values
    (${hyperionId}, ${id}, ${exampleMailId}, 0, 'a.txt', 'text/plain', 1, '\\x61')`.execute(test.db)
}

async function addVisit(hyperionId: string, opptId: string) {
  await test.db.deleteFrom('vls_visit').execute()
  await test.db
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
async function addServicedVehicle(hyperionId: string) {
  const { db } = test
  await db.deleteFrom('stock_vehicle').where('hyperion_id', '=', hyperionId).execute()
  await addStockVehicle(db, hyperionId, { vin: exampleVin })
  await sql`insert into repair_order (hyperion_id, repair_order_id, vin, ro_number)
    overriding system value values (${hyperionId}, ${exampleRepairOrderId}, ${exampleVin}, '618204')
    on conflict do nothing`.execute(db)
}

async function addIncoming(hyperionId: string) {
  await test.db.deleteFrom('incoming_email').execute()
  await sql`insert into incoming_email
    (incoming_email_id, envelope_from, envelope_to, source, received_at, state, kind, hyperion_id, email_from)
    overriding system value values
    (${exampleIncomingId}, 'ana@example.com', 'store@in.test.example', ${Buffer.from('From: ana@example.com\r\n\r\nHi')},
    ${testNow}, 'unassigned', 'answer', ${hyperionId}, 'ana@example.com')`.execute(test.db)
}

async function addHelpLink() {
  await test.db.deleteFrom('help_link').execute()
  await sql`insert into help_link
    (help_link_id, link_title, link_description, link_url, disabled, order_by, changed_by, changed_at)
    overriding system value values
    (${exampleHelpLinkId}, 'Tour', '<p>Hi</p>', 'https://help.example', false, 1, 'alex', ${testNow})`.execute(
    test.db,
  )
}

async function addAnnouncement() {
  await test.db.deleteFrom('announcement').execute()
  await sql`insert into announcement
    (announcement_id, title, body, active, created_at, changed_by, changed_at)
    overriding system value values
    (${exampleAnnouncementId}, 'Hours', '<p>Hi</p>', true, ${testNow}, 'alex', ${testNow})`.execute(test.db)
}

async function addSetting({ settingKeyId, hyperionId, settingValue }: ReturnType<typeof exampleSetting>) {
  await test.db.deleteFrom('setting_value').where('hyperion_id', '=', hyperionId).execute()
  await test.db
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

async function addTemplates(hyperionId: string) {
  await test.db.deleteFrom('template').execute()
  const types = ['email', 'call'] as const
  const rows = types.map(
    (type) =>
      sql`(${exampleTemplates[type]}, 'Lease', ${type}, 'Store', ${hyperionId}, '<p>Hi</p>', 'dana', ${testNow})`,
  )
  await sql`insert into template
    (template_id, name, template_type_name, template_category, hyperion_id, body, changed_by, changed_at)
    overriding system value values ${sql.join(rows)}`.execute(test.db)
}

async function askAs(endpoint: AnyEndpoint, hyperionId: string, person: TestPerson, permission?: Permission) {
  const example = await exampleFor(endpoint, hyperionId, permission)
  return ask(endpoint, example, await test.issuer.tokenFor(person))
}

type Answered = Awaited<ReturnType<typeof ask>>

/** What an answer holds, and the id that it says of itself: a file or lines say nothing but themselves. */
function contentOf({ answers }: AnyEndpoint, answer: Answered): { data: unknown; requestId: unknown } {
  const requestId = answer.headers['x-request-id']
  if (answers === 'file') return { data: answer.body, requestId }
  if (answers === 'lines') {
    const lines = answer.body.trimEnd().split('\n')
    return { data: lines.map((line) => JSON.parse(line) as unknown), requestId }
  }
  const { data, meta } = answer.json<{ data: unknown; meta: { requestId: string } }>()
  return { data, requestId: meta.requestId }
}

const neededBy = (endpoint: AnyEndpoint): readonly Permission[] =>
  typeof endpoint.access === 'string' ? [] : endpoint.access.anyOf

/** Whether the data of a store is asked for: by its code, or by the id of what belongs to it. */
const isOfStore = (endpoint: AnyEndpoint): boolean => typeof endpoint.scope !== 'string'

/** Whether a request names something by its id, which there may not be. */
const isOfRow = ({ scope }: AnyEndpoint): boolean =>
  typeof scope !== 'string' &&
  ('opportunity' in scope || 'contactHistory' in scope || 'emailAttachment' in scope || 'customer' in scope)

describe.each(endpoints.map((endpoint) => ({ name: endpoint.name, endpoint })))('$name', ({ endpoint }) => {
  it('is served at its place in the contract', () => {
    expect(test.app.hasRoute(routeOf(endpoint))).toBe(true)
  })

  it('answers a good call with what the contract says', async () => {
    const store = await addStore(test.db)
    const answer = await askAs(endpoint, store, { roles: permissions, stores: [store] })
    expect(answer.statusCode).toBe(200)
    const { data, requestId } = contentOf(endpoint, answer)
    expect(endpoint.output.decode(data)).toMatchObject({ _tag: 'Right' })
    expect(requestId).toBe(answer.headers['x-request-id'])
    expect(answer.headers['cache-control']).toBe(
      endpoint.maxAge > 0
        ? `private, max-age=${endpoint.maxAge}`
        : endpoint.isRevalidated
          ? 'private, no-cache'
          : 'no-store',
    )
  })

  if (endpoint.access !== 'anyone')
    it('asks for a token', async () => {
      const answer = await ask(endpoint, await exampleFor(endpoint, await addStore(test.db)), null)
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['www-authenticate']).toBe('Bearer')
      expect(answer.json()).toMatchObject({ code: 'tokenMissing', status: 401 })
    })

  if (endpoint.isIdempotent)
    it('asks for a key by which a repeated call is known again', async () => {
      const store = await addStore(test.db)
      const token = await test.issuer.tokenFor({ roles: permissions, stores: [store] })
      for (const key of [null, 'a key with blanks', 'k'.repeat(201)]) {
        const answer = await ask(endpoint, await exampleFor(endpoint, store), token, key)
        expect(answer.statusCode).toBe(400)
        expect(answer.json()).toMatchObject({ code: 'idempotencyKeyRequired' })
      }
    })

  if (neededBy(endpoint).length > 0)
    it('refuses whoever lacks the permission [S-361] [L-489]', async () => {
      const store = await addStore(test.db)
      const others = permissions.filter((permission) => !neededBy(endpoint).includes(permission))
      const answer = await askAs(endpoint, store, { roles: others, stores: [store] })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({ code: 'permission' })
    })

  it.each(neededBy(endpoint))('is open with %s alone', async (permission) => {
    const store = await addStore(test.db)
    const answer = await askAs(endpoint, store, { roles: [permission], stores: [store] }, permission)
    expect(answer.statusCode).toBe(200)
  })

  if (isOfStore(endpoint))
    it('refuses a store that is not the caller’s [L-466]', async () => {
      const [own, foreign] = [await addStore(test.db), await addStore(test.db)]
      const answer = await askAs(endpoint, foreign, { roles: permissions, stores: [own] })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({ code: 'store' })
      expect(answer.json()).not.toHaveProperty('data')
    })

  if (isOfRow(endpoint))
    it('says so when there is no such thing, whatever else is right', async () => {
      const person = { roles: permissions, stores: [await addStore(test.db)] }
      const example = exampleRequests[endpoint.name]?.('HAR', unknownId, unknownId)
      const answer = await ask(endpoint, example ?? {}, await test.issuer.tokenFor(person))
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'notFound', status: 404 })
      expect(answer.headers['content-type']).toContain('application/problem+json')
    })

  if (isOfStore(endpoint))
    it('refuses a store that is switched off', async () => {
      const store = await addStore(test.db)
      await switchOff(test.db, store)
      const answer = await askAs(endpoint, store, { roles: permissions, stores: [store] })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({ code: 'store' })
    })
})
