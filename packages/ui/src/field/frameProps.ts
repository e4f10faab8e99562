import type { FieldFrameProps } from './Field'

/** Of a control's props those that are its frame's. */
export const frameProps = (props: FieldFrameProps): FieldFrameProps => {
  const { label, isLabelHidden, isRequired, hint, error } = props
  return { label, isLabelHidden, isRequired, hint, error }
}
