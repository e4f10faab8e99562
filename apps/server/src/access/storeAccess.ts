import { isStoreEnabled } from '@retain/domain/settings/readSettings'
import type { Database } from '../db/schema/schema'
import { ApiProblem } from '../core/apiProblem'
import type { Caller } from '../identity/caller'
import { readStoreSettings } from './storeSettings'
import { shareInFlight } from './inFlight'

/** A store that somebody may work in. */
export interface OpenStore {
  readonly hyperionId: string
  readonly name: string
  readonly timeZone: string
}

/**
 * Those of the wanted stores that a caller may work in: the profile names them, we know them, and they are switched on
 * (EAStoreEnabled, D-63).
 */
export async function openStores(
  db: Database,
  caller: Caller,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, OpenStore>> {
  const assigned = new Set(caller.stores.map(({ storeCode }) => storeCode))
  const codes = wanted.filter((hyperionId) => assigned.has(hyperionId))
  if (codes.length === 0) return new Map()
  const open = new Map<string, OpenStore>()
  for (const { hyperionId, name, timeZone, settings } of (
    await shareInFlight(db, `stores ${codes.join()}`, () => readStoreSettings(db, codes, ['EAStoreEnabled']))
  ).values()) {
    const isEnabled = isStoreEnabled(settings.get('EAStoreEnabled')?.settingValue ?? null)
    if (name !== null && timeZone !== null && isEnabled) open.set(hyperionId, { hyperionId, name, timeZone })
  }
  return open
}

/** The codes of all stores that a caller may work in. */
export const storesOfCaller = async (db: Database, caller: Caller): Promise<readonly string[]> => [
  ...(
    await openStores(
      db,
      caller,
      caller.stores.map(({ storeCode }) => storeCode),
    )
  ).keys(),
]

/**
 * The store of an opportunity.
 *
 * @throws ApiProblem `notFound` for an unknown one.
 */
export async function opportunityStore(db: Database, opptId: string): Promise<string> {
  const row = await shareInFlight(db, `opportunity ${opptId}`, () =>
    db.selectFrom('opportunity').select('hyperion_id').where('oppt_id', '=', opptId).executeTakeFirst(),
  )
  if (row === undefined) throw new ApiProblem('notFound', 'There is no such opportunity.')
  return row.hyperion_id
}

/**
 * The store of a file that came with an email.
 *
 * @throws ApiProblem `notFound` for an unknown one.
 */
export async function emailAttachmentStore(db: Database, emailAttachmentId: string): Promise<string> {
  const row = await db
    .selectFrom('email_attachment')
    .select('hyperion_id')
    .where('email_attachment_id', '=', emailAttachmentId)
    .executeTakeFirst()
  if (row === undefined) throw new ApiProblem('notFound', 'There is no such file.')
  return row.hyperion_id
}

/**
 * The store of an entry of a contact history.
 *
 * @throws ApiProblem `notFound` for an unknown one.
 */
export async function contactHistoryStore(db: Database, contactHistoryId: string): Promise<string> {
  const row = await db
    .selectFrom('contact_history')
    .select('hyperion_id')
    .where('contact_history_id', '=', contactHistoryId)
    .executeTakeFirst()
  if (row === undefined) throw new ApiProblem('notFound', 'There is no such entry.')
  return row.hyperion_id
}
