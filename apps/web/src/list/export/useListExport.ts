import type { CountedRows } from '@retain/domain/list/countedRows'
import { useCallback, useRef, useState, type ComponentType, type RefObject } from 'react'
import type { LazyCode } from '../../core/lazy/lazyCode'
import { focusList } from '../selection/listFocus'
import type { ExportedList } from './exportedList'
import type { ListExportProps } from './RunningExport'

/** The code of a list's export: `RunningExport` with the function that makes the list's own request. */
export type ExportCode<Source> = LazyCode<{ readonly ListExport: ComponentType<ListExportProps<Source>> }>

/** Starts the export of a list, whatever its request is made of. */
export interface ExportControl {
  /** The list that is being exported or confirmed; `null` for none. */
  readonly running: ExportedList | null
  /** There is something to export. */
  readonly canStart: boolean
  /** The button that starts it, which gets the focus back when the export is cancelled. */
  readonly button: RefObject<HTMLButtonElement | null>
  /** @param rowKeys chosen rows of the list. @default the whole list */
  readonly start: (rowKeys?: readonly string[]) => void
}

/** The export of a list, and how it is started and ended. */
export interface ListExport<Source> extends ExportControl {
  readonly code: ExportCode<Source>
  readonly running: ExportedList<Source> | null
  /** The export has ended; the focus stays where it is. */
  readonly end: () => void
  /** The export was cancelled by a button that is removed with it. */
  readonly cancel: () => void
}

/** What a list shows at present; `source` and `total` are `null` while they are not known. */
interface ShownList<Source> {
  readonly list: CountedRows
  /** What the list's own request is made of. */
  readonly source: Source | null
  readonly total: number | null
  /** How many rows are shown above those of the list, which are not counted. @default none */
  readonly above?: number
  /** The most rows of a file. @default 10,000 */
  readonly most?: number
  readonly code: ExportCode<Source>
}

/** Lets a list be exported, one file at a time (ours). */
export function useListExport<Source>(shown: ShownList<Source>): ListExport<Source> {
  const { list, source, total, above = 0, most, code } = shown
  const [running, setRunning] = useState<ExportedList<Source> | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isKnown = source !== null && total !== null && total + above > 0
  const start = (rowKeys?: readonly string[]) => {
    if (!isKnown || running !== null) return
    setRunning({
      list,
      source,
      total,
      candidates: above,
      ...(most === undefined ? {} : { most }),
      ...(rowKeys === undefined ? {} : { rowKeys }),
    })
  }
  const end = useCallback(() => setRunning(null), [])
  const cancel = () => {
    setRunning(null)
    button.current?.focus()
    // On a phone the button is in a menu, which is closed then.
    if (document.activeElement !== button.current) focusList()
  }
  return { code, running, canStart: isKnown && running === null, button, start, end, cancel }
}
