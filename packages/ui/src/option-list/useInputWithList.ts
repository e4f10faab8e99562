import { useRef, type RefObject } from 'react'
import { useComboBox } from 'react-aria/useComboBox'
import type { ComboBoxState } from 'react-stately/useComboBoxState'
import type { SelectOption } from './selectOption'

type Options = Parameters<typeof useComboBox<SelectOption>>[0]

interface InputWithList extends Omit<Options, 'inputRef' | 'buttonRef' | 'popoverRef' | 'listBoxRef'> {
  readonly state: ComboBoxState<SelectOption>
  readonly inputRef: RefObject<HTMLInputElement | null>
}

/** An input and the list of options under it: what goes to the input, its button, and the `OptionPanel`. */
export function useInputWithList({ state, ...options }: InputWithList) {
  const triggerRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const panelRef = useRef<HTMLElement>(null)
  const listBoxRef = useRef<HTMLDivElement>(null)
  const { inputProps, buttonProps, listBoxProps } = useComboBox(
    { ...options, buttonRef, popoverRef: panelRef, listBoxRef },
    state,
  )
  return {
    /** The box around the input, under which the list hangs. */
    triggerRef,
    inputProps: { ...inputProps, ref: options.inputRef },
    buttonProps: { ...buttonProps, ref: buttonRef },
    panelProps: {
      state,
      triggerRef,
      panelRef,
      isNonModal: true,
      listBoxProps: { ...listBoxProps, ref: listBoxRef },
    },
  }
}
