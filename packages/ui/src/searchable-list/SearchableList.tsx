import type { ReactNode } from 'react'
import { lazyComponent } from '../internal/lazy-component/lazyComponent'
import type { SelectEntry } from '../option-list/selectOption'
import { PopoverTrigger } from '../popover/PopoverTrigger'

const SearchableListPopover = lazyComponent(() => import('./SearchableListPopover'))

/** Props of {@link SearchableList}. */
export interface SearchableListProps {
  /** The list's name for screen readers. */
  readonly label: string
  /** One of our buttons; it opens the list. */
  readonly trigger: ReactNode
  /** Options, groups of options, or both; 10,000 open as fast as ten. Options with a blank label are left out. */
  readonly options: readonly SelectEntry[]
  /** The id of the option that is marked as the chosen one. @default none */
  readonly value?: string | null | undefined
  /** Another option was chosen; the list has closed. */
  readonly onChange: (id: string) => void
  /** What stands in the empty search field, and its name. @default 'Search' */
  readonly placeholder?: string | undefined
  /** What the list says when no choice matches. */
  readonly emptyText: string
}

/**
 * A button that opens a search field over a list: the list of a multi-select for one choice, under any button. Typing
 * narrows the list, arrows and Enter choose, Escape closes. Where the choice is a field of a form, use a `ComboBox`.
 *
 * @example
 * <SearchableList label="Stores" trigger={<Button>Change Stores</Button>} options={stores} value={id} onChange={change} emptyText="No store found" />
 */
export function SearchableList({ trigger, ...list }: SearchableListProps) {
  return (
    <PopoverTrigger kind="dialog" trigger={trigger} preload={SearchableListPopover.preload}>
      {(popover) => <SearchableListPopover {...popover} onLoadFailed={popover.onClose} {...list} />}
    </PopoverTrigger>
  )
}
