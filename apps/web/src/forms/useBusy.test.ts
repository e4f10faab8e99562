import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useBusy } from './useBusy'

/** Work that a test ends. */
function openWork() {
  let end = () => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  const act = vi.fn(() => done)
  return { act, end: () => end() }
}

it('says what is being done, until it is done', async () => {
  const { result } = renderHook(() => useBusy<'save' | 'delete'>())
  expect(result.current.busyWith).toBeNull()
  const saving = openWork()
  act(() => result.current.run('save', saving.act))
  expect(result.current.busyWith).toBe('save')
  await act(async () => saving.end())
  expect(result.current.busyWith).toBeNull()
})

it('does one thing at a time, however fast the next follows, and something else afterwards', async () => {
  const { result } = renderHook(() => useBusy<'save' | 'delete'>())
  const [first, second, third] = [openWork(), openWork(), openWork()]
  act(() => {
    result.current.run('save', first.act)
    result.current.run('delete', second.act)
  })
  expect(result.current.busyWith).toBe('save')
  await act(async () => first.end())
  act(() => result.current.run('delete', third.act))
  expect([first, second, third].map(({ act: done }) => done.mock.calls.length)).toEqual([1, 0, 1])
})

it('can be doing something that is a function', () => {
  const { result } = renderHook(() => useBusy<() => string>())
  const work = () => 'Saving'
  act(() => result.current.run(work, openWork().act))
  expect(result.current.busyWith).toBe(work)
})

it('keeps its function', () => {
  const { result, rerender } = renderHook(() => useBusy())
  const { run } = result.current
  rerender()
  expect(result.current.run).toBe(run)
})
