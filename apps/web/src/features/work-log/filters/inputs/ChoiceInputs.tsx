import { allId } from '@retain/domain/work-log/filters/filterOption'
import { groupedOptions } from '@retain/domain/work-log/filters/options/filterOptions'
import { MultiSelect } from '@retain/ui/multi-select'
import { Select } from '@retain/ui/select'
import { useMemo } from 'react'
import type { FilterInputProps } from './filterInput'

/** Any number of choices; All excludes the others, and is shown while nothing is chosen (L-134, L-414). */
export function MultiSelectInput(props: FilterInputProps<'multiSelect'>) {
  const { definition, value, onChange, options, emptyText, isDisabled } = props
  const entries = useMemo(() => groupedOptions(options), [options])
  return (
    <MultiSelect
      label={definition.label}
      options={entries}
      value={value}
      onChange={onChange}
      exclusiveId={allId}
      emptyText={emptyText}
      isDisabled={isDisabled}
    />
  )
}

/** One choice. */
export function SelectInput(props: FilterInputProps<'select'>) {
  const { definition, value, onChange, options, emptyText, isDisabled } = props
  // The lookup may still be loading, or may no longer have the chosen option.
  const entries = useMemo(
    () =>
      value === '' || options.some(({ id }) => id === value)
        ? options
        : [{ id: value, label: value }, ...options],
    [options, value],
  )
  return (
    <Select
      label={definition.label}
      options={entries}
      value={value === '' ? null : value}
      onChange={onChange}
      emptyText={emptyText}
      isDisabled={isDisabled}
    />
  )
}
