import { routes } from '../session/routes/routes'
import type { TemplateScreen } from './template'

/** The name under which the address of a screen says which template it shows. */
export const templateParameter = 'template'

/** Which template a screen shows. */
export type ShownTemplate =
  | { readonly kind: 'saved'; readonly templateId: string }
  /** A new one, empty or as a copy of another. */
  | { readonly kind: 'new'; readonly copyOf: string | null }

const screenPaths: Readonly<Record<TemplateScreen, string>> = {
  EmailTemplates: routes.emailTemplates.path,
  CallGuides: routes.callGuides.path,
}

const copyPrefix = 'copy-'

/**
 * A shown template as the address names it; the draft of its form goes by the same name.
 *
 * @example printShownTemplate({ kind: 'new', copyOf: '3' }) // 'copy-3'
 */
export function printShownTemplate(shown: ShownTemplate): string {
  if (shown.kind === 'saved') return shown.templateId
  return shown.copyOf === null ? 'new' : `${copyPrefix}${shown.copyOf}`
}

/**
 * The template that an address names; `null` where it names none.
 *
 * @example readShownTemplate('3') // { kind: 'saved', templateId: '3' }
 */
export function readShownTemplate(text: string | null): ShownTemplate | null {
  if (text === null || text === '') return null
  if (text === 'new') return { kind: 'new', copyOf: null }
  return text.startsWith(copyPrefix)
    ? { kind: 'new', copyOf: text.slice(copyPrefix.length) }
    : { kind: 'saved', templateId: text }
}

/**
 * The address of a template on a screen.
 *
 * @param name as `printShownTemplate` writes it.
 * @example templatePath('CallGuides', '3') // '/app/CallGuides?template=3'
 */
export const templatePath = (screen: TemplateScreen, name: string): string =>
  `${screenPaths[screen]}?${templateParameter}=${encodeURIComponent(name)}`
