import { useMemo, type ReactNode } from 'react'
import { ColumnFilter, type FilterChoice } from './ColumnFilter'

/** How one column is filtered: by a text, or by one of some choices. */
export type ColumnFilterKind = 'text' | readonly FilterChoice[]

/** The filters of a list, by the keys of their columns. */
interface FilterRowOptions<Key extends string> {
  readonly columns: readonly { readonly key: Key; readonly label: string }[]
  /** Columns without an entry have no filter. A constant. */
  readonly filters: Readonly<Partial<Record<Key, ColumnFilterKind>>>
  /** The filters that are set; a missing one is empty. */
  readonly values: Readonly<Partial<Record<Key, string>>>
  /** Always the same function as long as it does the same. */
  readonly onChange: (key: Key, value: string) => void
}

/**
 * The filter row of a `ListGrid`: one filter per column under its header, above the cards on a phone. The values are in
 * the view of the list, which returns to its first page with each change.
 *
 * @example <ListGrid {...grid} filters={useFilterRow({ columns, filters, values: view.filters, onChange })} />
 */
export function useFilterRow<Key extends string>(
  options: FilterRowOptions<Key>,
): Readonly<Record<string, ReactNode>> {
  const { columns, filters, values, onChange } = options
  return useMemo(() => {
    const row: Record<string, ReactNode> = {}
    for (const { key, label } of columns) {
      const kind = filters[key]
      if (kind === undefined) continue
      row[key] = (
        <ColumnFilter
          label={label}
          value={values[key] ?? ''}
          onChange={(value) => onChange(key, value)}
          choices={kind === 'text' ? undefined : kind}
        />
      )
    }
    return row
  }, [columns, filters, values, onChange])
}
