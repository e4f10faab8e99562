import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { announcementGap, useAnnouncer } from './useAnnouncer'

beforeEach(() => vi.useFakeTimers())
/** A widget that speaks, and the ways to work it. */
const announcer = () => {
  let say: (text: string) => void = () => undefined
  const Widget = () => {
    const { spoken, say: speak } = useAnnouncer()
    say = speak
    return <p role="status">{spoken}</p>
  }
  render(<Widget />)
  return {
    say: (text: string) => {
      act(() => say(text))
    },
    wait: (milliseconds: number) => {
      act(() => void vi.advanceTimersByTime(milliseconds))
    },
    status: () => screen.getByRole('status'),
  }
}

it('speaks at once, and then at most once a second, the last of what came meanwhile', () => {
  const { say, wait, status } = announcer()
  say('first')
  expect(status().textContent).toBe('first')
  say('second')
  say('third')
  wait(announcementGap - 1)
  expect(status().textContent).toBe('first')
  wait(1)
  expect(status().textContent).toBe('third')
  say('fourth')
  expect(status().textContent).toBe('third')
  wait(announcementGap * 2)
  expect(status().textContent).toBe('fourth')
  say('fifth')
  expect(status().textContent).toBe('fifth')
})

it('speaks the same text again, as a screen reader hears only what is new in the page', () => {
  const { say, wait, status } = announcer()
  say('Link added')
  const before = [...status().childNodes]
  wait(announcementGap)
  say('Link added')
  expect(status().textContent).toBe('Link added')
  expect([...status().childNodes].filter((node) => before.includes(node))).toEqual([])
})
