import type { HTMLInputAutoCompleteAttribute } from 'react'
import { LineField } from '../field/LineField'
import type { LineFieldProps } from '../field/lineProps'
import { readInput, writeInput } from '../field/writeInput'
import { editPhone, phoneMask, writePhone } from './phoneText'

/** Props of {@link PhoneField}. */
export interface PhoneFieldProps extends LineFieldProps {
  /** Digits; other ways to write a phone are read too. `null` and `undefined` are an empty field. */
  readonly value: string | null | undefined
  /**
   * The digits at every key, however many, without the country code 1, and behind ten of them an x with an extension; a number
   * of another country begins with `+`. Whether they are a phone, the caller judges.
   */
  readonly onChange: (digits: string) => void
  /** How the digits are written, each for one `#`. @default '(###) ### - ####', as phones are shown everywhere */
  readonly mask?: string | undefined
  /** What the browser may fill in, as in HTML. @default 'off' */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /** A button that clears the number, while there is one. @default false */
  readonly isClearable?: boolean | undefined
}

/**
 * A North American phone, written in its brackets while it is typed. The caret stays behind the digit where it was; a
 * deleted bracket or dash takes the digit beyond it; `+1 555 014 0182` can be pasted.
 *
 * @example
 * <PhoneField label="Mobile" value={mobilePhone} onChange={setMobilePhone} error={problem} />
 */
export function PhoneField(props: PhoneFieldProps) {
  const { value, onChange, mask = phoneMask, isClearable = false } = props
  const text = writePhone(value ?? '', mask)
  return (
    <LineField
      field={props}
      type="tel"
      // Digits are written from left to right in every language.
      dir="ltr"
      value={text}
      autoComplete={props.autoComplete}
      onChange={({ target, nativeEvent }) => {
        const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
        const edited = editPhone({ before: text, after: readInput(target), inputType, mask })
        writeInput(target, edited.shown)
        onChange(edited.value)
      }}
      onClear={isClearable ? () => onChange('') : undefined}
    />
  )
}
