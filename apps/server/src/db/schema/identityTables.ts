import type { Json, Moment } from './columns'

/** What the embedded identity server keeps: sessions, grants, codes, interactions. */
export interface IdentityRecordTable {
  kind: string
  id: string
  payload: Json
  grant_id: string | null
  uid: string | null
  user_code: string | null
  expires_at: Moment | null
  consumed_at: Moment | null
}

/** A signing key of the embedded identity server. */
export interface IdentityKeyTable {
  kid: string
  private_jwk: Json
  created_at: Moment
}
