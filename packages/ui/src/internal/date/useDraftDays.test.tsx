import { CalendarDate } from '@internationalized/date'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDraftDays } from './useDraftDays'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** So many milliseconds pass. */
const pass = (time: number) => {
  act(() => {
    vi.advanceTimersByTime(time)
  })
}

const drafted = (value: readonly (string | null)[]) => {
  const onDays = vi.fn()
  const hook = renderHook(({ days }) => useDraftDays(days, onDays), { initialProps: { days: value } })
  return { onDays, hook, field: () => hook.result.current }
}

it('tells nothing of a year that is being typed, and shows it', () => {
  const { onDays, field } = drafted(['2026-11-21'])
  act(() => field().change([new CalendarDate(20, 11, 21)]))
  expect(field().days?.[0]?.year).toBe(20)
  expect(onDays).not.toHaveBeenCalled()
})

it('takes two digits as a year of this century when the field is left', () => {
  const { onDays, field } = drafted([null])
  act(() => field().change([new CalendarDate(27, 11, 21)]))
  act(() => field().leave())
  expect(onDays).toHaveBeenCalledExactlyOnceWith(['2027-11-21'])
})

it('goes back to the value when three digits are left standing', () => {
  const { onDays, field } = drafted(['2026-11-21'])
  act(() => field().change([new CalendarDate(202, 11, 21)]))
  act(() => field().leave())
  expect(onDays).not.toHaveBeenCalled()
  expect(field().days?.[0]?.toString()).toBe('2026-11-21')
})

it('drops what is being typed when the value becomes another', () => {
  const { hook, field } = drafted(['2026-11-21'])
  act(() => field().change([new CalendarDate(20, 11, 21)]))
  hook.rerender({ days: ['2025-01-02'] })
  expect(field().days?.[0]?.toString()).toBe('2025-01-02')
})

it('tells of emptied days once, and of none where there were none', () => {
  const filled = drafted(['2026-11-21', '2026-11-22'])
  act(() => filled.field().change(null))
  expect(filled.onDays).toHaveBeenCalledExactlyOnceWith(null)
  const empty = drafted([null, null])
  act(() => empty.field().change(null))
  act(() => empty.field().leave())
  expect(empty.onDays).not.toHaveBeenCalled()
})

it('counts one day of two, and what is no day, as none', () => {
  expect(drafted(['2026-11-21', null]).field().days).toBeNull()
  expect(drafted(['2026-02-30']).field().days).toBeNull()
})

it('tells of a part that is typed over another one after a pause, with its last digit', () => {
  const { onDays, field } = drafted(['2026-11-22'])
  act(() => field().change([new CalendarDate(2026, 11, 2)]))
  expect(field().days?.[0]?.day).toBe(2)
  pass(600)
  act(() => field().change([new CalendarDate(2026, 11, 22)]))
  pass(600)
  expect(onDays).not.toHaveBeenCalled()
  pass(100)
  expect(onDays).toHaveBeenCalledExactlyOnceWith(['2026-11-22'])
})

it('tells of a part that is typed over another one when the field is left, once', () => {
  const { onDays, field } = drafted(['2026-11-22'])
  act(() => field().change([new CalendarDate(2026, 11, 2)]))
  act(() => field().leave())
  pass(5000)
  expect(onDays).toHaveBeenCalledExactlyOnceWith(['2026-11-02'])
})

it('tells at once of days that are chosen, and of a year that becomes whole', () => {
  const { onDays, field } = drafted(['2026-11-22'])
  act(() => field().change([new CalendarDate(2026, 12, 1)], true))
  expect(onDays).toHaveBeenLastCalledWith(['2026-12-01'])
  act(() => field().change([new CalendarDate(202, 11, 22)]))
  act(() => field().change([new CalendarDate(2027, 11, 22)]))
  expect(onDays).toHaveBeenLastCalledWith(['2027-11-22'])
  const empty = drafted([null])
  act(() => empty.field().change([new CalendarDate(2026, 11, 2)]))
  expect(empty.onDays).toHaveBeenCalledExactlyOnceWith(['2026-11-02'])
})

it('forgets what is typed over a value that becomes another', () => {
  const { onDays, hook, field } = drafted(['2026-11-22'])
  act(() => field().change([new CalendarDate(2026, 11, 2)]))
  hook.rerender({ days: ['2025-01-02'] })
  pass(5000)
  expect(onDays).not.toHaveBeenCalled()
})
