import { CalendarDate } from '@internationalized/date'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useDraftDays } from './useDraftDays'

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
