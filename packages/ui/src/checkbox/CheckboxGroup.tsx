import { Check, Minus } from 'lucide-react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import {
  CheckboxGroup as AriaCheckboxGroup,
  CheckboxGroupStateContext,
} from 'react-aria-components/CheckboxGroup'
import { styled } from 'styled-components'
import { ChoiceGroupField, type ChoiceLinesProps } from '../internal/choice-line/ChoiceGroupField'
import { ChoiceDescription, ChoiceLabel } from '../internal/choice-line/ChoiceText'
import { choiceColumnStyle } from '../internal/choice-line/choiceColumnStyle'
import { choiceFieldStyle, choiceLineStyle, choiceMarkStyle } from '../internal/choice-line/choiceLineStyle'
import { inListOrder, withAll } from '../multi-select/chosenIds'
import { usableOptions } from '../option-list/optionEntries'

const Column = styled(AriaCheckboxGroup)`
  ${choiceColumnStyle}
`

const Choice = styled(CheckboxField)`
  ${choiceFieldStyle}
`

const Line = styled(CheckboxButton)`
  ${choiceLineStyle}
  ${choiceMarkStyle}
`

/** Props of {@link CheckboxGroup}. */
export interface CheckboxGroupProps extends ChoiceLinesProps {
  /** The ids of what is ticked; ids that no option has are kept. */
  readonly value: readonly string[]
  /** Told in the order of the options. */
  readonly onChange: (ids: readonly string[]) => void
  /** The label of a first box that ticks all of them or none, and shows a dash for some. @default there is none */
  readonly allLabel?: string | undefined
}

/**
 * Any number of a few choices that all stand in sight; for more than seven take a `MultiSelect`.
 *
 * @example
 * <CheckboxGroup label="Deal types" options={kinds} value={chosen} onChange={setChosen} allLabel="All" />
 */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { value, onChange, allLabel, orientation = 'vertical' } = props
  const { isDisabled = false, isReadOnly = false } = props
  const options = usableOptions('CheckboxGroup', props.options)
  const free = options.filter((option) => option.isDisabled !== true)
  const ticked = free.filter(({ id }) => value.includes(id)).length
  const isAll = ticked > 0 && ticked === free.length
  const untickAll = () => onChange(value.filter((id) => !free.some((option) => option.id === id)))
  return (
    <ChoiceGroupField field={props} labelFocuses="first">
      {(group) => (
        <Column
          {...group}
          validationBehavior="aria"
          data-orientation={orientation}
          value={[...value]}
          onChange={(ids) => onChange(inListOrder(ids, options))}
        >
          {allLabel !== undefined && (
            // The box for all is no option of the group, so it must not take part in the group's state.
            <CheckboxGroupStateContext.Provider value={null}>
              <Choice
                isSelected={isAll}
                isIndeterminate={ticked > 0 && !isAll}
                isDisabled={isDisabled || free.length === 0}
                isReadOnly={isReadOnly}
                onChange={() =>
                  isAll ? untickAll() : onChange(inListOrder(withAll(value, options), options))
                }
              >
                <Line>
                  <ChoiceLabel mark={isAll ? <Check /> : ticked > 0 && <Minus />}>{allLabel}</ChoiceLabel>
                </Line>
              </Choice>
            </CheckboxGroupStateContext.Provider>
          )}
          {options.map(({ id, label, description, isDisabled: isOff = false }) => (
            <Choice key={id} value={id} isDisabled={isOff}>
              <Line>
                <ChoiceLabel mark={value.includes(id) && <Check />}>{label}</ChoiceLabel>
              </Line>
              <ChoiceDescription text={description} />
            </Choice>
          ))}
        </Column>
      )}
    </ChoiceGroupField>
  )
}
