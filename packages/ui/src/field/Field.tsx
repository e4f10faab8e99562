import { useId, type ReactNode } from 'react'
import { FieldFrame } from './FieldFrame'
import { fieldText } from './fieldText'

/** What a control inside a {@link Field} puts on its own element. */
export interface FieldControl {
  readonly id: string
  /** The hint or the error, whichever stands under the control. */
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

/** What every field has in common. */
export interface FieldFrameProps {
  /** The name of the field, over it. */
  readonly label: string
  /** The label is for screen readers only. @default false */
  readonly isLabelHidden?: boolean | undefined
  /** It must be filled: the label carries a star, and screen readers say so. Nothing is checked. @default false */
  readonly isRequired?: boolean | undefined
  /** One sentence under the control. */
  readonly hint?: string | undefined
  /** What is wrong, in place of the hint; the control is marked as invalid. */
  readonly error?: string | undefined
}

/** Props of {@link Field}. */
export interface FieldProps extends FieldFrameProps {
  /** At the right end under the control: a counter. */
  readonly end?: ReactNode
  /** The label is pressed and the control is no native one, which would take the focus by itself. */
  readonly onLabelPress?: (() => void) | undefined
  /** Draws the control with the props that link it to its label, hint and error. */
  readonly children: (control: FieldControl, labelId: string) => ReactNode
}

/**
 * The frame of a control: its label over it, a hint or an error under it, all linked for screen readers. An error is
 * also spoken when it appears.
 *
 * @example
 * <Field label="Notes" error={error}>{(control) => <input {...control} />}</Field>
 */
export function Field(props: FieldProps) {
  const { label, isLabelHidden, isRequired, end, onLabelPress, children } = props
  const id = useId()
  const labelId = `${id}-label`
  const text = fieldText(`${id}-text`, props)
  const control: FieldControl = {
    id,
    'aria-describedby': text.describedBy,
    'aria-invalid': text.isInvalid || undefined,
    'aria-required': isRequired || undefined,
  }
  return (
    <FieldFrame
      {...{ label, isLabelHidden, isRequired, labelId, onLabelPress, end }}
      controlId={id}
      texts={[text]}
    >
      {children(control, labelId)}
    </FieldFrame>
  )
}
