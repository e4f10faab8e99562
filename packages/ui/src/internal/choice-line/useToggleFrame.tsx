import { useId } from 'react'
import { css } from 'styled-components'
import type { FieldFrameProps } from '../../field/Field'
import { FieldFoot, RequiredMark } from '../../field/FieldParts'
import { fieldText } from '../../field/fieldText'
import { visuallyHidden } from '../../visually-hidden/visuallyHiddenStyle'

/** What a checkbox and a switch have in common: a field whose label stands beside its mark. */
export interface ToggleProps extends FieldFrameProps {
  /** Whether it is on; null is off. */
  readonly value: boolean | null
  /** It was turned on or off. */
  readonly onChange: (value: boolean) => void
  /** It takes no focus and cannot be changed. @default false */
  readonly isDisabled?: boolean | undefined
  /** It can be read but not changed. @default false */
  readonly isReadOnly?: boolean | undefined
  /** The focus leaves the field. */
  readonly onBlur?: (() => void) | undefined
}

/** The frame around a line; `--text-start` is where the line's text begins, and so what stands under it. */
export const toggleFrameStyle = css`
  display: grid;
  justify-items: start;
  min-width: 0;
  & > :last-child:not(label) {
    padding-inline-start: var(--text-start);
  }
  & > label > [data-text][data-hidden] {
    ${visuallyHidden}
  }
`

/** The parts of a {@link Field} around a control whose label stands beside it: its state, its label and its foot. */
export const useToggleFrame = (props: ToggleProps) => {
  const { label, isLabelHidden, isRequired = false, isDisabled = false, isReadOnly = false } = props
  const { value, onChange } = props
  const text = fieldText(useId(), props)
  return {
    rootProps: {
      isSelected: value ?? false,
      onChange,
      onBlur: () => props.onBlur?.(),
      validationBehavior: 'aria' as const,
      isDisabled,
      isReadOnly,
      isInvalid: text.isInvalid,
      ...(text.describedBy === undefined ? {} : { 'aria-describedby': text.describedBy }),
    },
    text: (
      <span data-text="" data-hidden={isLabelHidden || undefined}>
        {label}
        {isRequired && <RequiredMark />}
      </span>
    ),
    foot: <FieldFoot texts={[text]} />,
  }
}
