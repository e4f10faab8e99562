import type { Ref } from 'react'
import type { FieldFrameProps } from './Field'
import type { BoxSize } from './InputBox'

/** What every field that one types into has in common. */
export interface TypedFieldProps<Control> extends FieldFrameProps {
  /** An example of what to type; never in place of a label. */
  readonly placeholder?: string | undefined
  /** What the browser calls the field, to fill it in. @default none */
  readonly name?: string | undefined
  /** It takes neither focus nor text. @default false */
  readonly isDisabled?: boolean | undefined
  /** What stands there can be read and copied but not changed. @default false */
  readonly isReadOnly?: boolean | undefined
  /** Takes the focus when it appears: for the first field of a dialog. @default false */
  readonly autoFocus?: boolean | undefined
  /** The focus leaves the field. */
  readonly onBlur?: (() => void) | undefined
  /** The element one types into. */
  readonly ref?: Ref<Control> | undefined
}

/** What every field of one line has in common. */
export interface LineFieldProps extends TypedFieldProps<HTMLInputElement> {
  /** 32, 28, or 24 px in a row of a table; 44 px on a phone. @default 'medium' */
  readonly size?: BoxSize | undefined
  /** Enter is pressed in the field. */
  readonly onEnter?: (() => void) | undefined
}

/** Of a field's props those that are its input box's. */
export const lineProps = (props: LineFieldProps) => {
  const { placeholder, name, isDisabled, isReadOnly, autoFocus, onBlur, ref, size, onEnter } = props
  return { placeholder, name, isDisabled, isReadOnly, autoFocus, onBlur, ref, size, onEnter }
}
