import { expect, it } from 'vitest'
import type { Toast } from './toast'
import { clockAfter, dueToasts, emptyClock, nextDue, woundClock } from './toastClock'

const saved: Toast = { id: 'saved', type: 'success', label: 'Note Saved.', timeout: 3000 }
const mail: Toast = { id: 'mail', type: 'message', label: 'Email Received', timeout: 30_000 }
const failed: Toast = { id: 'failed', type: 'error', label: 'Bad Gateway' }

it('counts each toast by its own time, and none for those that stay [S-326]', () => {
  const clock = woundClock(emptyClock, [saved, mail, failed])
  expect(nextDue(clock)).toBe(3000)
  expect(dueToasts(clock)).toEqual([])
  expect(dueToasts(clockAfter(clock, 2999))).toEqual([])
  const after = clockAfter(clock, 3000)
  expect(dueToasts(after)).toEqual(['saved'])
  expect(nextDue(after)).toBe(27_000)
  expect(dueToasts(clockAfter(clock, 1_000_000))).toEqual(['saved', 'mail'])
})

it('goes on where it stood when another toast comes or goes', () => {
  const half = clockAfter(woundClock(emptyClock, [saved]), 2000)
  const both = woundClock(half, [saved, mail])
  expect(nextDue(both)).toBe(1000)
  expect(nextDue(woundClock(both, [mail]))).toBe(30_000)
})

it('begins anew when a toast is said again', () => {
  const half = clockAfter(woundClock(emptyClock, [saved]), 2000)
  expect(nextDue(woundClock(half, [{ ...saved, count: 2 }]))).toBe(3000)
})

it('has nothing to wait for without toasts that leave', () => {
  expect(nextDue(woundClock(emptyClock, [failed]))).toBeNull()
})

it('closes at once what has no time at all', () => {
  expect(dueToasts(woundClock(emptyClock, [{ ...saved, timeout: 0 }]))).toEqual(['saved'])
  expect(dueToasts(woundClock(emptyClock, [{ ...saved, timeout: -5 }]))).toEqual(['saved'])
})
