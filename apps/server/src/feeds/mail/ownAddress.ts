import { readSignedAddress, type SignedAddress } from '../../features/email/addresses/signedAddress'
import type { Database } from '../../db/schema/schema'

/** What an address of our domain is: of one email, of a store, or of whoever runs the server. */
export type OwnAddress =
  | Extract<SignedAddress, { readonly state: 'signed' }>
  | { readonly state: 'store'; readonly hyperionId: string }
  | { readonly state: 'postmaster' }

/** Addresses that every domain has, and those that providers send complaints to (RFC 5321, RFC 2142). */
const postmasters: readonly string[] = ['postmaster', 'abuse', 'complaints']

/** Reads the addresses of our domain. */
export type ReadOwnAddress = (address: string) => Promise<OwnAddress | null>

/**
 * Makes the reader of our addresses. A store has one that is its code; an address of another domain, of no store, or with a
 * signature that was not made here, is none of ours.
 *
 * @param domain the domain whose emails come to this server.
 */
export const ownAddressReader =
  (db: Database, domain: string, key: () => Promise<string>): ReadOwnAddress =>
  async (address) => {
    const signed = readSignedAddress(await key(), domain, address)
    if (signed !== null) return signed.state === 'signed' ? signed : null
    const [local = '', host] = address.trim().toLowerCase().split('@', 2)
    if (host !== domain) return null
    if (postmasters.includes(local)) return { state: 'postmaster' }
    const store = await db
      .selectFrom('store')
      .select('hyperion_id')
      .where((eb) => eb(eb.fn<string>('lower', ['hyperion_id']), '=', local))
      .executeTakeFirst()
    return store === undefined ? null : { state: 'store', hyperionId: store.hyperion_id }
  }
