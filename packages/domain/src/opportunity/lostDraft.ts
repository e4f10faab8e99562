import type { Instant } from '../calendar/instant'
import { printQuery } from '../text/addressQuery'
import { routes } from '../session/routes/routes'
import { globalScope, scopeName } from '../settings/settingScope'
import { templatePath } from '../templates/templatePath'
import { excerpt } from '../text/excerpt'
import { isRecord } from '../validation/record'
import type { DraftName, KeptForm } from './keptDraft'
import { opportunityPath } from './opportunityPath'

/** What a form holds as a title, and the page that offers its drafts again. */
interface FormOfDraft {
  readonly title: string
  readonly pathOf: (recordId: string) => string
}

/** The panel of an override by its key and its scope, such as `EAServiceDrive market:M-1`. */
function overridePath(recordId: string): string {
  const [settingKeyId = '', scope = ''] = recordId.split(' ')
  return `${routes.overrides.path}/${settingKeyId}?${printQuery({ scope })}`
}

const settingsPath = (recordId: string): string =>
  recordId === scopeName(globalScope) ? routes.globalAdmin.path : routes.storeAdmin.path

const formsOfDrafts = {
  call: { title: 'Call', pathOf: opportunityPath },
  email: { title: 'Email', pathOf: opportunityPath },
  note: { title: 'Note', pathOf: opportunityPath },
  customer: { title: 'Customer', pathOf: opportunityPath },
  conquest: { title: 'Conquest deal', pathOf: opportunityPath },
  reminder: { title: 'Reminder', pathOf: opportunityPath },
  emailTemplate: { title: 'Template', pathOf: (id) => templatePath('EmailTemplates', id) },
  callGuide: { title: 'Call guide', pathOf: (id) => templatePath('CallGuides', id) },
  disclaimer: { title: 'Email disclaimer', pathOf: () => routes.disclaimer.path },
  signature: { title: 'Email signature', pathOf: () => routes.profile.path },
  announcement: { title: 'Announcement', pathOf: () => routes.announcementAdmin.path },
  helpLink: { title: 'Help link', pathOf: () => routes.helpLinksAdmin.path },
  tradeAdjustment: { title: 'Trade adjustment', pathOf: () => routes.tradeAdjustment.path },
  settingOverride: { title: 'Setting override', pathOf: overridePath },
  settings: { title: 'Settings', pathOf: settingsPath },
} as const satisfies Record<KeptForm, FormOfDraft>

/** A draft in the question before it is lost. */
export interface LostDraft {
  /** What it is of: `Call`. */
  readonly title: string
  /** When it was typed. */
  readonly keptAt: Instant
  /** How its notes begin; empty without any. */
  readonly excerpt: string
  /** The page on which it is offered again. */
  readonly path: string
}

const longestExcerpt = 60

/**
 * What the question before a draft is lost says of it. The customer's name is not kept with a draft, so its own words tell
 * which it is.
 */
export function lostDraft({ form, recordId }: DraftName, draft: unknown, keptAt: Instant): LostDraft {
  const notes = isRecord(draft) && typeof draft['notes'] === 'string' ? draft['notes'] : ''
  const { title, pathOf } = formsOfDrafts[form]
  return { title, keptAt, excerpt: excerpt(notes, longestExcerpt), path: pathOf(recordId) }
}
