import { epochOf, type Instant } from '../calendar/instant'

/** The forms whose drafts are kept. */
const keptForms = [
  'call',
  'email',
  'note',
  'customer',
  'conquest',
  'reminder',
  'emailTemplate',
  'callGuide',
  'disclaimer',
  'signature',
  'announcement',
  'helpLink',
  'tradeAdjustment',
  'settingOverride',
  'settings',
] as const

/** A form whose drafts are kept. */
export type KeptForm = (typeof keptForms)[number]

/** Names a draft: whose it is, of which form, and of which record. */
export interface DraftName {
  readonly userName: string
  readonly form: KeptForm
  /**
   * What is edited: an opportunity, a template as the address names it, the store of a disclaimer or of a trade adjustment, the key
   * and the scope of an override, the scope of several settings.
   */
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

const isKeptForm = (form: string): form is KeptForm => (keptForms as readonly string[]).includes(form)
