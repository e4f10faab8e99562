import type { ColumnConfig } from './columnConfig'
import { addColumn, isSameColumns, moveColumn, removeColumn, type ColumnChoice } from './columnList'

/** What the editor says of itself (L-341, L-578). */
export const columnEditorText = 'Add or remove columns. Drag columns to reorder them.'

/** What somebody does in the editor. Places count from 0. */
export type ColumnEdit<Key extends string = string> =
  | { readonly kind: 'add'; readonly key: Key }
  | { readonly kind: 'remove'; readonly at: number }
  | { readonly kind: 'move'; readonly from: number; readonly to: number }
  /** Back to the default list, which is saved by Apply only (L-580). */
  | { readonly kind: 'default' }
  /** Back to the list in use. */
  | { readonly kind: 'cancel' }

/**
 * The columns after an edit; the list in use stays as it is until Apply was saved (L-353, L-356, L-357).
 *
 * @example editColumns(equityLog, config, { kind: 'remove', at: 4 }).dirtyColumns
 */
export function editColumns<Key extends string>(
  log: ColumnChoice<Key>,
  config: ColumnConfig<Key>,
  edit: ColumnEdit<Key>,
): ColumnConfig<Key> {
  const dirtyColumns = edited(log, config, edit)
  return dirtyColumns === config.dirtyColumns ? config : { ...config, dirtyColumns }
}

function edited<Key extends string>(
  log: ColumnChoice<Key>,
  config: ColumnConfig<Key>,
  edit: ColumnEdit<Key>,
): readonly Key[] {
  const list = config.dirtyColumns
  switch (edit.kind) {
    case 'add':
      return addColumn(list, edit.key)
    case 'remove':
      return removeColumn(log, list, edit.at)
    case 'move':
      return moveColumn(log, list, edit.from, edit.to)
    case 'default':
      return config.defaultColumns
    case 'cancel':
      return config.columns
  }
}

/** Whether the editor holds changes, about which Cancel and leaving ask (L-347, L-611). */
export const hasColumnChanges = ({ columns, dirtyColumns }: ColumnConfig): boolean =>
  !isSameColumns(columns, dirtyColumns)

/** Whether the list in use is a custom one; a list equal to the default does not count as custom (L-580). */
export const isCustomColumns = ({ columns, defaultColumns }: ColumnConfig): boolean =>
  !isSameColumns(columns, defaultColumns)

/** Whether the button Default shows: the list of the editor is not the default one (L-344, L-580). */
export const showsDefaultButton = ({ dirtyColumns, defaultColumns }: ColumnConfig): boolean =>
  !isSameColumns(dirtyColumns, defaultColumns)
