import { useCallback, useMemo, useState } from 'react'
import { chosenColumns, columnsToAdd, isSameList, type ColumnList, type EditableColumn } from './columnList'

/** What {@link useColumnDraft} takes. */
export interface ColumnDraftOptions {
  readonly columns: readonly EditableColumn[]
  readonly columnKeys: readonly string[]
  readonly defaultColumnKeys: readonly string[]
}

/** The list as it is being edited. */
export interface ColumnDraft {
  readonly list: ColumnList
  readonly setList: (list: ColumnList) => void
  /** The columns that can be added. */
  readonly unused: ColumnList
  readonly defaultList: ColumnList
  readonly isDefault: boolean
  /** It differs from the list that is in use. */
  readonly hasChanges: boolean
}

/** Keeps a list of columns while it is edited; the list in use stays as it is. */
export function useColumnDraft({ columns, columnKeys, defaultColumnKeys }: ColumnDraftOptions): ColumnDraft {
  const [keys, setKeys] = useState(columnKeys)
  const used = useMemo(() => chosenColumns(columns, columnKeys), [columns, columnKeys])
  const defaultList = useMemo(() => chosenColumns(columns, defaultColumnKeys), [columns, defaultColumnKeys])
  const list = useMemo(() => chosenColumns(columns, keys), [columns, keys])
  const unused = useMemo(() => columnsToAdd(columns, list), [columns, list])
  const setList = useCallback((next: ColumnList) => setKeys(next.map(({ key }) => key)), [])
  return {
    list,
    setList,
    unused,
    defaultList,
    isDefault: isSameList(list, defaultList),
    hasChanges: !isSameList(list, used),
  }
}
