import type { ContactHistory } from '@retain/domain/activity/history/contactHistory'
import { useState } from 'react'
import type { Section } from '../../core/api/section'

/** The contact history as its panels get it. */
export type HistorySection = Section<ContactHistory>

const nothingNew: ReadonlySet<string> = new Set()

/** The entries that were added after the history was first shown, by any user. */
export function useNewEntries(history: ContactHistory | undefined): ReadonlySet<string> {
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null)
  if (history === undefined) return nothingNew
  if (known === null) {
    setKnown(new Set(history.map(({ contactHistoryId }) => contactHistoryId)))
    return nothingNew
  }
  const fresh = history.filter(({ contactHistoryId }) => !known.has(contactHistoryId))
  return fresh.length === 0 ? nothingNew : new Set(fresh.map(({ contactHistoryId }) => contactHistoryId))
}
