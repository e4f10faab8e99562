import type { FieldFrameProps } from '../field/Field'
import type { SelectEntry } from '../option-list/selectOption'

/** Props of `Select`. */
export interface SelectProps extends FieldFrameProps {
  /** Options, groups of options, or both; 10,000 open as fast as ten. Options with a blank label are left out. */
  readonly options: readonly SelectEntry[]
  /** The chosen option's id; null while none is chosen. An id that no option has shows the placeholder. */
  readonly value: string | null
  /** An option was chosen. */
  readonly onChange: (id: string) => void
  /** Shown in the box while nothing is chosen. @default 'Select' */
  readonly placeholder?: string | undefined
  /** Shown in the open list when there are no options. @default 'Nothing to choose' */
  readonly emptyText?: string | undefined
  /** It takes no focus and cannot be opened. @default false */
  readonly isDisabled?: boolean | undefined
  /** The choice can be read but not changed. @default false */
  readonly isReadOnly?: boolean | undefined
  /** The focus leaves the box and its list; not when the list opens, or closes by a choice. */
  readonly onBlur?: (() => void) | undefined
}
