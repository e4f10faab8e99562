import { parseDay } from '@retain/domain/calendar/day'
import { formatTime } from '@retain/domain/calendar/formats'
import type { Instant } from '@retain/domain/calendar/instant'
import { dayOf, minuteOfDay, momentOn } from '@retain/domain/calendar/storeDay'
import { utc, type OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import { DateField } from '@retain/ui/date-field'
import { FormRow } from '@retain/ui/form-layout'
import { Select } from '@retain/ui/select'
import type { FieldMessage } from '../../forms/useFieldMessages'

interface MomentFieldProps extends FieldMessage {
  readonly label: string
  readonly value: Instant | null
  readonly onChange: (moment: Instant | null) => void
  /** That of the store, in which day and time are meant. */
  readonly offset: OffsetMinutes
  /** The time that a day begins with when it is chosen, in minutes of the day. */
  readonly usualMinute: number
  readonly isReadOnly: boolean
}

const step = 30
const times = Array.from({ length: (24 * 60) / step }, (_, at) => at * step)
const someDay = parseDay('2024-01-01')

/** A minute of the day in words: `8:00 am`. */
const timeText = (minute: number): string =>
  someDay === null ? '' : formatTime(momentOn(someDay, minute, utc), utc)

/** A day and a time of the store; without a day it is open. */
export function MomentField(props: MomentFieldProps) {
  const { label, value, onChange, offset, usualMinute, isReadOnly, ...message } = props
  const minute = value === null ? null : minuteOfDay(value, offset)
  const offered = minute === null || times.includes(minute) ? times : [...times, minute].sort((a, b) => a - b)
  const choose = (text: string | null) => {
    const day = text === null ? null : parseDay(text)
    onChange(day === null ? null : momentOn(day, minute ?? usualMinute, offset))
  }
  return (
    <FormRow>
      <DateField
        label={label}
        value={value === null ? null : dayOf(value, offset)}
        onChange={choose}
        isReadOnly={isReadOnly}
        {...message}
      />
      <Select
        label={`${label}, time`}
        placeholder="Any time"
        options={offered.map((one) => ({ id: String(one), label: timeText(one) }))}
        value={minute === null ? null : String(minute)}
        onChange={(id) => {
          if (value !== null) onChange(momentOn(dayOf(value, offset), Number(id), offset))
        }}
        isDisabled={isReadOnly || value === null}
      />
    </FormRow>
  )
}
