import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { pageSide } from '../internal/direction/pageSide'
import { controlStyle } from '../field/controlStyle'
import { Field } from '../field/Field'
import { CharacterCount } from '../field/CharacterCount'
import { frameProps } from '../field/frameProps'
import type { TypedFieldProps } from '../field/lineProps'

const Area = styled.textarea`
  ${controlStyle}
  display: block;
  height: auto;
  min-height: 32px;
  padding: 6px 8px;
  resize: vertical;
  ${pageSide}
  @media ${media.phone} {
    height: auto;
    padding: 10px 12px;
  }
`

/** Props of {@link TextArea}. */
export interface TextAreaProps extends TypedFieldProps<HTMLTextAreaElement> {
  /** `null` and `undefined` are an empty text. */
  readonly value: string | null | undefined
  /** Told the text with every stroke. */
  readonly onChange: (text: string) => void
  /** How many lines are visible at first. @default 3 */
  readonly rows?: number | undefined
  /** The most characters it takes; how many are left shows when it gets close. */
  readonly maxLength?: number | undefined
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
    <Field {...frameProps(props)} end={<CharacterCount length={text.length} maxLength={maxLength} />}>
      {(control) => (
        <Area
          {...control}
          ref={props.ref}
          name={props.name}
          rows={rows}
          dir="auto"
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
