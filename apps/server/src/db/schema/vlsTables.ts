import type { Id, Moment } from './columns'

/** A visit of the demonstration's listing service. */
export interface VlsVisitTable {
  hyperion_id: string
  /** SHA-256 of the token, which is kept nowhere else. */
  token_hash: string
  oppt_id: Id
  /** Who opened it, and the name by which the window speaks of that person. */
  user_name: string
  full_name: string
  /** `null` before anything was chosen. */
  vins: readonly string[] | null
  expires_at: Moment
}
