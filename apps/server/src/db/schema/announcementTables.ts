import type { GeneratedId, Id, Moment, Version } from './columns'

/** A message of the administrators to everybody. */
export interface AnnouncementTable {
  announcement_id: GeneratedId
  title: string
  /** Cleaned HTML. */
  body: string
  display_from: Moment | null
  display_to: Moment | null
  active: boolean
  version: Version
  /** When everybody was told of it; `null` before. */
  alerted_at: Moment | null
  created_at: Moment
  changed_by: string
  changed_at: Moment
}

/** Who has viewed an announcement. */
export interface AnnouncementReadTable {
  user_name: string
  announcement_id: Id
}
