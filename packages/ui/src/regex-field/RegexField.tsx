import { useState } from 'react'
import { TextField, type TextFieldProps } from '../text-field/TextField'
import { matchesPattern } from './matchesPattern'

/** Props of {@link RegexField}. */
export interface RegexFieldProps extends Omit<TextFieldProps, 'type' | 'hint'> {
  /** What the whole text has to match. */
  readonly pattern: RegExp
  /** Stands under the box. A text that does not match turns it into the error, unless `error` has words of its own. */
  readonly hint?: string | undefined
  /** What becomes of the text when the field is left or Enter is pressed. */
  readonly transform?: ((text: string) => string) | undefined
}

/**
 * A text of a fixed form, such as a stock number. It is marked as wrong while it does not match, and when it was
 * emptied though it is required; a field that nobody has touched yet is not.
 *
 * @example
 * <RegexField label="Replacement Used" placeholder="Stock#" hint="Enter Eight Characters"
 *   pattern={stockNumber} transform={cutStockNumber} value={stockNo} onChange={setStockNo} isRequired />
 */
export function RegexField(props: RegexFieldProps) {
  const { pattern, hint, transform, error, value, onChange, onBlur, onEnter, ...field } = props
  const [isTouched, setIsTouched] = useState(false)
  const text = value ?? ''
  const isWrong = text === '' ? isTouched && props.isRequired === true : !matchesPattern(text, pattern)
  const finish = () => {
    const transformed = transform?.(text) ?? text
    if (transformed !== text && props.isReadOnly !== true) onChange(transformed)
  }
  return (
    <TextField
      {...field}
      value={text}
      hint={hint}
      error={error ?? (isWrong ? (hint ?? '') : undefined)}
      onChange={(typed) => {
        setIsTouched(true)
        onChange(typed)
      }}
      onEnter={() => {
        finish()
        onEnter?.()
      }}
      onBlur={() => {
        setIsTouched(true)
        finish()
        onBlur?.()
      }}
    />
  )
}
