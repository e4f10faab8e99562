import { ChevronDown } from 'lucide-react'
import { useId, useRef, type RefObject } from 'react'
import { useSelect } from 'react-aria/useSelect'
import { useSelectState } from 'react-stately/useSelectState'
import { ControlNote, describedBy } from '../field/ControlNote'
import { Field, type FieldControl, type FieldFrameProps } from '../field/Field'
import { frameProps } from '../field/frameProps'
import { OptionList, preloadOptionList } from '../option-list/OptionList'
import type { SelectEntry } from '../option-list/selectOption'
import { useOptionCollection } from '../option-list/useOptionCollection'
import { Panel } from '../popover/FloatingPanel'
import { SelectBox, SelectSheet } from './SelectBox'

/** Props of {@link Select}. */
export interface SelectProps extends FieldFrameProps {
  /** Options, groups of options, or both; 10,000 open as fast as ten. Options with a blank label are left out. */
  readonly options: readonly SelectEntry[]
  /** The chosen option's id; null while none is chosen. An id that no option has shows the placeholder. */
  readonly value: string | null
  readonly onChange: (id: string) => void
  /** What stands in the box while nothing is chosen. @default 'Select' */
  readonly placeholder?: string | undefined
  /** What the open list says when there is nothing to choose. @default 'Nothing to choose' */
  readonly emptyText?: string | undefined
  /** @default false */
  readonly isDisabled?: boolean | undefined
  /** What is chosen can be read but not changed. @default false */
  readonly isReadOnly?: boolean | undefined
}

/**
 * One choice out of a list that opens under the box. Typing jumps to a choice, arrows change it without opening.
 *
 * @example
 * <Select label="Reason" placeholder="Please select a reason" options={reasons} value={reason} onChange={setReason} />
 *
 * @example
 * <Select label="Model" options={[{ label: 'Honda', options: [{ id: '1', label: 'Civic' }] }]} … />
 */
export function Select(props: SelectProps) {
  const box = useRef<HTMLButtonElement>(null)
  return (
    <Field {...frameProps(props)} onLabelPress={() => box.current?.focus()}>
      {(control, labelId) => <SelectControl {...props} control={control} labelId={labelId} box={box} />}
    </Field>
  )
}

interface SelectControlProps extends SelectProps {
  readonly control: FieldControl
  readonly labelId: string
  readonly box: RefObject<HTMLButtonElement | null>
}

function SelectControl(props: SelectControlProps) {
  const { label, isRequired, error, options, value, onChange, control, labelId, box } = props
  const { placeholder = 'Select', emptyText = 'Nothing to choose' } = props
  const { isDisabled = false, isReadOnly = false } = props
  const isInvalid = error !== undefined
  const noteId = useId()
  const list = useOptionCollection(options)
  const description = describedBy(noteId, { isRequired, isReadOnly }, control['aria-describedby'])
  const shared = {
    id: control.id,
    'aria-labelledby': labelId,
    ...(description === undefined ? {} : { 'aria-describedby': description }),
    ...list,
    isDisabled,
    isInvalid,
    value,
    onChange: (key: string | number | null) => {
      if (key !== null && !isReadOnly) onChange(String(key))
    },
    allowsEmptyCollection: true,
    ...(isReadOnly ? { isOpen: false } : {}),
  }
  const state = useSelectState(shared)
  const { triggerProps, valueProps, menuProps } = useSelect(shared, state, box)
  const chosen = state.selectedItems[0]
  const warmUp = () => preloadOptionList(list.collection.size)
  return (
    <>
      <SelectBox
        {...triggerProps}
        ref={box}
        onHoverStart={warmUp}
        data-invalid={isInvalid || undefined}
        data-readonly={isReadOnly || undefined}
      >
        <span {...valueProps} data-value="" data-placeholder={chosen === undefined || undefined}>
          {chosen?.textValue ?? placeholder}
        </span>
        <ChevronDown aria-hidden="true" />
      </SelectBox>
      <ControlNote id={noteId} isRequired={isRequired} isReadOnly={isReadOnly} />
      <Panel
        aria-label={label}
        isOpen={state.isOpen}
        onOpenChange={(isOpen) => state.setOpen(isOpen)}
        triggerRef={box}
        placement="bottom start"
        offset={4}
      >
        <SelectSheet>
          <OptionList
            state={state}
            optionCount={list.collection.size}
            emptyText={emptyText}
            aria-labelledby={labelId}
            listBoxProps={menuProps}
          />
        </SelectSheet>
      </Panel>
    </>
  )
}
