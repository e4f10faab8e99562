import { Check, ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { Button, ListBox, ListBoxItem, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { styled } from 'styled-components'
import { controlStyle } from '../field/controlStyle'
import { Field, type FieldFrameProps } from '../field/Field'
import { Panel } from '../popover/FloatingPanel'
import { listBoxStyle } from '../popover/listBoxStyle'

const Box = styled(Button)`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  text-align: left;
  cursor: pointer;
  & > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg.lucide {
    color: var(--ink-3);
  }
  &:active {
    background: var(--hover);
  }
`

const Choices = styled(Panel)`
  min-width: var(--trigger-width);
`

const List = styled(ListBox<SelectOption>)`
  ${listBoxStyle}
`

/** One choice of a select. */
export interface SelectOption {
  readonly id: string
  readonly label: string
}

/** Props of {@link Select}. */
export interface SelectProps extends FieldFrameProps {
  readonly options: readonly SelectOption[]
  /** The chosen option's id; null while none is chosen. */
  readonly value: string | null
  readonly onChange: (id: string) => void
  /** What stands in the box while nothing is chosen. @default 'Select' */
  readonly placeholder?: string | undefined
  readonly isDisabled?: boolean | undefined
}

/**
 * One choice out of a list that opens under the box. Typing jumps to a choice, arrows change it without opening.
 *
 * @example
 * <Select label="Reason" placeholder="Please select a reason" options={reasons} value={reason} onChange={setReason} />
 */
export function Select(props: SelectProps) {
  const { options, value, onChange, placeholder = 'Select', isDisabled = false, ...frame } = props
  const box = useRef<HTMLButtonElement>(null)
  const isInvalid = frame.error !== undefined
  return (
    <Field {...frame} onLabelPress={() => box.current?.focus()}>
      {({ id, 'aria-describedby': describedBy }, labelId) => (
        <AriaSelect
          id={id}
          aria-labelledby={labelId}
          {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
          isDisabled={isDisabled}
          isInvalid={isInvalid}
          placeholder={placeholder}
          value={value}
          onChange={(key) => {
            if (key !== null) onChange(String(key))
          }}
        >
          <Box ref={box} data-invalid={isInvalid || undefined}>
            <SelectValue<SelectOption>>
              {({ isPlaceholder, defaultChildren, selectedText }) =>
                isPlaceholder ? defaultChildren : selectedText
              }
            </SelectValue>
            <ChevronDown aria-hidden="true" />
          </Box>
          <Choices placement="bottom start" offset={4}>
            <List items={options}>
              {(option) => (
                <ListBoxItem id={option.id} textValue={option.label}>
                  <span>{option.label}</span>
                  {option.id === value && <Check aria-hidden="true" />}
                </ListBoxItem>
              )}
            </List>
          </Choices>
        </AriaSelect>
      )}
    </Field>
  )
}
