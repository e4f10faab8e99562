import { expect, it, vi } from 'vitest'
import { lazyCode } from './lazyCode'

it('is fetched once, however often it is wanted', async () => {
  const load = vi.fn(() => Promise.resolve({ part: 1 }))
  const code = lazyCode(load)
  expect(load).not.toHaveBeenCalled()
  await Promise.all([code.fetch(), code.fetch()])
  await code.fetch()
  expect(load).toHaveBeenCalledOnce()
  expect(code.read()).toEqual({ module: { part: 1 }, hasFailed: false })
})

it('can be tried again after a failure, and says how far it is', async () => {
  const answers = [() => Promise.reject(new Error('replaced')), () => Promise.resolve('here')]
  const code = lazyCode(async () => (await answers.shift()?.()) ?? 'missing')
  const seen: unknown[] = []
  const stop = code.subscribe(() => seen.push(code.read()))
  await code.fetch()
  expect(code.read()).toEqual({ module: null, hasFailed: true })
  await code.fetch()
  expect(seen).toEqual([
    { module: null, hasFailed: true },
    { module: null, hasFailed: false },
    { module: 'here', hasFailed: false },
  ])
  stop()
})
