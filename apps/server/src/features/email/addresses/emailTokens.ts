import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../../db/schema/schema'

const keyName = 'emailKey'

/** The key by which links in emails are signed. It is stored, or a restart would break those that were sent. */
export async function loadEmailKey(db: Database): Promise<string> {
  await db
    .insertInto('app_state')
    .values({ key: keyName, value: JSON.stringify(randomBytes(32).toString('base64url')) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('app_state')
    .select('value')
    .where('key', '=', keyName)
    .executeTakeFirstOrThrow()
  return value as string
}

/** What only the holder of the key can say of an id. */
export const signatureOf = (
  key: string,
  purpose: string,
  id: string,
  encoding: 'base64url' | 'hex' = 'base64url',
): string => createHmac('sha256', key).update(`${purpose} ${id}`).digest(encoding)

/** Whether two signatures are the same, without telling by the time it takes how much of them is. */
export function sameSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const linkSignature = (key: string, purpose: string, id: string): string =>
  signatureOf(key, purpose, id).slice(0, 27)

/**
 * A text that names an email in a link and that nobody else can make.
 *
 * @example emailToken(key, 'unsubscribe', '7') // '7.4fO…'
 */
export const emailToken = (key: string, purpose: string, id: string): string =>
  `${id}.${linkSignature(key, purpose, id)}`

/** The id that a token names; `null` for a token that was not made with this key, for this purpose. */
export function readEmailToken(key: string, purpose: string, token: string): string | null {
  const [id = '', signature = ''] = token.split('.', 2)
  if (!/^\d{1,18}$/.test(id)) return null
  return sameSignature(signature, linkSignature(key, purpose, id)) ? id : null
}
