import type { Permission } from '../session/user/permissions'
import { can } from '../session/user/can'

/** What a template is for, as the wire names it (O-367, OP-118). */
export const templateTypeNames = ['email', 'call'] as const
export type TemplateTypeName = (typeof templateTypeNames)[number]

/** What the screens call the same: one fact in two words (O-364, OP-118). */
export const templateKinds = {
  email: 'EmailTemplate',
  call: 'CallGuide',
} as const satisfies Record<TemplateTypeName, string>
export type TemplateKind = (typeof templateKinds)[TemplateTypeName]

/**
 * The levels of templates, in the order in which dropdowns group them (O-365, O-366, O-368): of the store, of its brand, of
 * all (OP-119).
 */
export const templateCategories = ['Store', 'Brand', 'Global'] as const
export type TemplateCategory = (typeof templateCategories)[number]

/** A text to begin an email or a call with (api.md 2.1 Template, O-369). */
export interface Template {
  readonly templateId: string
  readonly name: string
  readonly templateTypeName: TemplateTypeName
  readonly templateCategory: TemplateCategory
  /** The store of a Store template. */
  readonly hyperionId: string | null
  /** The brand of a Brand template. */
  readonly brandId: string | null
  /** With placeholders; `null` of a call guide that has none. */
  readonly subject: string | null
  /** HTML with placeholders. */
  readonly body: string
  readonly version: number
}

/** Who may create, change and delete templates of a type (OP-117, OP-119). */
export const templateEditPermissions = {
  email: 'Opportunity_Can_Edit_Email_Templates',
  call: 'Opportunity_Can_Edit_Call_Guides',
} as const satisfies Record<TemplateTypeName, Permission>

/** Whether the roles may create, change and delete templates of a type, on every level (OP-117, OP-119, D-37). */
export const canEditTemplates = (roles: readonly Permission[], type: TemplateTypeName): boolean =>
  can(roles, templateEditPermissions[type])

/** The two screens that list templates. */
export const templateScreens = ['EmailTemplates', 'CallGuides'] as const
export type TemplateScreen = (typeof templateScreens)[number]

/**
 * The types that a screen lists: EmailTemplates those for emails, and call guides too for whoever may edit them; CallGuides
 * call guides alone. None without the screen's own permission (O-361, OP-117, D-37).
 *
 * @example listedTypes('EmailTemplates', ['Opportunity_Can_Edit_Email_Templates']) // ['email']
 */
export function listedTypes(
  screen: TemplateScreen,
  roles: readonly Permission[],
): readonly TemplateTypeName[] {
  if (screen === 'CallGuides') return canEditTemplates(roles, 'call') ? ['call'] : []
  return canEditTemplates(roles, 'email')
    ? templateTypeNames.filter((type) => canEditTemplates(roles, type))
    : []
}

/** What is said when a template was saved, and when one was deleted (O-383, O-384). */
export const templateSavedText = 'Template Saved'
export const templateDeletedText = 'Template Deleted'
