import { sql } from 'kysely'
import type { Database } from '../../../db/schema/schema'
import type { AdfLead, AdfVehicle } from './adf'

/** The id under which we send a lead; a receiver gets leads of many senders. */
export const adfReference = (outgoingLeadId: string): string => `RETAIN-${outgoingLeadId}`

/** What of a lead is chosen, and not on file. */
export interface AdfChoice {
  readonly opptId: string
  /** Of the replacement vehicle that goes along. */
  readonly vin: string | null
  /** Whom of the store it is for. */
  readonly assignee: string | null
  readonly reference: string | null
  readonly requestedAt: string
}

/** A lead as it is sent, and where to; `address` is `null` where the store has none. */
export interface AddressedAdf {
  readonly address: string | null
  readonly lead: AdfLead
}

/** Writes the lead of an opportunity down, of what is on file. A phone that is known to be wrong is left out. */
export async function findAdfLead(
  db: Database,
  { opptId, vin, assignee, reference, requestedAt }: AdfChoice,
  provider: string,
): Promise<AddressedAdf | null> {
  const row = await findOpportunity(db, opptId)
  if (row === undefined) return null
  const replacement = vin === null ? undefined : await findReplacement(db, opptId, vin)
  const phones = [
    row.mobile_phone_bad === true ? null : row.mobile_phone,
    row.home_phone_bad === true ? null : row.home_phone,
    row.work_phone_bad === true ? null : row.work_phone,
  ].filter((phone) => phone !== null)
  return {
    address: row.lead_address,
    lead: {
      reference,
      requestedAt,
      vehicles: [
        ...(replacement === undefined ? [] : [{ ...replacement, odometer: null, interest: 'buy' } as const]),
        { ...currentOf(row), interest: 'trade-in' },
      ],
      customer: {
        givenName: row.first_name,
        familyName: row.last_name ?? row.customer_name,
        email: row.email,
        phones: [...new Set(phones)],
        comments: null,
      },
      vendor: {
        id: row.hyperion_id,
        name: row.name,
        contact: assignee === null ? null : await nameOf(db, assignee),
      },
      provider,
    },
  }
}

const findOpportunity = (db: Database, opptId: string) =>
  db
    .selectFrom('opportunity as o')
    .innerJoin('store as s', 's.hyperion_id', 'o.hyperion_id')
    .leftJoin('customer as c', (join) =>
      join.onRef('c.hyperion_id', '=', 'o.hyperion_id').onRef('c.customer_id', '=', 'o.customer_id'),
    )
    .select(['o.hyperion_id', 's.name', 's.lead_address', 'o.customer_name'])
    .select(['c.first_name', 'c.last_name', 'c.email', 'c.mobile_phone', 'c.home_phone', 'c.work_phone'])
    .select(['c.mobile_phone_bad', 'c.home_phone_bad', 'c.work_phone_bad'])
    .select(['o.new_used', 'o.year', 'o.make_name', 'o.model_name', 'o.vin', 'o.trim_level'])
    .select('o.vehicle_mileage')
    .where('o.oppt_id', '=', opptId)
    .executeTakeFirst()

type Found = NonNullable<Awaited<ReturnType<typeof findOpportunity>>>

const currentOf = (row: Found): Omit<AdfVehicle, 'interest'> => ({
  status: 'used',
  year: textOf(row.year),
  make: row.make_name,
  model: row.model_name,
  vin: row.vin,
  stock: null,
  trim: row.trim_level,
  odometer: textOf(row.vehicle_mileage),
  price: null,
})

async function findReplacement(
  db: Database,
  opptId: string,
  vin: string,
): Promise<Omit<AdfVehicle, 'interest' | 'odometer'> | undefined> {
  const row = await db
    .selectFrom('opportunity as o')
    .innerJoin('replacement_vehicle as r', (join) =>
      join.onRef('r.hyperion_id', '=', 'o.hyperion_id').onRef('r.oppt_id', '=', 'o.oppt_id'),
    )
    .select(['r.new_used', 'r.year', 'r.make_name', 'r.model_name', 'r.vin', 'r.trim_level'])
    .select([
      'o.replacement_stock_no',
      sql<string | null>`(r.selling_price_cents / 100.0)::numeric(12, 2)::text`.as('price'),
    ])
    .where('o.oppt_id', '=', opptId)
    .where('r.vin', '=', vin)
    .executeTakeFirst()
  return row === undefined
    ? undefined
    : {
        status: row.new_used === 'New' ? 'new' : 'used',
        year: textOf(row.year),
        make: row.make_name,
        model: row.model_name,
        vin: row.vin,
        stock: row.replacement_stock_no,
        trim: row.trim_level,
        price: row.price,
      }
}

const textOf = (value: number | null): string | null => (value === null ? null : String(value))

async function nameOf(db: Database, userName: string): Promise<string | null> {
  const user = await db
    .selectFrom('app_user')
    .select('full_name')
    .where('user_name', '=', userName)
    .executeTakeFirst()
  return user?.full_name ?? null
}
