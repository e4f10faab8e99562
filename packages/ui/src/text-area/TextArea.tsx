import type { Ref } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from '../field/controlStyle'
import { Field, type FieldFrameProps } from '../field/Field'
import { CharacterCount } from '../field/CharacterCount'
import { frameProps } from '../field/frameProps'

const Area = styled.textarea`
  ${controlStyle}
  display: block;
  height: auto;
  min-height: 32px;
  padding: 6px 8px;
  resize: vertical;
  @media (max-width: 720px) {
    height: auto;
    padding: 10px 12px;
  }
`

/** Props of {@link TextArea}. */
export interface TextAreaProps extends FieldFrameProps {
  /** `null` and `undefined` are an empty text. */
  readonly value: string | null | undefined
  readonly onChange: (text: string) => void
  /** The focus leaves the field. */
  readonly onBlur?: (() => void) | undefined
  /** @default 3 */
  readonly rows?: number | undefined
  /** The most characters it takes; how many are left shows when it gets close. */
  readonly maxLength?: number | undefined
  readonly placeholder?: string | undefined
  /** What the browser calls the field. @default none */
  readonly name?: string | undefined
  /** It takes neither focus nor text. @default false */
  readonly isDisabled?: boolean | undefined
  /** The text can be read and copied but not changed. @default false */
  readonly isReadOnly?: boolean | undefined
  /** Takes the focus when it appears: for the first field of a dialog. @default false */
  readonly autoFocus?: boolean | undefined
  readonly ref?: Ref<HTMLTextAreaElement> | undefined
}

/**
 * Several lines of text with their label.
 *
 * @example
 * <TextArea label="Notes" value={notes} onChange={setNotes} maxLength={2000} />
 */
export function TextArea(props: TextAreaProps) {
  const { onChange, rows = 3, maxLength } = props
  const text = props.value ?? ''
  return (
    <Field
      {...frameProps(props)}
      end={maxLength !== undefined && <CharacterCount length={text.length} of={maxLength} />}
    >
      {(control) => (
        <Area
          {...control}
          ref={props.ref}
          name={props.name}
          rows={rows}
          value={text}
          maxLength={maxLength}
          placeholder={props.placeholder}
          autoFocus={props.autoFocus}
          disabled={props.isDisabled}
          readOnly={props.isReadOnly}
          onChange={(event) => onChange(event.target.value)}
          onBlur={props.onBlur}
        />
      )}
    </Field>
  )
}
