import type { ReactNode, Ref } from 'react'
import type { SelectOption } from '../option-list/selectOption'

/** Props of `SearchBox`. */
export interface SearchBoxProps {
  /** What is searched; read by screen readers alone. */
  readonly label: string
  /** An example of what can be searched for. @default the label */
  readonly placeholder?: string | undefined
  /** What stands in the box. */
  readonly text: string
  /** Told the text with every stroke. */
  readonly onTextChange: (text: string) => void
  /** The first line of the list, which runs the search; `null` while there is none. */
  readonly searchLabel: string | null
  /** Whether a key runs the search, when nothing in the list is pointed at. */
  readonly submits: (key: string, text: string) => boolean
  /** The search is to run: its line was chosen, or a key was pressed that `submits`. */
  readonly onSearch: () => void
  /** Suggestions, shown when the box gets the focus; typing narrows them to those that match. */
  readonly suggestions: readonly SelectOption[]
  /** The heading over the suggestions. */
  readonly suggestionsLabel: string
  /** A suggestion was chosen. */
  readonly onChoose: (id: string) => void
  /** What the open list says when there is nothing in it. */
  readonly emptyText: string
  /** The focus came into the box or left it. */
  readonly onFocusChange?: ((isFocused: boolean) => void) | undefined
  /** At the end of the box: the keyboard shortcut that focuses it. */
  readonly end?: ReactNode
  /** The most characters it takes. */
  readonly maxLength?: number | undefined
  /** The element one types into. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}
