import type { AnyLogSearch } from '@retain/domain/work-log/logs'
import type { CountedRows } from '@retain/domain/list/countedRows'
import { useMemo } from 'react'
import { lazyCode } from '../../../core/lazy/lazyCode'
import { useListExport, type ListExport } from '../../../list/export/useListExport'
import type { ExportedLog } from './fetchLogFile'

/** The export of a log: its call, its question and its progress. */
const logExport = lazyCode(() => import('./LogExport'))

interface ShownLog {
  readonly list: CountedRows
  /** `null` while it is not known. */
  readonly search: AnyLogSearch | null
  /** The columns of its file. */
  readonly columns: readonly string[]
  readonly total: number | null
  /** How many candidates are shown above the rows of the page (L-523). @default none */
  readonly candidates?: number | undefined
}

/** Lets a log be exported, one file at a time (ours). */
export function useLogExport({
  list,
  search,
  columns,
  total,
  candidates = 0,
}: ShownLog): ListExport<ExportedLog> {
  const source = useMemo(() => (search === null ? null : { search, columns }), [search, columns])
  return useListExport({ list, source, total, above: candidates, code: logExport })
}
