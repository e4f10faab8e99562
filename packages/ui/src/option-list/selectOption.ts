/** One choice of a list. */
export interface SelectOption {
  /** Its identity within the list. */
  readonly id: string
  /** What one reads. An option with a blank label is left out. */
  readonly label: string
  /** A second, quieter line; a search finds it too. */
  readonly description?: string | undefined
  /** It is seen but cannot be chosen. @default false */
  readonly isDisabled?: boolean | undefined
}

/** Choices under a heading: the models of a make. A group without options is left out. */
export interface SelectOptionGroup {
  readonly label: string
  readonly options: readonly SelectOption[]
}

/** What a list is made of: options, groups of options, or both. */
export type SelectEntry = SelectOption | SelectOptionGroup

/** Whether an entry is a group. */
export const isGroup = (entry: SelectEntry): entry is SelectOptionGroup => 'options' in entry
