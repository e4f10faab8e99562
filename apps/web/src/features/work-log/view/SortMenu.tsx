import type { Sort } from '@retain/domain/sorting/sorting'
import type { LogColumns } from '@retain/domain/work-log/logDefinition'
import { Button } from '@retain/ui/button'
import { Menu } from '@retain/ui/menu'
import type { MenuEntry } from '@retain/ui/menu-entry'
import { ArrowDown, ArrowUp } from 'lucide-react'

interface SortMenuProps<Key extends string> {
  readonly log: LogColumns<Key>
  readonly sort: Sort<Key>
  readonly onSort: (key: Key) => void
  /** What else can be done with the list, over its orders. */
  readonly more: readonly MenuEntry[]
}

/** What the list is sorted by, and how to change it where there are no headers to press; and what else can be done with it. */
export function SortMenu<Key extends string>({ log, sort, onSort, more }: SortMenuProps<Key>) {
  const labelOf = (key: Key) => log.columns.find((column) => column.key === key)?.label ?? key
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
        ...more,
        { kind: 'divider', key: 'more' },
        {
          kind: 'group',
          key: 'sort',
          label: 'Sort by',
          choices: log.defaultColumns.map((key) => ({
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
