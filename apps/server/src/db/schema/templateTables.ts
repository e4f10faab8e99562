import type { TemplateCategory, TemplateTypeName } from '@retain/domain/templates/template'
import type { GeneratedId, Moment, Version } from './columns'

/** A template of a store, a brand or everybody. */
export interface TemplateTable {
  template_id: GeneratedId
  name: string
  template_type_name: TemplateTypeName
  template_category: TemplateCategory
  /** The store of a Store template, else `null`. */
  hyperion_id: string | null
  /** The brand of a Brand template, else `null`. */
  brand_id: string | null
  subject: string | null
  /** Cleaned HTML. */
  body: string
  version: Version
  changed_by: string
  changed_at: Moment
}

/** The text below every outbound email of a store; a store without a row has none. */
export interface EmailDisclaimerTable {
  hyperion_id: string
  /** Cleaned HTML. */
  body: string
  version: Version
  changed_by: string
  changed_at: Moment
}
