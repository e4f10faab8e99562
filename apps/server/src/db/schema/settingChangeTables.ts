import type { GeneratedId, Id, Moment } from './columns'

/** A setting that was changed in many places at once; kept as long as that can be taken back. */
export interface SettingChangeTable {
  setting_change_id: GeneratedId
  changed_by: string
  changed_at: Moment
  undone_at: Moment | null
}

/** One of its places, as it was before. */
export interface SettingChangeRowTable {
  setting_change_id: Id
  app_setting_id: Id
  value_before: string | null
  /** The version of the stored value after the change. */
  version: number
}
