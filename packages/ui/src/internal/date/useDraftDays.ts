import type { CalendarDate } from '@internationalized/date'
import { useState } from 'react'
import { isoOf, isWholeYear, parseDay, withWholeYear } from './isoDay'

type Days = readonly CalendarDate[]

const areAll = (days: readonly (CalendarDate | null)[]): days is Days => days.every((day) => day !== null)

/**
 * What stands in a field of one day or several: the value, or what is being typed and has no whole year yet ("2", "20",
 * "202"), of which the caller hears nothing. Leaving the field with a year of two digits takes it as one of this century;
 * what cannot be finished goes back to the value. Null is a field without days; what is no day makes it one.
 */
export const useDraftDays = (
  value: readonly (string | null | undefined)[],
  onDays: (days: readonly string[] | null) => void,
) => {
  const [draft, setDraft] = useState<{ readonly over: string; readonly days: Days } | null>(null)
  const over = value.join('/')
  const current = draft?.over === over ? draft.days : null
  const parsed = value.map(parseDay)
  const days = areAll(parsed) ? parsed : null
  const report = (next: Days) => {
    setDraft(null)
    onDays(next.map(isoOf))
  }
  return {
    days: current ?? days,
    change: (next: Days | null) => {
      if (next?.every(isWholeYear) === true) report(next)
      else if (next !== null) setDraft({ over, days: next })
      else {
        setDraft(null)
        if (days !== null) onDays(null)
      }
    },
    leave: () => {
      if (current === null) return
      const whole = current.map(withWholeYear)
      if (areAll(whole)) report(whole)
      else setDraft(null)
    },
  }
}
