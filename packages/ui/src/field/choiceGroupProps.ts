import type { FieldControl } from './Field'

interface GroupState {
  readonly isDisabled?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
}

/** What a group of choices inside a {@link Field} puts on its own element. */
export const choiceGroupProps = (
  control: FieldControl,
  labelId: string,
  { isDisabled = false, isReadOnly = false }: GroupState,
) => {
  const describedBy = control['aria-describedby']
  return {
    'aria-labelledby': labelId,
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    isInvalid: control['aria-invalid'] ?? false,
    isRequired: control['aria-required'] ?? false,
    isDisabled,
    isReadOnly,
  }
}
