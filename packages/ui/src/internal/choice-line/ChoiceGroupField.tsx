import { useRef, type ReactNode, type RefObject } from 'react'
import { choiceGroupProps } from '../../field/choiceGroupProps'
import { Field, type FieldFrameProps } from '../../field/Field'
import { frameProps } from '../../field/frameProps'
import type { SelectOption } from '../../option-list/selectOption'
import { onLeave } from '../focus/onLeave'

/** What every group of choices that stand in sight has in common. */
export interface ChoiceGroupProps extends FieldFrameProps {
  /** None can be chosen. @default false */
  readonly isDisabled?: boolean | undefined
  /** What is chosen can be read but not changed. @default false */
  readonly isReadOnly?: boolean | undefined
  /** The focus leaves the group; not when it goes from one choice to another. */
  readonly onBlur?: (() => void) | undefined
}

/** What a group of checkboxes and one of radio buttons have in common. */
export interface ChoiceLinesProps extends ChoiceGroupProps {
  /** Options with a blank label are left out. */
  readonly options: readonly SelectOption[]
  /** Below each other, or beside each other where there is room. @default 'vertical' */
  readonly orientation?: 'vertical' | 'horizontal' | undefined
}

type GroupProps = ReturnType<typeof choiceGroupProps> & {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly onBlur: ReturnType<typeof onLeave>
}

interface ChoiceGroupFieldProps {
  /** The field's own props. */
  readonly field: ChoiceGroupProps
  /** Which choice a press on the label focuses: the chosen one, if there is one, or always the first. */
  readonly labelFocuses: 'chosen' | 'first'
  /** Draws the group with the props that it is given. */
  readonly children: (group: GroupProps) => ReactNode
}

/** The frame around a group of choices. */
export function ChoiceGroupField({ field, labelFocuses, children }: ChoiceGroupFieldProps) {
  const ref = useRef<HTMLDivElement>(null)
  const focusChoice = () => {
    const chosen = labelFocuses === 'chosen' ? ref.current?.querySelector<HTMLElement>('input:checked') : null
    ;(chosen ?? ref.current?.querySelector('input'))?.focus()
  }
  return (
    <Field {...frameProps(field)} onLabelPress={focusChoice}>
      {(control, labelId) =>
        children({ ...choiceGroupProps(control, labelId, field), ref, onBlur: onLeave(field.onBlur) })
      }
    </Field>
  )
}
