import { epochOf, type Instant } from '../calendar/instant'
import { routes } from '../session/routes/routes'
import { templatePath } from '../templates/templatePath'
import { excerpt } from '../text/excerpt'
import { isRecord } from '../validation/record'
import { opportunityPath } from './opportunityPath'

/** A form whose drafts are kept: what it holds as a title, and the page that offers them again. */
interface KeptFormKind {
  readonly title: string
  readonly pathOf: (recordId: string) => string
}

const keptForms = {
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
} as const satisfies Record<string, KeptFormKind>

/** A form whose drafts are kept. */
export type KeptForm = keyof typeof keptForms

/** Names a draft: whose it is, of which form, and of which record. */
export interface DraftName {
  readonly userName: string
  readonly form: KeptForm
  /** What is edited: an opportunity, a template as the address names it, the store of a disclaimer or of a trade adjustment. */
  readonly recordId: string
}

/** How long what was typed and not saved is kept, in milliseconds: a day. */
export const draftLifetime = 24 * 60 * 60_000

/**
 * Whether a draft is still kept.
 *
 * @example isDraftKept('2026-11-21T15:00:00.000Z', '2026-11-22T14:59:59.000Z') // true
 */
export const isDraftKept = (keptAt: Instant, now: Instant): boolean =>
  epochOf(now) - epochOf(keptAt) < draftLifetime

/**
 * The name of a draft as one text.
 *
 * @example printDraftName({ userName: 'ann.lee', form: 'call', recordId: '17' }) // 'ann.lee/call/17'
 */
export const printDraftName = ({ userName, form, recordId }: DraftName): string =>
  [userName, form, recordId].map(encodeURIComponent).join('/')

/** The draft that a text names; `null` where it names none. */
export function readDraftName(text: string): DraftName | null {
  const [userName, form, recordId, ...more] = text.split('/').map(decoded)
  if (userName === undefined || form === undefined || recordId === undefined || more.length > 0) return null
  return isKeptForm(form) ? { userName, form, recordId } : null
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // no name that was printed
  }
}

const isKeptForm = (form: string): form is KeptForm => Object.hasOwn(keptForms, form)

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
  const { title, pathOf } = keptForms[form]
  return { title, keptAt, excerpt: excerpt(notes, longestExcerpt), path: pathOf(recordId) }
}
