import type { Permission } from '@retain/domain/session/user/permissions'
import type { Generated } from 'kysely'
import type { GeneratedId, Moment, Version } from './columns'

/** Somebody who works with Retain, with the profile that Retain keeps. */
export interface AppUserTable {
  user_name: string
  given_name: string | null
  family_name: string | null
  full_name: string
  /** What lists that show the name are sorted by. */
  full_name_sort: string | null
  email: string | null
  phone: string | null
  phone_ext: string | null
  mobile: string | null
  signature: string | null
  version: Version
}

/** Who works at a store. */
export interface StoreUserTable {
  hyperion_id: string
  user_name: string
  is_salesperson: Generated<boolean>
}

/** Of whom the identity server has told, and when it issued the last token that came with a call. */
export interface PersonAccessTable {
  user_name: string
  told_at: Moment
}

/** A permission of that token. */
export interface PersonPermissionTable {
  permission: Permission
  user_name: string
}

/** A store of that token, which may be none of ours. */
export interface PersonStoreTable {
  hyperion_id: string
  user_name: string
}

/** The store that somebody works in at present. */
export interface ActiveStoreTable {
  user_name: string
  hyperion_id: string
  chosen_at: Moment
}

/** What was done, for usage analytics. */
export interface UserUsageTable {
  usage_id: GeneratedId
  hyperion_id: string
  user_name: string
  action: string
  used_at: Moment
}
