import type { HTMLInputAutoCompleteAttribute, HTMLAttributes, ReactNode } from 'react'
import { CharacterCount } from '../field/CharacterCount'
import { LineField } from '../field/LineField'
import type { LineFieldProps } from '../field/lineProps'

/** Props of {@link TextField}. */
export interface TextFieldProps extends LineFieldProps {
  /** `null` and `undefined` are an empty text. */
  readonly value: string | null | undefined
  /** Told the text with every stroke. */
  readonly onChange: (text: string) => void
  /** Which keyboard a phone shows, as in HTML. @default 'text' */
  readonly type?: 'text' | 'tel' | 'email' | 'url' | undefined
  /** What the browser may fill in, as in HTML. @default 'off' */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /** The keyboard that a phone shows. */
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'] | undefined
  /** The most characters it takes; how many are left shows when it gets close. */
  readonly maxLength?: number | undefined
  /** Before the text: a lucide icon, or a word. */
  readonly start?: ReactNode
  /** After the text: a lucide icon, or a unit in words, which then describes the field. */
  readonly end?: ReactNode
  /** At which side of the box the text stands: figures stand at the end. @default 'start' */
  readonly align?: 'start' | 'end' | undefined
  /** The look of a value that differs from what it was. @default false */
  readonly isEdited?: boolean | undefined
  /** A button that clears the text, while there is some. @default false */
  readonly isClearable?: boolean | undefined
}

/**
 * One line of text with its label, a hint and an error.
 *
 * @example
 * <TextField label="Email" type="email" value={email} onChange={setEmail} error={problem} />
 */
export function TextField(props: TextFieldProps) {
  const { onChange, maxLength, isClearable = false } = props
  const text = props.value ?? ''
  return (
    <LineField
      field={props}
      footEnd={<CharacterCount length={text.length} maxLength={maxLength} />}
      type={props.type ?? 'text'}
      inputMode={props.inputMode}
      autoComplete={props.autoComplete}
      maxLength={maxLength}
      value={text}
      start={props.start}
      end={props.end}
      align={props.align}
      isEdited={props.isEdited}
      onChange={(event) => onChange(event.target.value)}
      onClear={isClearable ? () => onChange('') : undefined}
    />
  )
}
