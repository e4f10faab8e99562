import type { DayPreset } from '@retain/domain/work-log/filters/options/dayPresets'
import type {
  FilterDefinitionByType,
  FilterType,
  FilterValueByType,
} from '@retain/domain/work-log/filters/filterDefinition'
import type { FilterOption } from '@retain/domain/work-log/filters/filterOption'

/** Props of the controlled input of a filter. */
export interface FilterInputProps<Type extends FilterType> {
  readonly definition: FilterDefinitionByType[Type]
  readonly value: FilterValueByType[Type]
  readonly onChange: (value: FilterValueByType[Type]) => void
  /** The options that have been loaded. */
  readonly options: readonly FilterOption[]
  /** The text of an empty list of options. */
  readonly emptyText: string | undefined
  /** The error of a field of the request that the filter fills. */
  readonly errorOf: (field: string) => string | undefined
  /** Ranges of days that can be chosen at once. */
  readonly presets: readonly DayPreset[]
  /** The present day of the store. */
  readonly today: string
  readonly isDisabled: boolean
}
