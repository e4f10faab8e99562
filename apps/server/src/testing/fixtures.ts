import type { Insertable } from 'kysely'
import { sortKey } from '@retain/domain/text/sortKey'
import { withCheckDigit } from '@retain/domain/vehicle/vin'
import { statusLabels } from '@retain/domain/opportunity/status/statusLabels'
import type { Database } from '../db/schema/schema'
import type { CustomerTable, OpportunityTable } from '../db/schema/opportunityTables'
import type { ContactHistoryTable, InboundEmailTable } from '../db/schema/contactTables'
import type { StoreTable } from '../db/schema/storeTables'
import type { StockVehicleTable } from '../db/schema/vehicleTables'

let lastNumber = 0
const nextNumber = () => (lastNumber += 1)

/** Adds a store that no other test has, and answers its code. */
export async function addStore(db: Database, fields: Partial<Insertable<StoreTable>> = {}): Promise<string> {
  const position = nextNumber()
  const hyperionId = fields.hyperion_id ?? `T${String(position).padStart(3, '0')}`
  await db
    .insertInto('store')
    .values({
      hyperion_id: hyperionId,
      position,
      name: `Test Store ${position}`,
      name_sort: sortKey(`Test Store ${position}`),
      time_zone: 'America/New_York',
      brands: 'Toyota',
      city: 'Portland',
      state: 'ME',
      area_code: '207',
      main_phone: '(207) 555-0110',
      service_phone: '(207) 555-0160',
      region_id: 'R1',
      region_name: 'Region',
      market_id: `M${position}`,
      market_name: 'Market',
      ...fields,
    })
    .execute()
  return hyperionId
}

/** What a test says of an opportunity; everything else is unknown or new. */
export type TestOpportunity = Partial<Insertable<OpportunityTable>>

/** Adds an opportunity to a store and answers its id. Sort keys follow from the texts. */
export async function addOpportunity(
  db: Database,
  hyperionId: string,
  fields: TestOpportunity = {},
): Promise<string> {
  const name = fields.customer_name ?? `Customer ${nextNumber()}`
  const status = fields.status_code ?? 'NEW'
  const keyOf = (text: string | null | undefined) => (text ? sortKey(text) : null)
  const row = await db
    .insertInto('opportunity')
    .values({
      hyperion_id: hyperionId,
      customer_id: nextNumber(),
      customer_name: name,
      customer_name_sort: sortKey(name),
      status_code: status,
      status_sort: sortKey(fields.compass_status ?? statusLabels[status]),
      deal_type_sort: keyOf(fields.deal_type),
      lender_sort: keyOf(fields.lender),
      make_sort: keyOf(fields.make_name),
      model_sort: keyOf(fields.model_name),
      note_sort: keyOf(fields.note),
      owner_name_sort: keyOf(fields.owner_name),
      selling_store_sort: keyOf(fields.selling_store_name),
      service_advisor_sort: keyOf(fields.service_advisor_name),
      ...fields,
    })
    .returning('oppt_id')
    .executeTakeFirstOrThrow()
  return row.oppt_id
}

/** Adds a vehicle to the stock of a store and answers its VIN: a new one at $30,000 financed at 6 %, unless told otherwise. */
export async function addStockVehicle(
  db: Database,
  hyperionId: string,
  fields: Partial<Insertable<StockVehicleTable>> = {},
): Promise<string> {
  const number = String(nextNumber()).padStart(6, '0')
  const row = await db
    .insertInto('stock_vehicle')
    .values({
      hyperion_id: hyperionId,
      vin: withCheckDigit(`4T1DAACK0TU${number}`),
      stock_no: `TM${number}`,
      in_stock_since: '2026-11-01',
      new_used: 'New',
      year: 2026,
      make_name: 'Toyota',
      model_name: 'Camry',
      trim_level: 'SE',
      market_class: 'Midsize Car',
      body_type: 'Sedan',
      msrp_cents: 32_000_00,
      discount_cents: 2_000_00,
      rebate_cents: 0,
      selling_price_cents: 30_000_00,
      finance_apr: 6,
      lease_apr: 4.5,
      yearly_retention: 0.895,
      ...fields,
    })
    .returning('vin')
    .executeTakeFirstOrThrow()
  return row.vin
}

/** What a test says of a customer; everything else is unknown. */
export type TestCustomer = Partial<Insertable<CustomerTable>>

/** Adds a customer to a store and answers the id that an opportunity carries. */
export async function addCustomer(
  db: Database,
  hyperionId: string,
  fields: TestCustomer = {},
): Promise<string> {
  const row = await db
    .insertInto('customer')
    .values({
      hyperion_id: hyperionId,
      customer_id: nextNumber(),
      first_name: 'Ana',
      last_name: 'Meyer',
      ...fields,
    })
    .returning('customer_id')
    .executeTakeFirstOrThrow()
  return row.customer_id
}

/** Adds an entry to the history of an opportunity and answers its id. */
export async function addEntry(
  db: Database,
  hyperionId: string,
  opptId: string,
  fields: Partial<Insertable<ContactHistoryTable>> & Pick<Insertable<ContactHistoryTable>, 'created_at'>,
): Promise<string> {
  const row = await db
    .insertInto('contact_history')
    .values({ hyperion_id: hyperionId, oppt_id: opptId, contact_type: 'Notes', ...fields })
    .returning('contact_history_id')
    .executeTakeFirstOrThrow()
  return row.contact_history_id
}

/** Adds an inbound email of an opportunity and answers its id. */
export async function addInboundEmail(
  db: Database,
  hyperionId: string,
  opptId: string,
  fields: Partial<Insertable<InboundEmailTable>> & Pick<Insertable<InboundEmailTable>, 'received_at'>,
): Promise<string> {
  const id = String(nextNumber())
  await db
    .insertInto('inbound_email')
    .values({
      hyperion_id: hyperionId,
      inbound_contact_history_id: id,
      email_contact_detail_id: nextNumber(),
      oppt_id: opptId,
      email_sent_by_sort: fields.email_sent_by ? sortKey(fields.email_sent_by) : null,
      ...fields,
    })
    .execute()
  return id
}

/** Adds somebody who works at a store, called like the user name (`ann.lee` is Ann Lee), and answers the user name. */
export async function addAssociate(
  db: Database,
  hyperionId: string,
  userName = `test.person${nextNumber()}`,
): Promise<string> {
  const [given = '', family = ''] = userName.split('.').map((part) => part[0]?.toUpperCase() + part.slice(1))
  const fullName = `${given} ${family}`
  const names = {
    given_name: given,
    family_name: family,
    full_name: fullName,
    full_name_sort: sortKey(fullName),
  }
  await db
    .insertInto('app_user')
    .values({ user_name: userName, ...names, email: `${userName}@test.example` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.insertInto('store_user').values({ hyperion_id: hyperionId, user_name: userName }).execute()
  return userName
}
