import { compareKeys, sortKey } from '../text/sortKey'
import {
  templateCategories,
  templateTypeNames,
  type Template,
  type TemplateCategory,
  type TemplateTypeName,
} from './template'

/** The templates of one level. */
export interface TemplateGroup {
  readonly templateCategory: TemplateCategory
  readonly templates: readonly Template[]
}

const inOrder = (left: Template, right: Template): number =>
  templateTypeNames.indexOf(left.templateTypeName) - templateTypeNames.indexOf(right.templateTypeName) ||
  compareKeys(sortKey(left.name), sortKey(right.name)) ||
  compareKeys(left.templateId, right.templateId)

/**
 * The templates of some types as lists offer them: grouped by level in the order Store, Brand, Global, in each group emails
 * before calls and then by name, without empty groups (O-366).
 *
 * @example groupTemplates(templates, ['call']).map((group) => group.templateCategory) // ['Store', 'Global']
 */
export const groupTemplates = (
  templates: readonly Template[],
  types: readonly TemplateTypeName[],
): readonly TemplateGroup[] =>
  templateCategories
    .map((templateCategory) => ({
      templateCategory,
      templates: templates
        .filter(
          (template) =>
            types.includes(template.templateTypeName) && template.templateCategory === templateCategory,
        )
        .sort(inOrder),
    }))
    .filter((group) => group.templates.length > 0)

/**
 * The templates whose names hold a text, whatever its case and accents.
 *
 * @example namedLike(templates, 'lease').length // 1
 */
export function namedLike(templates: readonly Template[], text: string): readonly Template[] {
  const key = sortKey(text.trim())
  return templates.filter(({ name }) => sortKey(name).includes(key))
}
