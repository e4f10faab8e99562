import type { FilterType } from '@retain/domain/work-log/filters/filterDefinition'
import type { ComponentType } from 'react'
import { MultiSelectInput, SelectInput } from './ChoiceInputs'
import { DateRangeInput } from './DateRangeInput'
import type { FilterInputProps } from './filterInput'
import { RangeInput, SelectRangeInput, TypedRangeInput } from './RangeInputs'
import { NumberInput, RegexInput } from './TextInputs'

const inputs: { readonly [Type in FilterType]: ComponentType<FilterInputProps<Type>> } = {
  multiSelect: MultiSelectInput,
  select: SelectInput,
  range: RangeInput,
  selectRange: SelectRangeInput,
  typedRange: TypedRangeInput,
  dateRange: DateRangeInput,
  number: NumberInput,
  regex: RegexInput,
}

/** The input of a filter by the type of its definition. */
export function FilterInput(props: FilterInputProps<FilterType>) {
  // TypeScript cannot follow that a value has the shape of its definition's type (`FilterValues`).
  const Input = inputs[props.definition.type] as ComponentType<FilterInputProps<FilterType>>
  return <Input {...props} />
}
