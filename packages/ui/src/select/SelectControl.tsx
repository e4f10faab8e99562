import { ChevronDown } from 'lucide-react'
import { useId, useState, type FocusEvent, type RefObject } from 'react'
import { useSelect } from 'react-aria/useSelect'
import { useSelectState } from 'react-stately/useSelectState'
import { ControlNote, describedBy } from '../field/ControlNote'
import type { FieldControl } from '../field/Field'
import { preloadOptionList } from '../option-list/OptionList'
import { OptionPanel } from '../option-list/OptionPanel'
import { useOptionCollection } from '../option-list/useOptionCollection'
import type { SelectProps } from './selectProps'
import { SelectBox } from './SelectBox'

interface SelectControlProps extends Omit<
  SelectProps,
  'isLabelHidden' | 'isRequired' | 'hint' | 'error' | 'onBlur'
> {
  /** Props from the field around it: its id and its description. */
  readonly control: FieldControl
  /** The element that names it. */
  readonly labelId: string
  readonly box: RefObject<HTMLButtonElement | null>
  /** The focus leaves the box and its list, for another element or for none. */
  readonly onLeave: ((to: Element | null) => void) | undefined
}

/** The box of a select and its list, in a frame that the caller gives. */
export function SelectControl(props: SelectControlProps) {
  const { label, options, value, onChange, control, labelId, box, onLeave } = props
  const { placeholder = 'Select', emptyText = 'Nothing to choose' } = props
  const { isDisabled = false, isReadOnly = false } = props
  const isInvalid = control['aria-invalid'] ?? false
  const isRequired = control['aria-required']
  const noteId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const list = useOptionCollection('Select', options)
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
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      // Closing the list removes the focused element, and the focus returns to the box.
      const isClosing = relatedTarget === null && target !== box.current
      if (!isClosing && relatedTarget !== box.current) onLeave?.(relatedTarget)
    },
    allowsEmptyCollection: true,
    isOpen: isOpen && !isReadOnly,
    onOpenChange: (opens: boolean) => setIsOpen(opens && !isReadOnly),
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
      <OptionPanel
        label={label}
        state={state}
        triggerRef={box}
        optionCount={list.collection.size}
        emptyText={emptyText}
        aria-labelledby={labelId}
        listBoxProps={menuProps}
      />
    </>
  )
}
