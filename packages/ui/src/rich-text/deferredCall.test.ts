import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDeferredCall } from './deferredCall'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('calls once for all that was asked for, in the next task', () => {
  const call = vi.fn()
  const deferred = createDeferredCall(call)
  deferred.schedule()
  deferred.schedule()
  expect(call).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(call).toHaveBeenCalledOnce()
  deferred.schedule()
  vi.runAllTimers()
  expect(call).toHaveBeenCalledTimes(2)
})

it.each(['keydown', 'pointerdown', 'focusout', 'pagehide'])('calls before a %s is heard', (event) => {
  const heard: string[] = []
  const deferred = createDeferredCall(() => heard.push('call'))
  const hear = () => heard.push(event)
  document.body.addEventListener(event, hear)
  window.addEventListener(event, hear)
  deferred.schedule()
  document.body.dispatchEvent(new Event(event, { bubbles: true }))
  document.body.removeEventListener(event, hear)
  window.removeEventListener(event, hear)
  expect(heard).toEqual(['call', event, event])
  vi.runAllTimers()
  document.body.dispatchEvent(new Event(event, { bubbles: true }))
  expect(heard.filter((one) => one === 'call')).toHaveLength(1)
})

it('flushes and cancels only what was asked for', () => {
  const call = vi.fn()
  const deferred = createDeferredCall(call)
  deferred.flush()
  expect(call).not.toHaveBeenCalled()
  deferred.schedule()
  deferred.cancel()
  vi.runAllTimers()
  expect(call).not.toHaveBeenCalled()
  deferred.schedule()
  deferred.flush()
  expect(call).toHaveBeenCalledOnce()
  vi.runAllTimers()
  expect(call).toHaveBeenCalledOnce()
})
