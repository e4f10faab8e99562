import { useRef } from 'react'
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup, Text } from 'react-aria-components/RadioGroup'
import { styled } from 'styled-components'
import { choiceColumnStyle } from '../internal/choice-line/choiceColumnStyle'
import { choiceFieldStyle, choiceLineStyle, choiceMarkStyle } from '../internal/choice-line/choiceLineStyle'
import { choiceGroupProps } from '../field/choiceGroupProps'
import { Field, type FieldFrameProps } from '../field/Field'
import { focusChosen } from '../field/focusChosen'
import { frameProps } from '../field/frameProps'
import { onLeave } from '../internal/focus/onLeave'
import { usableOptions } from '../option-list/optionEntries'
import type { SelectOption } from '../option-list/selectOption'

const Column = styled(AriaRadioGroup)`
  ${choiceColumnStyle}
`

const Choice = styled(RadioField)`
  ${choiceFieldStyle}
`

const Line = styled(RadioButton)`
  ${choiceLineStyle}
  ${choiceMarkStyle}
  & > [data-mark] {
    border-radius: 50%;
  }
  /* A ring in place of a sign, drawn by the border so that forced colours keep it. */
  &[data-selected] > [data-mark] {
    border-width: 5px;
    background: var(--surface);
  }
  @media (forced-colors: active) {
    &[data-selected] > [data-mark] {
      background: Canvas;
    }
  }
`

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps extends FieldFrameProps {
  /** Options with a blank label are left out. */
  readonly options: readonly SelectOption[]
  /** The chosen option's id; null while none is chosen. */
  readonly value: string | null
  readonly onChange: (id: string) => void
  /** @default 'vertical' */
  readonly orientation?: 'vertical' | 'horizontal' | undefined
  /** @default false */
  readonly isDisabled?: boolean | undefined
  /** @default false */
  readonly isReadOnly?: boolean | undefined
  /** The focus leaves the group; not when it goes from one choice to another. */
  readonly onBlur?: (() => void) | undefined
}

/**
 * One choice out of a few that all stand in sight: one tab stop, arrows choose. Short ones of equal weight stand better in
 * a `SegmentedControl`, many in a `Select`.
 *
 * @example
 * <RadioGroup label="Best number" options={numbers} value={best} onChange={setBest} />
 */
export function RadioGroup(props: RadioGroupProps) {
  const { value, onChange, orientation = 'vertical' } = props
  const group = useRef<HTMLDivElement>(null)
  return (
    <Field {...frameProps(props)} onLabelPress={() => focusChosen(group.current)}>
      {(control, labelId) => (
        <Column
          ref={group}
          {...choiceGroupProps(control, labelId, props)}
          value={value}
          onChange={onChange}
          onBlur={onLeave(props.onBlur)}
          orientation={orientation}
        >
          {usableOptions('RadioGroup', props.options).map(
            ({ id, label, description, isDisabled: isOff = false }) => (
              <Choice key={id} value={id} isDisabled={isOff}>
                <Line>
                  <span data-mark="" aria-hidden="true" />
                  <span data-text="">{label}</span>
                </Line>
                {description !== undefined && <Text slot="description">{description}</Text>}
              </Choice>
            ),
          )}
        </Column>
      )}
    </Field>
  )
}
