import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useThrottledChange } from './useThrottledChange'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** So many milliseconds pass. */
const pass = (time: number) => {
  act(() => {
    vi.advanceTimersByTime(time)
  })
}

/** An input whose value is what it reported last. */
function input() {
  const reported: string[] = []
  const onChange = (text: string) => {
    reported.push(text)
    hook.rerender(text)
  }
  const hook = renderHook((value: string) => useThrottledChange(value, onChange, 15), { initialProps: '' })
  const type = (text: string) => {
    act(() => {
      hook.result.current.change(text)
    })
  }
  return { reported, type, hook, shown: () => hook.result.current.shown }
}

describe('changes of an input', () => {
  it('are reported once in an interval, always the last one [L-149] [L-512]', () => {
    const { reported, type, shown } = input()
    for (const text of ['1', '12', '123', '1234', '12345']) {
      type(text)
      expect(shown()).toBe(text)
      pass(2)
    }
    expect(reported).toEqual(['1'])
    pass(15)
    expect(reported).toEqual(['1', '12345'])
  })

  it('are reported at once when the input loses the focus', () => {
    const { reported, type, hook } = input()
    type('1')
    type('12')
    act(() => {
      hook.result.current.flush()
    })
    expect(reported).toEqual(['1', '12'])
    pass(100)
    expect(reported).toEqual(['1', '12'])
  })

  it('go with an input that goes', () => {
    const { reported, type, hook } = input()
    type('1')
    type('12')
    hook.unmount()
    pass(100)
    expect(reported).toEqual(['1'])
  })
})
