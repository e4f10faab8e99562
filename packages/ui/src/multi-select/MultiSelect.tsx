import { ChevronDown } from 'lucide-react'
import { useId, useMemo, useRef, type RefObject } from 'react'
import { lazyComponent } from '../internal/lazy-component/lazyComponent'
import { ControlNote, describedBy } from '../field/ControlNote'
import { Field, type FieldControl, type FieldFrameProps } from '../field/Field'
import { frameProps } from '../field/frameProps'
import { allOptions, usableEntries } from '../option-list/optionEntries'
import type { SelectEntry } from '../option-list/selectOption'
import { PopoverTrigger } from '../popover/PopoverTrigger'
import { SelectBox } from '../select/SelectBox'
import { chosenLabels, inListOrder, withExclusive } from './chosenIds'
import { ChosenText } from './ChosenText'

const MultiSelectPopover = lazyComponent(() => import('./MultiSelectPopover'))

/** Props of {@link MultiSelect}. */
export interface MultiSelectProps extends FieldFrameProps {
  /** Options, groups of options, or both; thousands open as fast as ten. Options with a blank label are left out. */
  readonly options: readonly SelectEntry[]
  /** The ids of what is chosen. One that no option has is kept, and shown as it is. */
  readonly value: readonly string[]
  /** Told at every press, in the order of the list. */
  readonly onChange: (ids: readonly string[]) => void
  /** The option that stands for all: choosing it drops the others, and choosing another drops it. @default none */
  readonly exclusiveId?: string | undefined
  /** What the closed box reads while nothing is chosen. @default 'All' */
  readonly placeholder?: string | undefined
  /** Whether the open list has a search field. @default from ten options on */
  readonly isSearchable?: boolean | undefined
  /** What stands in the empty search of the open list. @default 'Search' */
  readonly searchPlaceholder?: string | undefined
  /** What the open list says when no option matches, or there is none. @default 'Nothing Found' */
  readonly emptyText?: string | undefined
  /** It takes no focus and cannot be opened. @default false */
  readonly isDisabled?: boolean | undefined
  /** What is chosen can be read but not changed. @default false */
  readonly isReadOnly?: boolean | undefined
  /** The focus leaves the box and its list; not when the list opens or closes. */
  readonly onBlur?: (() => void) | undefined
}

/**
 * Any number of choices out of a list that opens under the box, with a search field where there are many. The box reads
 * what is chosen, divided by commas, and how many they are where they do not fit.
 *
 * @example
 * <MultiSelect label="Make" options={makes} value={makeIds} onChange={setMakeIds} />
 *
 * @example
 * <MultiSelect label="Flagged" options={[{ id: 'ALL', label: 'All' }, ...associates]} exclusiveId="ALL" … />
 */
export function MultiSelect(props: MultiSelectProps) {
  const box = useRef<HTMLButtonElement>(null)
  return (
    <Field {...frameProps(props)} onLabelPress={() => box.current?.focus()}>
      {(control, labelId) => <MultiSelectControl {...props} control={control} labelId={labelId} box={box} />}
    </Field>
  )
}

interface MultiSelectControlProps extends MultiSelectProps {
  readonly control: FieldControl
  readonly labelId: string
  readonly box: RefObject<HTMLButtonElement | null>
}

function MultiSelectControl(props: MultiSelectControlProps) {
  const { label, isRequired, error, options, value, onChange, exclusiveId, control, labelId, box } = props
  const { placeholder = 'All', searchPlaceholder = 'Search', emptyText = 'Nothing Found' } = props
  const { isDisabled = false, isReadOnly = false } = props
  const id = useId()
  const entries = useMemo(() => usableEntries('MultiSelect', options), [options])
  const flat = useMemo(() => allOptions(entries), [entries])
  const { isSearchable = flat.length >= 10 } = props
  const labels = useMemo(() => chosenLabels(value, flat), [value, flat])
  const description = describedBy(`${id}-note`, { isRequired, isReadOnly }, control['aria-describedby'])
  const trigger = (
    <SelectBox
      id={control.id}
      ref={box}
      isDisabled={isDisabled}
      aria-labelledby={`${id}-value ${labelId}`}
      {...(description === undefined ? {} : { 'aria-describedby': description })}
      data-invalid={error !== undefined || undefined}
      data-readonly={isReadOnly || undefined}
      onBlur={({ currentTarget }) => {
        // An open list has the focus, and gives it back when it closes.
        if (currentTarget.getAttribute('aria-expanded') !== 'true') props.onBlur?.()
      }}
    >
      <ChosenText id={`${id}-value`} labels={labels} placeholder={placeholder} />
      <ChevronDown aria-hidden="true" />
    </SelectBox>
  )
  return (
    <>
      {isReadOnly ? (
        trigger
      ) : (
        <PopoverTrigger kind="dialog" trigger={trigger} preload={MultiSelectPopover.preload}>
          {(popover) => (
            <MultiSelectPopover
              {...popover}
              onLoadFailed={popover.onClose}
              {...{ label, entries, value, exclusiveId, isSearchable, searchPlaceholder, emptyText }}
              onChange={(ids) => onChange(inListOrder(withExclusive(value, ids, exclusiveId), flat))}
            />
          )}
        </PopoverTrigger>
      )}
      <ControlNote id={`${id}-note`} isRequired={isRequired} isReadOnly={isReadOnly} />
    </>
  )
}
