import { compareKeys, sortKey } from '../text/sortKey'
import { templateCategories, type Template, type TemplateCategory, type TemplateTypeName } from './template'

/** The templates of one level, by name. */
export interface TemplateGroup {
  readonly templateCategory: TemplateCategory
  readonly templates: readonly Template[]
}

const byName = (left: Template, right: Template): number =>
  compareKeys(sortKey(left.name), sortKey(right.name)) || compareKeys(left.templateId, right.templateId)

/**
 * The templates of a type as dropdowns offer them: grouped by level in the order Store, Brand, Global, each group by name,
 * without empty groups (O-366).
 *
 * @example groupTemplates(templates, 'call').map((group) => group.templateCategory) // ['Store', 'Global']
 */
export const groupTemplates = (
  templates: readonly Template[],
  type: TemplateTypeName,
): readonly TemplateGroup[] =>
  templateCategories
    .map((templateCategory) => ({
      templateCategory,
      templates: templates
        .filter(
          (template) => template.templateTypeName === type && template.templateCategory === templateCategory,
        )
        .sort(byName),
    }))
    .filter((group) => group.templates.length > 0)
