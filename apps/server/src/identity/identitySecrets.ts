import { randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { sql } from 'kysely'
import type { Instant } from '@retain/domain/calendar/instant'
import type { Database } from '../db/schema/schema'

/** What the embedded identity server signs with. It is stored, or every restart would sign everybody out. */
export interface IdentitySecrets {
  /** Private keys, the one in use first. */
  readonly signingKeys: readonly JWK[]
  readonly cookieKeys: readonly string[]
}

/** The length of a signing key in bits: as hard to break as 128 bits of a cipher. */
const modulusLength = 3072

const cookieKeysName = 'identityCookieKeys'

/**
 * Reads the secrets, and makes them on the first start. Two processes that start at once on one database end with the
 * same secrets: the table is locked while they are made.
 */
export const loadSecrets = (db: Database, now: () => Instant): Promise<IdentitySecrets> =>
  db.transaction().execute(async (transaction) => {
    await sql`lock table identity_key in exclusive mode`.execute(transaction)
    const signingKeys = await readSigningKeys(transaction)
    return {
      signingKeys: signingKeys.length > 0 ? signingKeys : [await addSigningKey(transaction, now())],
      cookieKeys: (await readCookieKeys(transaction)) ?? (await addCookieKeys(transaction)),
    }
  })

async function readSigningKeys(db: Database): Promise<JWK[]> {
  const rows = await db
    .selectFrom('identity_key')
    .select('private_jwk')
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => row.private_jwk as JWK)
}

async function addSigningKey(db: Database, createdAt: Instant): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  const key: JWK = { ...jwk, kid, alg: 'RS256', use: 'sig' }
  await db
    .insertInto('identity_key')
    .values({ kid, private_jwk: JSON.stringify(key), created_at: createdAt })
    .execute()
  return key
}

async function readCookieKeys(db: Database): Promise<string[] | null> {
  const row = await db
    .selectFrom('app_state')
    .select('value')
    .where('key', '=', cookieKeysName)
    .executeTakeFirst()
  return row === undefined ? null : (row.value as string[])
}

async function addCookieKeys(db: Database): Promise<string[]> {
  const keys = [randomBytes(32).toString('base64url')]
  await db
    .insertInto('app_state')
    .values({ key: cookieKeysName, value: JSON.stringify(keys) })
    .execute()
  return keys
}

/** The half of a signing key that may be shown. */
export const publicKeyOf = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use }) as JWK
