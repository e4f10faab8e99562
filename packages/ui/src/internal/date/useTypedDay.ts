import { useState } from 'react'

/** The text of a field whose day is read from words. */
export interface TypedDay {
  /** What is typed; while nothing is, the day for reading. */
  readonly text: string
  /** The day that the typed words mean, `YYYY-MM-DD`; null while nothing is typed, or no day is meant. */
  readonly meant: string | null
  /** Whether something was typed that means no day. */
  readonly isUnclear: boolean
  readonly type: (text: string) => void
  /** The field is left: words that mean a day give way to that day. */
  readonly leave: () => void
}

interface TypedDayOptions {
  readonly value: string | null
  /** The value for reading. */
  readonly readable: string
  /** The day that a text means; null for none. */
  readonly readText: (text: string) => string | null
  readonly onDay: (day: string | null) => void
}

/**
 * What is typed over a day. It goes when the value becomes another one than the words mean: by the calendar, or from
 * outside. Words that mean no day stay, and empty the value.
 */
export function useTypedDay({ value, readable, readText, onDay }: TypedDayOptions): TypedDay {
  const [typed, setTyped] = useState<{ readonly over: string | null; readonly text: string } | null>(null)
  const current = typed?.over === value ? typed.text : null
  const meant = current === null ? null : readText(current)
  return {
    text: current ?? readable,
    meant,
    isUnclear: current !== null && meant === null,
    type: (text) => {
      const day = readText(text)
      setTyped({ over: day, text })
      if (day !== value) onDay(day)
    },
    leave: () => {
      if (meant !== null) setTyped(null)
    },
  }
}
