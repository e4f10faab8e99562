import type { DayPreset } from '@retain/domain/work-log/filters/options/dayPresets'
import type {
  FilterDefinitionByType,
  FilterType,
  FilterValueByType,
} from '@retain/domain/work-log/filters/filterDefinition'
import type { FilterOption } from '@retain/domain/work-log/filters/filterOption'

/** What the input of a filter of a type is told. It holds nothing itself. */
export interface FilterInputProps<Type extends FilterType> {
  readonly definition: FilterDefinitionByType[Type]
  readonly value: FilterValueByType[Type]
  readonly onChange: (value: FilterValueByType[Type]) => void
  /** What can be chosen, as far as it is known. */
  readonly options: readonly FilterOption[]
  /** What the list says while it holds nothing. */
  readonly emptyText: string | undefined
  /** What is wrong with a field of the call that the filter fills. */
  readonly errorOf: (field: string) => string | undefined
  /** The days that one press chooses. */
  readonly presets: readonly DayPreset[]
  /** The present day of the store. */
  readonly today: string
  readonly isDisabled: boolean
}
