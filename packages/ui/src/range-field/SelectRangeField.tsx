import { useRef } from 'react'
import { FieldRoot } from '../field/FieldParts'
import { SelectControl } from '../select/SelectControl'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { chooseSide, numberOptions, type NumberRange } from './numberRange'
import { RangeFrame, type RangeFrameProps, type RangeSideControl } from './RangeFrame'

export type { NumberRange } from './numberRange'

/** Props of {@link SelectRangeField}. */
export interface SelectRangeFieldProps extends RangeFrameProps {
  /** The numbers to choose from, in their order; each is offered once, and what is not finite not at all. */
  readonly options: readonly number[]
  /** Both ends; null where an end is open. */
  readonly value: NumberRange
  /** Choosing a From above To clears To. */
  readonly onChange: (value: NumberRange) => void
  /** The choice that clears a side. @default 'Any' */
  readonly anyLabel?: string | undefined
  /** Neither side can be opened. @default false */
  readonly isDisabled?: boolean | undefined
  /** What is chosen can be read but not changed. @default false */
  readonly isReadOnly?: boolean | undefined
  /** The focus leaves both sides and their lists; not when it goes from one to the other. */
  readonly onBlur?: (() => void) | undefined
}

const any = 'any'

/**
 * From and to, chosen out of a list of numbers, such as the scores 1 to 10.
 *
 * @example
 * <SelectRangeField label="Prediction Score" options={scores} value={{ from: 6, to: 10 }} onChange={setScore} />
 */
export function SelectRangeField(props: SelectRangeFieldProps) {
  const { options, value, onChange, anyLabel = 'Any', isDisabled, isReadOnly, onBlur, ...frame } = props
  const numbers = numberOptions(options)
  const fromBox = useRef<HTMLButtonElement>(null)
  const toBox = useRef<HTMLButtonElement>(null)
  const side = (at: keyof NumberRange, control: RangeSideControl) => {
    const chosen = value[at]
    const labelId = `${control.id}-label`
    return (
      <FieldRoot>
        <VisuallyHidden id={labelId}>{control.name}</VisuallyHidden>
        <SelectControl
          label={control.name}
          labelId={labelId}
          control={{
            id: control.id,
            'aria-describedby': control.describedBy,
            'aria-invalid': control.isInvalid || undefined,
            'aria-required': frame.isRequired || undefined,
          }}
          box={at === 'from' ? fromBox : toBox}
          onLeave={(to) => {
            if (to !== fromBox.current && to !== toBox.current) onBlur?.()
          }}
          placeholder={control.placeholder}
          options={chosen === null ? numbers : [{ id: any, label: anyLabel }, ...numbers]}
          value={chosen === null ? null : String(chosen)}
          onChange={(id) => onChange(chooseSide(value, at, id === any ? null : Number(id)))}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
        />
      </FieldRoot>
    )
  }
  return (
    <RangeFrame {...frame} onLabelPress={() => fromBox.current?.focus()}>
      {({ from, to }) => (
        <>
          {side('from', from)}
          {side('to', to)}
        </>
      )}
    </RangeFrame>
  )
}
