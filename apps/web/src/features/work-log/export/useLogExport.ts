import { useCallback, useRef, useState, type RefObject } from 'react'
import { focusList } from '../../../list/selection/listFocus'
import type { PageSearch } from '../search/logRequest'
import type { ExportedList } from './exportedList'

/** The export of a list, and how it is begun and ended. */
export interface LogExport {
  /** What is being exported, or about to be; `null` for nothing. */
  readonly running: ExportedList | null
  /** There is something to export. */
  readonly canStart: boolean
  /** The button that starts it, which gets the focus back when it is given up. */
  readonly button: RefObject<HTMLButtonElement | null>
  /** @param rowKeys chosen rows of the list. @default the whole list */
  readonly start: (rowKeys?: readonly string[]) => void
  /** It is over; the focus stays where it is. */
  readonly end: () => void
  /** Gives it up, from a button that is gone then. */
  readonly cancel: () => void
}

/** What a log shows at present; `search` and `total` are `null` while they are not known. */
interface ShownList extends Omit<ExportedList, 'search' | 'total' | 'candidates' | 'rowKeys'> {
  readonly search: PageSearch | null
  readonly total: number | null
  /** @default none */
  readonly candidates?: number
}

/** Lets the list of a log be exported, one file at a time (ours). */
export function useLogExport({ log, search, columns, total, candidates = 0 }: ShownList): LogExport {
  const [running, setRunning] = useState<ExportedList | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isKnown = search !== null && total !== null && total + candidates > 0
  const start = (rowKeys?: readonly string[]) => {
    if (!isKnown || running !== null) return
    setRunning({ log, search, columns, total, candidates, ...(rowKeys === undefined ? {} : { rowKeys }) })
  }
  const end = useCallback(() => setRunning(null), [])
  const cancel = () => {
    setRunning(null)
    button.current?.focus()
    // On a phone the button stands in a menu, which is closed.
    if (document.activeElement !== button.current) focusList()
  }
  return { running, canStart: isKnown && running === null, button, start, end, cancel }
}
