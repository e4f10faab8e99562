import type { Sort } from '@retain/domain/sorting/sorting'
import { Button } from '@retain/ui/button'
import { Menu } from '@retain/ui/menu'
import type { MenuEntry } from '@retain/ui/menu-entry'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { sortableColumn, type ListDefinition } from './listDefinition'

interface SortMenuProps<Key extends string> {
  readonly list: ListDefinition<Key>
  readonly sort: Sort<Key>
  readonly onSort: (key: Key) => void
  /** Further actions for the list, above its orders. */
  readonly more: readonly MenuEntry[]
}

/** The menu of a list of cards, which have no headers: its orders and further actions. */
export function SortMenu<Key extends string>({ list, sort, onSort, more }: SortMenuProps<Key>) {
  const labelOf = (key: Key) => list.columns.find((column) => column.key === key)?.label ?? key
  const sortable = list.defaultColumns.filter((key) => sortableColumn(list, key) !== undefined)
  const isDescending = sort.orderDirection === 'desc'
  const label = labelOf(sort.orderBy)
  const arrow = isDescending ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />
  return (
    <Menu
      label="List options"
      trigger={
        <Button
          variant="ghost"
          size="small"
          icon={arrow}
          aria-label={`Sorted by ${label}, ${isDescending ? 'descending' : 'ascending'}`}
        >
          {label}
        </Button>
      }
      entries={[
        // There may be more orders than fit on a phone.
        ...(more.length === 0 ? [] : [...more, { kind: 'divider', key: 'more' } as const]),
        {
          kind: 'group',
          key: 'sort',
          label: 'Sort by',
          choices: sortable.map((key) => ({
            key,
            label: labelOf(key),
            ...(key === sort.orderBy ? { icon: arrow } : {}),
            onAction: () => onSort(key),
          })),
        },
      ]}
    />
  )
}
