import type { LeadSystem } from '@retain/domain/lead/lead'
import type { ColumnType, Generated } from 'kysely'
import type { GeneratedId, Moment, Version } from './columns'

/** A dealership. `brands` are joined by a bar, the main one first; `position` is the order of the demo data. */
export interface StoreTable {
  hyperion_id: string
  position: number
  name: string
  name_sort: string
  time_zone: string
  brands: string
  city: string
  state: string
  area_code: string
  main_phone: string
  service_phone: string
  region_id: string
  region_name: string
  market_id: string
  market_name: string
  /** Who takes the store's leads (OP-072). */
  lead_system: Generated<LeadSystem>
  /** Where leads go as ADF: a mailbox, or the address of a web service. */
  lead_address: ColumnType<string | null, string | null | undefined>
}

/** A stored setting of a store, a market, a brand, or (with none of them, or the code 0000) of everybody. */
export interface SettingValueTable {
  app_setting_id: GeneratedId
  setting_key_id: string
  hyperion_id: string | null
  market_id: string | null
  brand_id: string | null
  setting_value: string | null
  is_locked: Generated<boolean>
  version: Version
  changed_by: string
  changed_at: Moment
}

/** What a setting was for a scope from a moment on; `setting_value` is null after it was removed. */
export interface SettingHistoryTable {
  setting_history_id: GeneratedId
  setting_key_id: string
  hyperion_id: string | null
  market_id: string | null
  brand_id: string | null
  setting_value: string | null
  is_locked: boolean
  changed_by: string
  changed_at: Moment
}
