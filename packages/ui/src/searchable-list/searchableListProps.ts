import type { ReactNode } from 'react'
import type { SelectEntry } from '../option-list/selectOption'

/** Props of `SearchableList`. */
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
