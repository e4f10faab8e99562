import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { announcementGap, useAnnouncer } from './useAnnouncer'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('speaks at once, and then at most once a second, the last of what came meanwhile', () => {
  const { result } = renderHook(useAnnouncer)
  const say = (text: string) => {
    act(() => result.current.say(text))
  }
  const wait = (milliseconds: number) => {
    act(() => void vi.advanceTimersByTime(milliseconds))
  }
  say('first')
  expect(result.current.spoken).toBe('first')
  say('second')
  say('third')
  wait(announcementGap - 1)
  expect(result.current.spoken).toBe('first')
  wait(1)
  expect(result.current.spoken).toBe('third')
  say('fourth')
  expect(result.current.spoken).toBe('third')
  wait(announcementGap * 2)
  expect(result.current.spoken).toBe('fourth')
  say('fifth')
  expect(result.current.spoken).toBe('fifth')
})
