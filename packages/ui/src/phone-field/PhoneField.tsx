import type { HTMLInputAutoCompleteAttribute, Ref } from 'react'
import { Field, type FieldFrameProps } from '../field/Field'
import { frameProps } from '../field/frameProps'
import { InputBox, type BoxSize } from '../field/InputBox'
import { readInput, writeInput } from '../field/writeInput'
import { editPhone, phoneMask, writePhone } from './phoneText'

/** Props of {@link PhoneField}. */
export interface PhoneFieldProps extends FieldFrameProps {
  /** Digits; other ways to write a phone are read too. `null` and `undefined` are an empty field. */
  readonly value: string | null | undefined
  /**
   * The digits at every key, however many, without the country code 1; a number of another country begins with `+`.
   * Whether they are a phone, the caller judges.
   */
  readonly onChange: (digits: string) => void
  /** How the digits are written, each for one `#`. @default '(###) ### - ####', as phones are shown everywhere */
  readonly mask?: string | undefined
  readonly placeholder?: string | undefined
  /** What the browser calls the field, to fill it in together with `autoComplete`. @default none */
  readonly name?: string | undefined
  /** @default 'off' */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /** A button that clears the number, while there is one. @default false */
  readonly isClearable?: boolean | undefined
  /** 32, 28, or 24 px in a row of a table; 44 px on a phone. @default 'medium' */
  readonly size?: BoxSize | undefined
  /** It takes neither focus nor text. @default false */
  readonly isDisabled?: boolean | undefined
  /** The number can be read and copied but not changed. @default false */
  readonly isReadOnly?: boolean | undefined
  /** The focus leaves the field. */
  readonly onBlur?: (() => void) | undefined
  /** Enter is pressed in the field. */
  readonly onEnter?: (() => void) | undefined
  /** Takes the focus when it appears. @default false */
  readonly autoFocus?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A North American phone, written in its brackets while it is typed. The caret stays behind the digit where it was; a
 * deleted bracket or dash takes the digit beyond it; `+1 555 014 0182` can be pasted.
 *
 * @example
 * <PhoneField label="Mobile" value={mobilePhone} onChange={setMobilePhone} error={problem} />
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, value, onChange, mask = phoneMask, autoComplete = 'off', isClearable = false } = props
  const text = writePhone(value ?? '', mask)
  return (
    <Field {...frameProps(props)}>
      {(control) => (
        <InputBox
          {...control}
          ref={props.ref}
          type="tel"
          name={props.name}
          // Figures run from left to right in every language.
          dir="ltr"
          value={text}
          placeholder={props.placeholder}
          autoComplete={autoComplete}
          autoFocus={props.autoFocus}
          size={props.size}
          isDisabled={props.isDisabled}
          isReadOnly={props.isReadOnly}
          onBlur={props.onBlur}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) props.onEnter?.()
          }}
          onChange={({ target, nativeEvent }) => {
            const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
            const edited = editPhone({ before: text, after: readInput(target), inputType, mask })
            writeInput(target, edited.shown)
            onChange(edited.value)
          }}
          clearLabel={`Clear ${label}`}
          onClear={isClearable ? () => onChange('') : undefined}
        />
      )}
    </Field>
  )
}
