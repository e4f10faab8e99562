import { RadiusField } from '@retain/ui/radius-field'
import { RegexField } from '@retain/ui/regex-field'
import { useState } from 'react'
import type { FilterInputProps } from './filterInput'

/** One number that is typed, with its limit under it (L-120 to L-122). */
export function NumberInput(props: FilterInputProps<'number'>) {
  const { definition, value, onChange, errorOf, isDisabled } = props
  return (
    <RadiusField
      label={definition.label}
      placeholder={definition.hint}
      hint={definition.footer}
      value={value}
      onChange={onChange}
      error={errorOf(definition.fields.value)}
      isDisabled={isDisabled}
    />
  )
}

/** One text of a fixed form. Its footer is also its error, even if it was emptied (L-126 to L-132, L-508). */
export function RegexInput(props: FilterInputProps<'regex'>) {
  const { definition, value, onChange, errorOf, isDisabled } = props
  const { label, hint, footer, fields, pattern, cut } = definition
  const [isTouched, setIsTouched] = useState(false)
  const isEmptied = isTouched && value === ''
  return (
    <RegexField
      label={label}
      placeholder={hint}
      hint={footer}
      pattern={pattern}
      transform={(text) => (pattern.test(text.trim()) ? cut(text.trim()) : text)}
      value={value}
      onChange={(text) => {
        setIsTouched(true)
        onChange(text)
      }}
      error={isEmptied ? footer : errorOf(fields.value)}
      isDisabled={isDisabled}
    />
  )
}
