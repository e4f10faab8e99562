import type { HTMLInputAutoCompleteAttribute, HTMLAttributes, ReactNode, Ref } from 'react'
import { CharacterCount } from '../field/CharacterCount'
import { Field, type FieldFrameProps } from '../field/Field'
import { frameProps } from '../field/frameProps'
import { InputBox, type BoxSize } from '../field/InputBox'

/** Props of {@link TextField}. */
export interface TextFieldProps extends FieldFrameProps {
  /** `null` and `undefined` are an empty text. */
  readonly value: string | null | undefined
  readonly onChange: (text: string) => void
  /** The focus leaves the field. */
  readonly onBlur?: (() => void) | undefined
  /** Enter is pressed in the field. */
  readonly onEnter?: (() => void) | undefined
  /** @default 'text' */
  readonly type?: 'text' | 'tel' | 'email' | 'url' | undefined
  readonly placeholder?: string | undefined
  /** What the browser calls the field, to fill it in together with `autoComplete`. @default none */
  readonly name?: string | undefined
  /** @default 'off' */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /** The keyboard that a phone shows. */
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'] | undefined
  /** The most characters it takes; how many are left shows when it gets close. */
  readonly maxLength?: number | undefined
  /** Before the text: a lucide icon, or a word. */
  readonly start?: ReactNode
  /** After the text: a lucide icon, or a unit in words, which then describes the field. */
  readonly end?: ReactNode
  /** A button that clears the text, while there is some. @default false */
  readonly isClearable?: boolean | undefined
  /** 32, 28, or 24 px in a row of a table; 44 px on a phone. @default 'medium' */
  readonly size?: BoxSize | undefined
  /** It takes neither focus nor text. @default false */
  readonly isDisabled?: boolean | undefined
  /** The text can be read and copied but not changed. @default false */
  readonly isReadOnly?: boolean | undefined
  /** Takes the focus when it appears: for the first field of a dialog. @default false */
  readonly autoFocus?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/**
 * One line of text with its label, a hint and an error.
 *
 * @example
 * <TextField label="Email" type="email" value={email} onChange={setEmail} error={problem} />
 */
export function TextField(props: TextFieldProps) {
  const { label, onChange, onEnter, maxLength, autoComplete = 'off', isClearable = false } = props
  const text = props.value ?? ''
  return (
    <Field
      {...frameProps(props)}
      end={maxLength !== undefined && <CharacterCount length={text.length} of={maxLength} />}
    >
      {(control) => (
        <InputBox
          {...control}
          ref={props.ref}
          type={props.type ?? 'text'}
          name={props.name}
          inputMode={props.inputMode}
          autoComplete={autoComplete}
          autoFocus={props.autoFocus}
          placeholder={props.placeholder}
          maxLength={maxLength}
          value={text}
          start={props.start}
          end={props.end}
          size={props.size}
          isDisabled={props.isDisabled}
          isReadOnly={props.isReadOnly}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.()
          }}
          onBlur={props.onBlur}
          clearLabel={`Clear ${label}`}
          onClear={isClearable ? () => onChange('') : undefined}
        />
      )}
    </Field>
  )
}
