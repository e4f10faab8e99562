import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useToday } from './useToday'

beforeEach(() => vi.useFakeTimers())
const HOUR = 3_600_000
const wait = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time)
  })

const shown = (now: string, timeZone: string, today?: string) => {
  vi.setSystemTime(now)
  const { result, unmount } = renderHook(() => useToday(today, timeZone))
  return { day: () => result.current?.toString(), unmount }
}

it.each([
  ['a zone', 'America/New_York', '2026-11-22T04:59:00Z'],
  ['an offset', 'Etc/GMT+5', '2026-11-22T04:59:00Z'],
  ['a day of 23 hours', 'America/New_York', '2026-03-09T03:59:00Z'],
  ['a day of 25 hours', 'America/New_York', '2026-11-02T04:59:00Z'],
])('goes on to the next day at the midnight of %s, and to the one after', (_, zone, lastMinute) => {
  const dayAfter = (days: number) =>
    new Date(Date.parse(lastMinute) + (days - 1) * 24 * HOUR).toISOString().slice(0, 10)
  const { day } = shown(lastMinute, zone)
  expect(day()).toBe(dayAfter(0))
  wait(59_000)
  expect(day()).toBe(dayAfter(0))
  wait(1_000)
  expect(day()).toBe(dayAfter(1))
  wait(24 * HOUR)
  expect(day()).toBe(dayAfter(2))
})

it('sees when the page comes into sight again that midnight has passed', () => {
  const { day } = shown('2026-11-21T20:00:00Z', 'UTC')
  vi.setSystemTime('2026-11-23T08:00:00Z')
  expect(day()).toBe('2026-11-21')
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(day()).toBe('2026-11-23')
  wait(16 * HOUR)
  expect(day()).toBe('2026-11-24')
})

it("leaves the caller's day as it is, and waits for nothing", () => {
  const { day } = shown('2026-11-21T23:59:00Z', 'UTC', '2025-01-02')
  wait(48 * HOUR)
  expect(day()).toBe('2025-01-02')
  expect(vi.getTimerCount()).toBe(0)
})

it('ends its timer with the part', () => {
  const { unmount } = shown('2026-11-21T12:00:00Z', 'UTC')
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it("takes the reader's zone for one that nobody knows", () => {
  expect(shown('2026-11-21T12:00:00Z', 'Mars/Olympus').day()).toBe('2026-11-21')
})
