import type { Template } from '@retain/domain/templates/template'
import type { StoredTemplate } from './templateQueries'

/** A template in the words of the contract. */
export const presentTemplate = (row: StoredTemplate): Template => ({
  templateId: row.template_id,
  name: row.name,
  templateTypeName: row.template_type_name,
  templateCategory: row.template_category,
  hyperionId: row.hyperion_id,
  brandId: row.brand_id,
  subject: row.subject,
  body: row.body,
  version: row.version,
})
