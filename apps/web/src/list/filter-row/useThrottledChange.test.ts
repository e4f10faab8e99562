import { filterThrottle, searchThrottle } from '@retain/domain/text/inputTiming'
import { act, renderHook } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useThrottledChange, type ThrottledChange } from './useThrottledChange'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** So many milliseconds pass. */
const pass = (time: number) => {
  act(() => {
    vi.advanceTimersByTime(time)
  })
}

/** An input whose value is what it reported last; at once, or when the test says so. */
function input({ followsAtOnce = true, interval = filterThrottle } = {}) {
  const reported: string[] = []
  const onChange = (text: string) => {
    reported.push(text)
    if (followsAtOnce) hook.rerender(text)
  }
  const hook = renderHook((value: string) => useThrottledChange(value, onChange, interval), {
    initialProps: '',
  })
  const type = (text: string) => {
    act(() => {
      hook.result.current.change(text)
    })
  }
  return { reported, type, hook, shown: () => hook.result.current.shown }
}

describe('changes of an input', () => {
  it.each([
    ['of a filter', filterThrottle, 15],
    ['of a search', searchThrottle, 25],
  ])(
    '%s are reported once in its interval, always the last one [L-149] [L-512] [S-262] [S-480] [S-481]',
    (_of, interval, ms) => {
      const { reported, type, shown } = input({ interval })
      for (const text of ['1', '12', '123', '1234', '12345']) {
        type(text)
        expect(shown()).toBe(text)
        pass(2)
      }
      expect(reported).toEqual(['1'])
      pass(ms - 11)
      expect(reported).toEqual(['1'])
      pass(1)
      expect(reported).toEqual(['1', '12345'])
    },
  )

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

  it('are all shown while the value follows later, and none of them is lost', () => {
    const { reported, type, hook, shown } = input({ followsAtOnce: false })
    type('v')
    expect([shown(), reported]).toEqual(['v', ['v']])
    type('va')
    hook.rerender('v')
    expect(shown()).toBe('va')
    pass(15)
    expect(reported).toEqual(['v', 'va'])
    type('val')
    hook.rerender('va')
    expect(shown()).toBe('val')
    pass(15)
    hook.rerender('val')
    expect([shown(), reported]).toEqual(['val', ['v', 'va', 'val']])
  })

  it('are kept where what stood there is typed again before the value follows', () => {
    const { reported, type, hook, shown } = input({ followsAtOnce: false })
    hook.rerender('22')
    type('02')
    type('22')
    hook.rerender('02')
    expect(shown()).toBe('22')
    pass(15)
    expect(reported).toEqual(['02', '22'])
    hook.rerender('22')
    expect(shown()).toBe('22')
  })

  it('give way to a value from elsewhere', () => {
    const { reported, type, hook, shown } = input()
    type('1')
    type('12')
    hook.rerender('7')
    expect(shown()).toBe('7')
    pass(100)
    expect([shown(), reported]).toEqual(['7', ['1']])
    type('78')
    expect([shown(), reported]).toEqual(['78', ['1', '78']])
  })

  it('are forgotten once the value says what was typed', () => {
    const { type, hook, shown } = input()
    type('1')
    pass(15)
    type('')
    expect(shown()).toBe('')
    hook.rerender('1')
    expect(shown()).toBe('1')
  })

  it('give way to an earlier value that comes back', () => {
    const { type, hook, shown } = input({ followsAtOnce: false })
    for (const text of ['v', 'va', 'val']) {
      type(text)
      if (text !== 'val') pass(15)
    }
    hook.rerender('va')
    expect(shown()).toBe('val')
    hook.rerender('v')
    expect(shown()).toBe('v')
  })

  it('wait for the whole interval after one that was reported early', () => {
    const { reported, type, hook } = input()
    type('1')
    type('12')
    pass(5)
    act(() => hook.result.current.flush())
    type('123')
    pass(14)
    expect(reported).toEqual(['1', '12'])
    pass(1)
    expect(reported).toEqual(['1', '12', '123'])
  })

  it('are none where the input loses the focus and nothing was typed', () => {
    const { reported, hook } = input()
    act(() => hook.result.current.flush())
    expect(reported).toEqual([])
  })

  it('are told to the present function of the caller', () => {
    const first = vi.fn()
    const second = vi.fn()
    const { result, rerender } = renderHook((onChange) => useThrottledChange<string>('', onChange, 15), {
      initialProps: first,
    })
    act(() => result.current.change('1'))
    rerender(second)
    act(() => result.current.change('12'))
    act(() => result.current.flush())
    expect(first.mock.calls).toEqual([['1']])
    expect(second.mock.calls).toEqual([['12']])
    pass(15)
    act(() => result.current.change('123'))
    expect(second).toHaveBeenLastCalledWith('123')
  })

  it('are compared by what they say: an equal object is the value that was typed', () => {
    const onChange = vi.fn()
    const { result, rerender } = renderHook((value) => useThrottledChange(value, onChange, 15), {
      initialProps: { from: '' },
    })
    act(() => result.current.change({ from: '1' }))
    act(() => result.current.change({ from: '12' }))
    rerender({ from: '' })
    expect(result.current.shown).toEqual({ from: '12' })
    rerender({ from: '1' })
    expect(result.current.shown).toEqual({ from: '12' })
    rerender({ from: '12' })
    const echoed = { from: '12' }
    rerender(echoed)
    expect(result.current.shown).toBe(echoed)
  })

  it('are kept where the field changes again while a new value is drawn', () => {
    const page: { input?: ThrottledChange<string> } = {}
    const { rerender } = renderHook(
      (value: string) => {
        useLayoutEffect(() => {
          if (value === 'va') page.input?.change('vali')
        }, [value])
        page.input = useThrottledChange(value, () => undefined, 15)
      },
      { initialProps: '' },
    )
    for (const text of ['va', 'val']) act(() => page.input?.change(text))
    rerender('va')
    expect(page.input?.shown).toBe('vali')
  })
})
