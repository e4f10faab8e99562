import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gather } from './gather'

describe('calls that are gathered', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function doubled(areEnough: (items: readonly number[]) => boolean = () => false) {
    const runs: (readonly number[])[] = []
    const double = gather<number, number>({
      waitMs: 20,
      areEnough,
      run: (items) => {
        runs.push(items)
        return Promise.resolve((item) => {
          if (item < 0) throw new RangeError('negative')
          return item * 2
        })
      },
    })
    return { double, runs }
  }

  it('are answered by one run, each its own', async () => {
    const { double, runs } = doubled()
    const answers = Promise.all([double(1), double(2)])
    await vi.advanceTimersByTimeAsync(20)
    expect(await answers).toEqual([2, 4])
    expect(runs).toEqual([[1, 2]])
  })

  it('wait no longer than they have to', async () => {
    const { double, runs } = doubled()
    const first = double(1)
    await vi.advanceTimersByTimeAsync(19)
    expect(runs).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(await first).toBe(2)
  })

  it('do not wait when they are enough, and the next ones begin anew', async () => {
    const { double, runs } = doubled((items) => items.length === 2)
    expect(await Promise.all([double(1), double(2)])).toEqual([2, 4])
    expect(await Promise.all([double(3), double(4)])).toEqual([6, 8])
    expect(runs).toEqual([
      [1, 2],
      [3, 4],
    ])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('fail by themselves where the answer of one is a failure', async () => {
    const { double } = doubled((items) => items.length === 2)
    const [one, other] = await Promise.allSettled([double(-1), double(4)])
    expect(one).toMatchObject({ status: 'rejected', reason: new RangeError('negative') })
    expect(other).toEqual({ status: 'fulfilled', value: 8 })
  })

  it('fail together when the run fails', async () => {
    const fail = gather<number, never>({
      waitMs: 20,
      areEnough: (items) => items.length === 2,
      run: () => Promise.reject(new Error('gone')),
    })
    const settled = await Promise.allSettled([fail(1), fail(2)])
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
