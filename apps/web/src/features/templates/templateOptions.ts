import type { Template, TemplateTypeName } from '@retain/domain/templates/template'
import { groupTemplates } from '@retain/domain/templates/templateGroups'

/** The templates of a type as a list to choose from: Store, Brand, Global (O-366). */
export const templateOptions = (templates: readonly Template[], type: TemplateTypeName) =>
  groupTemplates(templates, [type]).map((group) => ({
    label: group.templateCategory,
    options: group.templates.map(({ templateId, name }) => ({ id: templateId, label: name })),
  }))
