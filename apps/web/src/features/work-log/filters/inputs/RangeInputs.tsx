import type { FilterUnit, FromTo } from '@retain/domain/work-log/filters/filterDefinition'
import { RangeField, type RangeFieldProps } from '@retain/ui/range-field'
import { Select } from '@retain/ui/select'
import { SelectRangeField } from '@retain/ui/select-range-field'
import type { FilterInputProps } from './filterInput'

/** The format of a number of each unit while it is not edited. Grouping would add decimals to a rate. */
const shownAs: Readonly<Record<FilterUnit, RangeFieldProps['shownAs']>> = {
  plain: 'number',
  dollars: 'currency',
  percent: 'asTyped',
}

/** The error of each side (L-115 to L-119). */
const sideErrors = (
  { from, to }: FromTo,
  errorOf: FilterInputProps<'range'>['errorOf'],
): Pick<RangeFieldProps, 'fromError' | 'toError'> => ({ fromError: errorOf(from), toError: errorOf(to) })

/** Two numbers that are typed. */
export function RangeInput(props: FilterInputProps<'range'>) {
  const { definition, value, onChange, errorOf, isDisabled } = props
  return (
    <RangeField
      label={definition.label}
      value={value}
      onChange={onChange}
      shownAs={shownAs[definition.unit]}
      {...sideErrors(definition.fields, errorOf)}
      isDisabled={isDisabled}
    />
  )
}

/** The kind of payment, and two numbers that are typed (L-089, L-090). */
export function TypedRangeInput(props: FilterInputProps<'typedRange'>) {
  const { definition, value, onChange, options, errorOf, isDisabled } = props
  const { label, fields, unit } = definition
  return (
    <RangeField
      label={label}
      lead={
        <Select
          label={`${label} type`}
          isLabelHidden
          options={options}
          value={value.type === '' ? null : value.type}
          onChange={(type) => onChange({ ...value, type })}
          isDisabled={isDisabled}
        />
      }
      value={value}
      onChange={(sides) => onChange({ ...value, ...sides })}
      shownAs={shownAs[unit]}
      {...sideErrors(fields, errorOf)}
      isDisabled={isDisabled}
    />
  )
}

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))
const textOf = (number: number | null): string => (number === null ? '' : String(number))

/** Two numbers out of a list; a From above To clears To (L-123). */
export function SelectRangeInput(props: FilterInputProps<'selectRange'>) {
  const { definition, value, onChange, options, errorOf, isDisabled } = props
  const chosen = { from: numberOf(value.from), to: numberOf(value.to) }
  return (
    <SelectRangeField
      label={definition.label}
      // The lookup may still be loading.
      options={[...options.map(({ id }) => Number(id)), chosen.from, chosen.to].filter(
        (number) => number !== null,
      )}
      value={chosen}
      onChange={({ from, to }) => onChange({ from: textOf(from), to: textOf(to) })}
      {...sideErrors(definition.fields, errorOf)}
      isDisabled={isDisabled}
    />
  )
}
