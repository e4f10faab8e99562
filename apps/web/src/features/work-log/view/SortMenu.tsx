import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { logColumn } from '@retain/domain/work-log/columns/logColumns'
import type { Sort } from '@retain/domain/sorting/sorting'
import { Button } from '@retain/ui/button'
import { Menu } from '@retain/ui/menu'
import { ArrowDown, ArrowUp } from 'lucide-react'

interface SortMenuProps {
  readonly columns: readonly LogColumnKey[]
  readonly sort: Sort<LogColumnKey>
  readonly onSort: (key: LogColumnKey) => void
}

/** What the list is sorted by, and how to change it where there are no headers to press. */
export function SortMenu({ columns, sort, onSort }: SortMenuProps) {
  const isDescending = sort.orderDirection === 'desc'
  const { label } = logColumn(sort.orderBy)
  const arrow = isDescending ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />
  return (
    <Menu
      label="Sort by"
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
      entries={columns.map((key) => ({
        key,
        label: logColumn(key).label,
        ...(key === sort.orderBy ? { icon: arrow } : {}),
        onAction: () => onSort(key),
      }))}
    />
  )
}
