import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import { styled } from 'styled-components'
import { ChoiceGroupField, type ChoiceLinesProps } from '../internal/choice-line/ChoiceGroupField'
import { ChoiceDescription, ChoiceLabel } from '../internal/choice-line/ChoiceText'
import { choiceColumnStyle } from '../internal/choice-line/choiceColumnStyle'
import { choiceFieldStyle, choiceLineStyle, choiceMarkStyle } from '../internal/choice-line/choiceLineStyle'
import { usableOptions } from '../option-list/optionEntries'

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
export interface RadioGroupProps extends ChoiceLinesProps {
  /** The chosen option's id; null while none is chosen. */
  readonly value: string | null
  /** A choice was made. */
  readonly onChange: (id: string) => void
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
  return (
    <ChoiceGroupField field={props} labelFocuses="chosen">
      {(group) => (
        <Column {...group} value={value} onChange={onChange} orientation={orientation}>
          {usableOptions('RadioGroup', props.options).map(
            ({ id, label, description, isDisabled: isOff = false }) => (
              <Choice key={id} value={id} isDisabled={isOff}>
                <Line>
                  <ChoiceLabel>{label}</ChoiceLabel>
                </Line>
                <ChoiceDescription text={description} />
              </Choice>
            ),
          )}
        </Column>
      )}
    </ChoiceGroupField>
  )
}
