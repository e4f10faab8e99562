import { createContext, useContext, useId, useMemo, type ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { visuallyHidden } from '../../visually-hidden/visuallyHiddenStyle'

interface RadioGroupState {
  readonly name: string
  readonly value: string | null
  readonly onChange: (id: string) => void
  readonly isDisabled: boolean
  readonly isReadOnly: boolean
  readonly isInvalid: boolean
}

const RadioGroupContext = createContext<RadioGroupState | null>(null)

interface RadiosProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** The chosen radio's id; null while none is chosen. */
  readonly value: string | null
  readonly onChange: (id: string) => void
  readonly orientation?: 'vertical' | 'horizontal' | undefined
  readonly isDisabled: boolean
  readonly isReadOnly: boolean
  readonly isInvalid: boolean
  readonly isRequired: boolean
}

/**
 * The element around native radio buttons: the browser itself keeps them one tab stop and lets arrows choose.
 *
 * @example
 * <Radios {...group} value={best} onChange={setBest}><Radio id="day">Day</Radio>…</Radios>
 */
export function Radios({
  value,
  onChange,
  orientation = 'vertical',
  isDisabled,
  isReadOnly,
  isInvalid,
  isRequired,
  ...rest
}: RadiosProps) {
  const name = useId()
  const state = useMemo(
    () => ({ name, value, onChange, isDisabled, isReadOnly, isInvalid }),
    [name, value, onChange, isDisabled, isReadOnly, isInvalid],
  )
  return (
    <RadioGroupContext value={state}>
      <div
        role="radiogroup"
        aria-orientation={orientation}
        aria-disabled={isDisabled || undefined}
        aria-readonly={isReadOnly || undefined}
        aria-invalid={isInvalid || undefined}
        aria-required={isRequired || undefined}
        data-orientation={orientation}
        data-disabled={isDisabled || undefined}
        data-readonly={isReadOnly || undefined}
        data-invalid={isInvalid || undefined}
        {...rest}
      />
    </RadioGroupContext>
  )
}

const Input = styled.input`
  ${visuallyHidden}
`

interface RadioProps extends ComponentPropsWithRef<'label'> {
  readonly id: string
  /** This one cannot be chosen. @default false */
  readonly isDisabled?: boolean | undefined
  /** The key that chooses it, as assistive technology is told. */
  readonly keyShortcut?: string | undefined
  /** The element that says more about it. */
  readonly describedBy?: string | undefined
}

/** A native radio button, out of sight in the label that shows it: `data-selected`, `:hover` and `:has(:focus-visible)` draw its states. */
export function Radio({ id, isDisabled = false, keyShortcut, describedBy, children, ...rest }: RadioProps) {
  const group = useContext(RadioGroupContext)
  if (group === null) throw new Error('A Radio stands inside Radios.')
  const isOff = group.isDisabled || isDisabled
  const isSelected = group.value === id
  return (
    <label
      data-selected={isSelected || undefined}
      data-disabled={isOff || undefined}
      data-readonly={group.isReadOnly || undefined}
      data-invalid={group.isInvalid || undefined}
      {...rest}
    >
      <Input
        type="radio"
        name={group.name}
        value={id}
        checked={isSelected}
        disabled={isOff}
        aria-keyshortcuts={keyShortcut}
        aria-describedby={describedBy}
        onChange={() => {
          if (!group.isReadOnly) group.onChange(id)
        }}
      />
      {children}
    </label>
  )
}
