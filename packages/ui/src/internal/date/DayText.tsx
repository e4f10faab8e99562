import { DateFormatter } from '@internationalized/date'
import { Check } from 'lucide-react'
import { use, type ReactNode } from 'react'
import { DatePickerStateContext } from 'react-aria-components/DatePicker'
import { GroupContext } from 'react-aria-components/Group'
import { useSlottedContext } from 'react-aria-components/slots'
import { styled } from 'styled-components'
import { bareInputStyle } from '../../field/bareInputStyle'
import type { FieldControl } from '../../field/Field'
import { parseDay } from './isoDay'
import type { TypedDay } from './useTypedDay'

const Input = styled.input`
  ${bareInputStyle}
  color: inherit;
  font: inherit;
`

const Meaning = styled.output`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 4px;
  padding-inline: 8px;
  color: var(--open-ink);
  white-space: nowrap;
  & > svg {
    width: 14px;
    height: 14px;
  }
`

interface DayTextProps {
  readonly typed: TypedDay
  readonly control: FieldControl
  readonly labelId: string
  readonly locale: string
  readonly isDisabled: boolean
  readonly isReadOnly: boolean
  readonly isRequired: boolean
  readonly onBlur: () => void
}

/** A day as one line of text in the box of a picker, with the day that it means behind it while one types. */
export function DayText({
  typed,
  control,
  labelId,
  locale,
  isDisabled,
  isReadOnly,
  isRequired,
  onBlur,
}: DayTextProps) {
  const state = use(DatePickerStateContext)
  return (
    <>
      <Input
        data-day-text=""
        autoComplete="off"
        aria-labelledby={labelId}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        aria-required={isRequired || undefined}
        disabled={isDisabled}
        readOnly={isReadOnly}
        value={typed.text}
        onFocus={(event) => event.currentTarget.select()}
        // A press puts the caret into the day that was selected with the focus.
        onClick={(event) => {
          if (typed.meant === null && !typed.isUnclear) event.currentTarget.select()
        }}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={onBlur}
        onKeyDown={(event) => {
          if (!event.altKey || event.key !== 'ArrowDown') return
          event.preventDefault()
          state?.setOpen(true)
        }}
      />
      <Meaning>
        {typed.meant !== null && (
          <>
            <Check aria-hidden="true" />
            {inWords(typed.meant, locale)}
          </>
        )}
      </Meaning>
    </>
  )
}

/**
 * A box without what a picker's box does for the parts of a day: it would take blanks, arrows, Enter and presses from a line of
 * text. The popover still finds its place by the box.
 */
export function PlainBox({ children }: { readonly children: ReactNode }) {
  const { ref = null, isInvalid = false, isDisabled = false } = useSlottedContext(GroupContext) ?? {}
  return <GroupContext value={{ ref, isInvalid, isDisabled, role: 'presentation' }}>{children}</GroupContext>
}

/** A day with its weekday, `Fri, 12/04/2026`; empty for what is no day. */
function inWords(text: string, locale: string): string {
  const day = parseDay(text)
  const format = new DateFormatter(locale, {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  })
  return day === null ? '' : format.format(day.toDate('UTC'))
}
