import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field'
import { frameProps } from './frameProps'
import { InputBox } from './InputBox'
import { lineProps, type LineFieldProps } from './lineProps'

interface LineFieldBoxProps extends Omit<ComponentProps<typeof InputBox>, 'clearLabel'> {
  /** The field's own props. */
  readonly field: LineFieldProps
  /** At the end of the line under the box. */
  readonly footEnd?: ReactNode
}

/** A field of one line: the frame, and in it the input, which takes all further props. */
export const LineField = ({ field, footEnd, ...input }: LineFieldBoxProps) => (
  <Field {...frameProps(field)} end={footEnd}>
    {(control) => (
      <InputBox {...control} {...lineProps(field)} {...input} clearLabel={`Clear ${field.label}`} />
    )}
  </Field>
)
