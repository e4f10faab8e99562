import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lazyCode } from './lazyCode'
import { useLazyCode, type FetchTime } from './useLazyCode'

const module = { part: 1 }

/** A part that is drawn with its code. */
function openPart(time?: FetchTime) {
  let beIdle = () => {}
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    beIdle = run
    return 1
  })
  const cancel = vi.fn()
  vi.stubGlobal('cancelIdleCallback', cancel)
  const load = vi.fn(() => Promise.resolve(module))
  const first = lazyCode(load)
  const { result, rerender, unmount } = renderHook(({ code, at }) => useLazyCode(code, at), {
    initialProps: { code: first, at: time },
  })
  return {
    load,
    cancel,
    code: first,
    read: () => result.current,
    show: rerender,
    unmount,
    beIdle: () => act(async () => Promise.resolve(beIdle())),
  }
}

const loaded = () => act(() => Promise.resolve())

it('fetches the code as the part is drawn, and draws it again once it is here', async () => {
  const part = openPart()
  expect(part.read()).toEqual({ module: null, hasFailed: false })
  await loaded()
  expect(part.read()).toEqual({ module, hasFailed: false })
  expect(part.load).toHaveBeenCalledOnce()
})

it('fetches the code once the browser is idle', async () => {
  const part = openPart('idle')
  await loaded()
  expect(part.load).not.toHaveBeenCalled()
  await part.beIdle()
  expect(part.read().module).toBe(module)
  part.unmount()
  expect(part.cancel).toHaveBeenCalledOnce()
})

it('only looks where it is not to be fetched by this use, and fetches it as soon as it is', async () => {
  const part = openPart('no')
  await part.beIdle()
  expect(part.load).not.toHaveBeenCalled()
  part.show({ code: part.code, at: 'now' })
  await loaded()
  expect(part.read().module).toBe(module)
})

it('fetches the code of another part that is drawn in its place', async () => {
  const part = openPart()
  await loaded()
  const other = { part: 2 }
  part.show({ code: lazyCode(() => Promise.resolve(other)), at: 'now' })
  await loaded()
  expect(part.read().module).toBe(other)
})
