import { useState } from 'react'
import { TextField, type TextFieldProps } from '../text-field/TextField'
import { matchesPattern } from './matchesPattern'

/** Props of {@link RegexField}. */
export interface RegexFieldProps extends Omit<TextFieldProps, 'type' | 'hint' | 'placeholder' | 'onEnter'> {
  /** What the whole text has to match. */
  readonly pattern: RegExp
  /** Stands in the empty box. */
  readonly hint?: string | undefined
  /** Stands under the box. A text that does not match turns it into the error, unless `error` has words of its own. */
  readonly footer?: string | undefined
  /** What becomes of the text when the field is left or Enter is pressed. */
  readonly transform?: ((text: string) => string) | undefined
}

/**
 * A text of a fixed form, such as a stock number. It is marked as wrong while it does not match, and when it was
 * emptied though it is required; a field that nobody has touched yet is not.
 *
 * @example
 * <RegexField label="Replacement Used" hint="Stock#" footer="Enter Eight Characters" pattern={stockNumber}
 *   transform={cutStockNumber} value={stockNo} onChange={setStockNo} isRequired />
 */
export function RegexField(props: RegexFieldProps) {
  const { pattern, hint, footer, transform, error, value, onChange, onBlur, ...field } = props
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
      placeholder={hint}
      hint={footer}
      error={error ?? (isWrong ? (footer ?? '') : undefined)}
      onChange={(typed) => {
        setIsTouched(true)
        onChange(typed)
      }}
      onEnter={finish}
      onBlur={() => {
        setIsTouched(true)
        finish()
        onBlur?.()
      }}
    />
  )
}
