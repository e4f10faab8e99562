import { useId } from 'react'
import { styled } from 'styled-components'
import { ChoiceGroupField, type ChoiceLinesProps } from '../internal/choice-line/ChoiceGroupField'
import { ChoiceLabel } from '../internal/choice-line/ChoiceText'
import { choiceColumnStyle } from '../internal/choice-line/choiceColumnStyle'
import { choiceFieldStyle, choiceLineStyle, choiceMarkStyle } from '../internal/choice-line/choiceLineStyle'
import { Radio, Radios } from '../internal/radio/Radio'
import type { SelectOption } from '../option-list/selectOption'
import { usableOptions } from '../option-list/optionEntries'

const Column = styled(Radios)`
  ${choiceColumnStyle}
`

const Frame = styled.div`
  ${choiceFieldStyle}
`

const Line = styled(Radio)`
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
          {usableOptions('RadioGroup', props.options).map((option) => (
            <Choice key={option.id} {...option} isGroupDisabled={group.isDisabled} />
          ))}
        </Column>
      )}
    </ChoiceGroupField>
  )
}

interface ChoiceProps extends SelectOption {
  readonly isGroupDisabled: boolean
}

function Choice({ id, label, description, isDisabled = false, isGroupDisabled }: ChoiceProps) {
  const descriptionId = useId()
  return (
    <Frame data-disabled={isDisabled || isGroupDisabled || undefined}>
      <Line
        id={id}
        isDisabled={isDisabled}
        describedBy={description === undefined ? undefined : descriptionId}
      >
        <ChoiceLabel>{label}</ChoiceLabel>
      </Line>
      {description !== undefined && (
        <span slot="description" id={descriptionId}>
          {description}
        </span>
      )}
    </Frame>
  )
}
