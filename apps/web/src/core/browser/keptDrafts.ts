import type { Instant } from '@retain/domain/calendar/instant'
import { isRecord } from '@retain/domain/validation/record'
import { sessionTexts, storageKeys } from './storage'

/** What was typed into a form and not saved. */
export interface KeptDraft<D> {
  /** JSON-safe. */
  readonly draft: D
  /** Of the attempts to save it, so that one whose answer was lost is not recorded twice. */
  readonly idempotencyKey: string
  readonly keptAt: Instant
}

type Kept = Readonly<Record<string, KeptDraft<unknown>>>

const isKept = (value: unknown): value is KeptDraft<unknown> =>
  isRecord(value) && typeof value['idempotencyKey'] === 'string' && typeof value['keptAt'] === 'string'

function readAll(): Kept {
  const all = sessionTexts.readJson(storageKeys.drafts)
  return isRecord(all)
    ? (Object.fromEntries(Object.entries(all).filter((entry) => isKept(entry[1]))) as Kept)
    : {}
}

const writeAll = (all: Kept): void =>
  sessionTexts.write(storageKeys.drafts, Object.keys(all).length === 0 ? null : JSON.stringify(all))

const fieldsOf = (draft: unknown): string => (isRecord(draft) ? Object.keys(draft).sort().join() : '')

/**
 * The drafts of this window, which outlast a reload, a crash and signing in again. They end with the window, and when the
 * person signs out.
 */
export const keptDrafts = {
  /**
   * The draft of a form; `null` without one.
   *
   * @param like how the form opens: a draft with other fields is of another release, and is none.
   */
  read: <D>(name: string, like: D): KeptDraft<D> | null => {
    const kept = readAll()[name]
    return kept !== undefined && fieldsOf(kept.draft) === fieldsOf(like) ? (kept as KeptDraft<D>) : null
  },

  /** `null` removes it. */
  write: (name: string, kept: KeptDraft<unknown> | null): void => {
    const others = Object.entries(readAll()).filter(([other]) => other !== name)
    writeAll(Object.fromEntries(kept === null ? others : [...others, [name, kept]]))
  },

  clear: (): void => writeAll({}),
}
