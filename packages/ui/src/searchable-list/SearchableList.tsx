import { lazy, type ReactNode } from 'react'
import { PopoverTrigger } from '../popover/PopoverTrigger'

const loadPopover = () => import('./SearchableListPopover')
const SearchableListPopover = lazy(loadPopover)

/** One choice of a searchable list. */
export interface ListItem {
  readonly key: string
  readonly label: string
  /** A second, quieter text; it is searched too. */
  readonly detail?: string | undefined
}

/** Props of {@link SearchableList}. */
export interface SearchableListProps {
  /** The list's name for screen readers. */
  readonly label: string
  /** One of our buttons; it opens the list. */
  readonly trigger: ReactNode
  /** The choices, in the order in which they are shown. */
  readonly items: readonly ListItem[]
  readonly selectedKey?: string | undefined
  readonly onSelect: (key: string) => void
  /** @default 'Search' */
  readonly placeholder?: string | undefined
  /** What the list says when no choice matches. */
  readonly emptyText: string
}

/**
 * A button that opens a search field over a list. Typing narrows the list, arrows and Enter choose, Escape closes.
 *
 * @example
 * <SearchableList label="Stores" trigger={<Button>Change Stores</Button>} items={stores} onSelect={change} emptyText="No store found" />
 */
export function SearchableList({ trigger, ...list }: SearchableListProps) {
  return (
    <PopoverTrigger kind="dialog" trigger={trigger} preload={loadPopover}>
      {(popover) => <SearchableListPopover {...popover} {...list} />}
    </PopoverTrigger>
  )
}
