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
  /** What else can be done with the list, over its orders. */
  readonly more: readonly MenuEntry[]
}

/** What the list is sorted by, and how to change it where there are no headers to press; and what else can be done with it. */
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
        // There are more orders than a phone has room for.
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
