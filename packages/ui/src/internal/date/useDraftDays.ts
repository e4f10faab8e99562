import type { CalendarDate } from '@internationalized/date'
import { useEffect, useEffectEvent, useState } from 'react'
import { isoOf, isWholeYear, parseDay, withWholeYear } from './isoDay'

type Days = readonly CalendarDate[]

const areAll = (days: readonly (CalendarDate | null)[]): days is Days => days.every((day) => day !== null)

/** A part that is typed over another one may get a second digit until so many milliseconds have passed. */
const typingPause = 700

/**
 * What stands in a field of one day or several: the value, or what is being typed, of which the caller hears nothing yet: a year
 * that is not whole ("2", "20", "202"), and a part typed over another one, of which "2" may become "22". That is told after a
 * pause, and when the field is left. Leaving the field with a year of two digits takes it as one of this century; what cannot be
 * finished goes back to the value. Null is a field without days; what is no day makes it one.
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
  const leave = () => {
    if (current === null) return
    const whole = current.map(withWholeYear)
    if (areAll(whole)) report(whole)
    else setDraft(null)
  }
  const onPause = useEffectEvent(leave)
  const isTypedOver = days !== null && current?.every(isWholeYear) === true
  useEffect(() => {
    if (!isTypedOver) return undefined
    const pause = setTimeout(() => onPause(), typingPause)
    return () => clearTimeout(pause)
  }, [isTypedOver, current])
  return {
    days: current ?? days,
    /** @param isChosen in a calendar, where nothing is left to type. */
    change: (next: Days | null, isChosen = false) => {
      const isWhole = next?.every(isWholeYear) === true
      const isTyping = isWhole && days !== null && current?.every(isWholeYear) !== false
      if (next === null) {
        setDraft(null)
        if (days !== null) onDays(null)
      } else if (isWhole && (isChosen || !isTyping)) report(next)
      else setDraft({ over, days: next })
    },
    leave,
  }
}
