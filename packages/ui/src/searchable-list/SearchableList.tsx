import { lazyComponent } from '../internal/lazy-component/lazyComponent'
import { PopoverTrigger } from '../popover/PopoverTrigger'
import type { SearchableListProps } from './searchableListProps'

export type { SearchableListProps } from './searchableListProps'

const SearchableListPopover = lazyComponent(() => import('./SearchableListPopover'))

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
