import { useMemo, useState } from 'react'
import { useComboBoxState, type ComboBoxState } from 'react-stately/useComboBoxState'
import { allOptions, matchingEntries, usableEntries } from '../option-list/optionEntries'
import type { SelectOption } from '../option-list/selectOption'
import { useOptionCollection } from '../option-list/useOptionCollection'
import type { ComboBoxProps } from './comboBoxProps'
import { CREATE_ID, withCreateOption } from './createOption'

/** The label of the chosen option, also while the options that are there are others. */
const useChosenLabel = (options: readonly SelectOption[], value: string | null): string => {
  const label = options.find(({ id }) => id === value)?.label
  const [known, setKnown] = useState({ value, label: label ?? '' })
  if (known.value === value && (label === undefined || label === known.label)) return known.label
  const next = { value, label: label ?? '' }
  setKnown(next)
  return next.label
}

/**
 * The state of a combo box: what is typed, which options that leaves, and what a choice does. Both the text and the
 * choice are controlled from here, so that a caller may take a choice and keep `value` as it was ("Add a column").
 */
export const useTypedChoice = (props: ComboBoxProps) => {
  const { options, value, onChange, onCreate, onTextChange, keepsText = false, isReadOnly = false } = props
  const { areOptionsFiltered = false, isDisabled = false, isRequired = false, error } = props
  // Null while the box shows the chosen option's label.
  const [typed, setTyped] = useState<string | null>(null)
  const [isAllShown, setIsAllShown] = useState(false)
  const all = useMemo(() => usableEntries('ComboBox', options), [options])
  const flat = useMemo(() => allOptions(all), [all])
  const text = useChosenLabel(flat, value)
  const isCreatable = onCreate !== undefined
  const entries = useMemo(() => {
    const query = typed ?? ''
    const shown = areOptionsFiltered || isAllShown ? all : matchingEntries(all, query)
    return isCreatable ? withCreateOption(shown, all, query) : shown
  }, [all, typed, areOptionsFiltered, isAllShown, isCreatable])
  const list = useOptionCollection('ComboBox', entries)

  const forgetTyped = () => {
    if (typed === null) return
    setTyped(null)
    onTextChange?.('')
  }
  const state: ComboBoxState<SelectOption> = useComboBoxState({
    ...list,
    // Opened below, by typing alone: react-aria would also open it when the text returns to the chosen label.
    menuTrigger: 'manual',
    allowsEmptyCollection: true,
    allowsCustomValue: keepsText,
    isDisabled,
    isReadOnly,
    isRequired,
    isInvalid: error !== undefined,
    validationBehavior: 'aria',
    value,
    inputValue: typed ?? text,
    onOpenChange: (_isOpen: boolean, trigger?: string) => setIsAllShown(trigger === 'manual'),
    onInputChange: (next: string) => {
      setTyped(next)
      setIsAllShown(false)
      onTextChange?.(next)
      if (next === '' && value !== null) onChange(null)
      state.open(null, 'input')
    },
    onChange: (key: string | number | null) => {
      if (key === null && keepsText) {
        if (value !== null) onChange(null)
        return
      }
      forgetTyped()
      // Nothing new: the box was left, and returns to what is chosen.
      if (key === null || key === value) return
      state.setOpen(false)
      if (key === CREATE_ID) onCreate?.((typed ?? '').trim())
      else onChange(String(key))
    },
  })
  return { state, list, optionCount: flat.length }
}
