import type { FieldFrameProps } from '../field/Field'
import type { SelectEntry } from '../option-list/selectOption'

/** Props of `ComboBox`. */
export interface ComboBoxProps extends FieldFrameProps {
  /** Options, groups of options, or both. Options with a blank label are left out. */
  readonly options: readonly SelectEntry[]
  /** The chosen option's id; null while none is chosen. */
  readonly value: string | null
  /** Another option was chosen, or the text was emptied (null). */
  readonly onChange: (id: string | null) => void
  /** What stands in the empty box. @default 'Type or Select' */
  readonly placeholder?: string | undefined
  /** What the open list says when no option matches. @default 'Nothing Found' */
  readonly emptyText?: string | undefined
  /**
   * Offers `Create “x”` as the last option for a text that no option has as its label, and is called with that text,
   * trimmed, when it is chosen. The caller adds the option and chooses it. @default none is offered
   */
  readonly onCreate?: ((text: string) => void) | undefined
  /** Told what is typed, for options that are fetched; combine it with `areOptionsFiltered`. */
  readonly onTextChange?: ((text: string) => void) | undefined
  /** The options are already those that match the text: nothing is filtered here. @default false */
  readonly areOptionsFiltered?: boolean | undefined
  /** More options are on their way; the ones that are there stay in sight. @default false */
  readonly isLoading?: boolean | undefined
  /**
   * A text that is no option stays in the box when one leaves it; `onTextChange` knows it. Otherwise the box returns to
   * the chosen option, or to nothing. @default false
   */
  readonly keepsText?: boolean | undefined
  /** It takes neither focus nor text. @default false */
  readonly isDisabled?: boolean | undefined
  /** What is chosen can be read but not changed. @default false */
  readonly isReadOnly?: boolean | undefined
  /** The focus leaves the box and its list; not when it goes into the list, or a choice closes it. */
  readonly onBlur?: (() => void) | undefined
}
