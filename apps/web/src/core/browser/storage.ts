import { storageKeys as sessionKeys } from '@retain/domain/session/storageKeys'
import type { completedTourKey } from '@retain/domain/tour/completedTourKey'

/** The entries of the browser's storage, all in one place: the session's (S-106, S-721) and those of the shell. */
export const storageKeys = {
  ...sessionKeys,
  theme: 'THEME',
  navigation: 'NAVIGATION',
  /** Whether keys of one character do something: `off`, or nothing. */
  characterKeys: 'CHARACTER_KEYS',
  /** Which alerts show a toast or make a sound. */
  alertChoices: 'ALERT_CHOICES',
  /** Which call guide was chosen last. */
  callGuide: 'CALL_GUIDE',
  /** What goes along into the tab that prints the Service Log. */
  serviceLogPrint: 'SERVICE_LOG_PRINT',
  /** Whose tutorial is on: the user's name, or nothing. */
  tutorial: 'TUTORIAL',
  /** The opportunity that was opened last in this session (S-733). */
  lastOpportunity: 'LAST_OPPORTUNITY',
  /** State and nonce of the sign-in by the implicit flow that this tab waits for. */
  pendingSignIn: 'SIGN_IN',
} as const

/** How the names of the entries begin that hold what was typed and not saved; a draft is an entry of its own. */
export const draftPrefix = 'DRAFT/'

/** The name of a draft's entry. */
export type DraftKey = `${typeof draftPrefix}${string}`

/** Whether an entry holds a draft. */
export const isDraftKey = (key: string): key is DraftKey => key.startsWith(draftPrefix)

/** The name of an entry. */
export type StorageKey =
  (typeof storageKeys)[keyof typeof storageKeys] | DraftKey | ReturnType<typeof completedTourKey>

/** Reads and writes texts. A browser that forbids storage forgets, and nothing else happens. */
export interface TextStorage {
  readonly read: (key: StorageKey) => string | null
  /** What an entry holds as JSON; `null` without one, and for one that cannot be read. */
  readonly readJson: (key: StorageKey) => unknown
  /** `null` removes the entry. */
  readonly write: (key: StorageKey, text: string | null) => void
  /** The names of all entries, also of those that others wrote. */
  readonly keys: () => readonly string[]
}

/**
 * The value of a JSON text; `null` for one that is none.
 *
 * @example jsonOf('{"id":"17"}') // { id: '17' }
 * @example jsonOf('{') // null
 */
export function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function textStorage(area: () => Storage): TextStorage {
  const read: TextStorage['read'] = (key) => {
    try {
      return area().getItem(key)
    } catch {
      return null
    }
  }
  return {
    read,
    readJson: (key) => jsonOf(read(key)),
    write(key, text) {
      try {
        if (text === null) area().removeItem(key)
        else area().setItem(key, text)
      } catch {
        // Storage is full or forbidden. The app works without what is remembered here.
      }
    },
    keys: () => {
      try {
        return Object.keys(area())
      } catch {
        return []
      }
    },
  }
}

/** Outlasts the browser session. */
export const localTexts = textStorage(() => window.localStorage)

/** Ends with the browser session. */
export const sessionTexts = textStorage(() => window.sessionStorage)
