import { instantFromEpoch, isInstant, type Instant } from '@retain/domain/calendar/instant'
import { isDraftKept, readDraftName, type DraftName } from '@retain/domain/opportunity/keptDraft'
import { isRecord } from '@retain/domain/validation/record'
import { draftPrefix, isDraftKey, localTexts, type DraftKey } from './storage'
import { windowId } from './windowId'

/** What was typed into a form and not saved. */
export interface KeptDraft<D> {
  /** JSON-safe. */
  readonly draft: D
  /** Of the attempts to save it, so that one whose answer was lost is not recorded twice. */
  readonly idempotencyKey: string
  readonly keptAt: Instant
}

/** A kept draft as it was found. */
export interface FoundDraft<D> extends KeptDraft<D> {
  readonly key: DraftKey
}

/** The drafts that this browser keeps. */
export interface KeptDrafts {
  /**
   * The latest draft of a form, in whichever window it was typed; `null` without one.
   *
   * @param like how the form opens: a draft with other fields is of another release, and is none.
   */
  readonly read: <D>(name: string, like: D) => FoundDraft<D> | null
  /** Keeps the draft of this window, which takes the place of the one that it goes on from. */
  readonly write: (name: string, kept: KeptDraft<unknown>, from: FoundDraft<unknown> | null) => void
  /** Removes the draft of this window, and the one that it goes on from. */
  readonly remove: (name: string, from: FoundDraft<unknown> | null) => void
  /** Calls back when another window removes a draft: it was saved or discarded there. Returns a function that ends it. */
  readonly onRemoved: (found: FoundDraft<unknown>, callback: () => void) => () => void
  /** All drafts of a user, the newest first. */
  readonly ofUser: (userName: string) => readonly (FoundDraft<unknown> & { readonly name: DraftName })[]
  /** Removes all drafts of a user. */
  readonly removeOfUser: (userName: string) => void
  /** Removes whatever is older than a day. */
  readonly removeOld: () => void
}

const isKept = (value: unknown): value is KeptDraft<unknown> =>
  isRecord(value) &&
  typeof value['idempotencyKey'] === 'string' &&
  typeof value['keptAt'] === 'string' &&
  isInstant(value['keptAt'])

const fieldsOf = (draft: unknown): string => (isRecord(draft) ? Object.keys(draft).sort().join() : '')

const nameIn = (key: DraftKey): string => key.slice(draftPrefix.length, key.lastIndexOf('/'))

const remove = (key: DraftKey): void => localTexts.write(key, null)

function readKept(key: DraftKey): FoundDraft<unknown> | null {
  const kept = localTexts.readJson(key)
  return isKept(kept) ? { ...kept, key } : null
}

/** Every draft, the newest first. What is too old, or cannot be read, is removed. */
function readAll(): readonly FoundDraft<unknown>[] {
  const now = instantFromEpoch(Date.now())
  const all = localTexts
    .keys()
    .filter(isDraftKey)
    .flatMap((key) => {
      const found = readKept(key)
      if (found !== null && isDraftKept(found.keptAt, now)) return [found]
      remove(key)
      return []
    })
  return all.sort((one, other) => (one.keptAt < other.keptAt ? 1 : -1))
}

/** Another window may have gone on typing since: then it is its draft again. */
function removeFound(found: FoundDraft<unknown> | null): void {
  if (found !== null && readKept(found.key)?.keptAt === found.keptAt) remove(found.key)
}

/**
 * The drafts of one window. Each is an entry of its own in the browser's storage, so that two windows with the same form do
 * not write over one another: the latest is offered first, and the other one once that is saved or discarded.
 */
export function makeKeptDrafts(ofWindow: string): KeptDrafts {
  const ownKey = (name: string): DraftKey => `${draftPrefix}${name}/${ofWindow}`
  const ofUser: KeptDrafts['ofUser'] = (userName) =>
    readAll().flatMap((found) => {
      const name = readDraftName(nameIn(found.key))
      return name?.userName === userName ? [{ ...found, name }] : []
    })
  return {
    read: <D>(name: string, like: D) => {
      const found = readAll().find(
        ({ key, draft }) => nameIn(key) === name && fieldsOf(draft) === fieldsOf(like),
      )
      return (found as FoundDraft<D> | undefined) ?? null
    },
    write: (name, kept, from) => {
      const key = ownKey(name)
      if (from?.key !== key) removeFound(from)
      localTexts.write(key, JSON.stringify(kept))
    },
    remove: (name, from) => {
      removeFound(from)
      remove(ownKey(name))
    },
    onRemoved: ({ key }, callback) => {
      const hear = (event: StorageEvent) => {
        if (event.key === key && event.newValue === null) callback()
      }
      window.addEventListener('storage', hear)
      return () => window.removeEventListener('storage', hear)
    },
    ofUser,
    removeOfUser: (userName) => {
      for (const { key } of ofUser(userName)) remove(key)
    },
    removeOld: () => void readAll(),
  }
}

/**
 * The drafts of this window. They outlast it: a reload, a crash, a closed window and signing in again. They end when they are
 * saved or discarded, after a day, and when their user signs out.
 */
export const keptDrafts = makeKeptDrafts(windowId)
