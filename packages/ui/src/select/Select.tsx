import { useRef } from 'react'
import { Field, type FieldFrameProps } from '../field/Field'
import { frameProps } from '../field/frameProps'
import type { SelectEntry } from '../option-list/selectOption'
import { SelectControl } from './SelectControl'

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
  /** The focus leaves the box and its list; not when the list opens, or closes by a choice. */
  readonly onBlur?: (() => void) | undefined
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
