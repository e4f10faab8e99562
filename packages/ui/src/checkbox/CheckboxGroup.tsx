import { Check, Minus } from 'lucide-react'
import { useRef } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import {
  CheckboxGroup as AriaCheckboxGroup,
  CheckboxGroupStateContext,
  Text,
} from 'react-aria-components/CheckboxGroup'
import { styled } from 'styled-components'
import { choiceColumnStyle } from '../internal/choice-line/choiceColumnStyle'
import { choiceFieldStyle, choiceLineStyle, choiceMarkStyle } from '../internal/choice-line/choiceLineStyle'
import { choiceGroupProps } from '../field/choiceGroupProps'
import { Field, type FieldFrameProps } from '../field/Field'
import { frameProps } from '../field/frameProps'
import { onLeave } from '../internal/focus/onLeave'
import { inListOrder, withAll } from '../multi-select/chosenIds'
import { usableOptions } from '../option-list/optionEntries'
import type { SelectOption } from '../option-list/selectOption'

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
export interface CheckboxGroupProps extends FieldFrameProps {
  /** Options with a blank label are left out. */
  readonly options: readonly SelectOption[]
  /** The ids of what is ticked; ids that no option has are kept. */
  readonly value: readonly string[]
  /** Told in the order of the options. */
  readonly onChange: (ids: readonly string[]) => void
  /** The label of a first box that ticks all of them or none, and shows a dash for some. @default there is none */
  readonly allLabel?: string | undefined
  /** @default 'vertical' */
  readonly orientation?: 'vertical' | 'horizontal' | undefined
  /** @default false */
  readonly isDisabled?: boolean | undefined
  /** @default false */
  readonly isReadOnly?: boolean | undefined
  /** The focus leaves the group; not when it goes from one box to another. */
  readonly onBlur?: (() => void) | undefined
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
  const group = useRef<HTMLDivElement>(null)
  const options = usableOptions('CheckboxGroup', props.options)
  const free = options.filter((option) => option.isDisabled !== true)
  const ticked = free.filter(({ id }) => value.includes(id)).length
  const isAll = ticked > 0 && ticked === free.length
  const untickAll = () => onChange(value.filter((id) => !free.some((option) => option.id === id)))
  return (
    <Field {...frameProps(props)} onLabelPress={() => group.current?.querySelector('input')?.focus()}>
      {(control, labelId) => (
        <Column
          ref={group}
          {...choiceGroupProps(control, labelId, props)}
          data-orientation={orientation}
          onBlur={onLeave(props.onBlur)}
          value={[...value]}
          onChange={(ids) => onChange(inListOrder(ids, options))}
        >
          {allLabel !== undefined && (
            // Not one of the group's choices, but about all of them.
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
                  <span data-mark="" aria-hidden="true">
                    {isAll ? <Check /> : ticked > 0 && <Minus />}
                  </span>
                  <span data-text="">{allLabel}</span>
                </Line>
              </Choice>
            </CheckboxGroupStateContext.Provider>
          )}
          {options.map(({ id, label, description, isDisabled: isOff = false }) => (
            <Choice key={id} value={id} isDisabled={isOff}>
              <Line>
                <span data-mark="" aria-hidden="true">
                  {value.includes(id) && <Check />}
                </span>
                <span data-text="">{label}</span>
              </Line>
              {description !== undefined && <Text slot="description">{description}</Text>}
            </Choice>
          ))}
        </Column>
      )}
    </Field>
  )
}
