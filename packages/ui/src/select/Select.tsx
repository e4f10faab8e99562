import { useRef } from 'react'
import { Field } from '../field/Field'
import { frameProps } from '../field/frameProps'
import { SelectControl } from './SelectControl'
import type { SelectProps } from './selectProps'

export type { SelectProps } from './selectProps'

/**
 * One choice out of a list that opens under the box. Typing jumps to a choice, arrows change it without opening.
 *
 * @example
 * <Select label="Reason" placeholder="Please select a reason" options={reasons} value={reason} onChange={setReason} />
 *
 * @example
 * <Select label="Model" options={[{ label: 'Honda', options: [{ id: '1', label: 'Civic' }] }]} … />
 */
export function Select({ onBlur, ...props }: SelectProps) {
  const box = useRef<HTMLButtonElement>(null)
  return (
    <Field {...frameProps(props)} onLabelPress={() => box.current?.focus()}>
      {(control, labelId) => (
        <SelectControl
          {...props}
          control={control}
          labelId={labelId}
          box={box}
          onLeave={onBlur === undefined ? undefined : () => onBlur()}
        />
      )}
    </Field>
  )
}
