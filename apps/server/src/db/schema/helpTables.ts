import type { GeneratedId, Moment, Version } from './columns'

/** A link of the page of helpful links. */
export interface HelpLinkTable {
  help_link_id: GeneratedId
  link_title: string
  /** Cleaned HTML. */
  link_description: string
  link_url: string
  disabled: boolean
  /** Position, 0 and up. */
  order_by: number
  version: Version
  changed_by: string
  changed_at: Moment
}
