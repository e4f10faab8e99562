import type { HTMLInputAutoCompleteAttribute, HTMLAttributes, Ref } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from '../field/controlStyle'
import { Field, type FieldFrameProps } from '../field/Field'

const Input = styled.input`
  ${controlStyle}
`

/** Props of {@link TextField}. */
export interface TextFieldProps extends FieldFrameProps {
  readonly value: string
  readonly onChange: (text: string) => void
  /** @default 'text' */
  readonly type?: 'text' | 'tel' | 'email' | undefined
  readonly placeholder?: string | undefined
  /** @default 'off' */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /** The keyboard that a phone shows. */
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'] | undefined
  readonly maxLength?: number | undefined
  readonly isDisabled?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
  /** Takes the focus when it appears: for the first field of a dialog. @default false */
  readonly autoFocus?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * One line of text with its label, a hint and an error.
 *
 * @example
 * <TextField label="Email" type="email" value={email} onChange={setEmail} error={problem} />
 */
export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  value,
  onChange,
  type = 'text',
  autoComplete = 'off',
  isDisabled,
  isReadOnly,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      {(control) => (
        <Input
          {...input}
          {...control}
          type={type}
          value={value}
          autoComplete={autoComplete}
          disabled={isDisabled}
          readOnly={isReadOnly}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
