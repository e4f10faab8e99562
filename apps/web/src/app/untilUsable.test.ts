import { act } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storesApi } from '../session/active-store/storesApi'
import { held } from '../testing/fakeApi'
import { wireStores } from '../testing/fixtures'
import { openStore } from '../testing/openStore'
import { untilUsable } from './untilUsable'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  // Before the clock is real again: what was stubbed is the frame of the fake one.
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const openRouter = (lazy?: () => Promise<{ Component: () => null }>) =>
  createMemoryRouter([lazy === undefined ? { path: '/', element: null } : { path: '/', lazy }])

/** Waits for the page, and answers whether it can be used. */
function wait(...args: Parameters<typeof untilUsable>) {
  const isUsable = vi.fn()
  void untilUsable(...args).then(isUsable)
  return {
    isUsable,
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
  }
}

describe('a page can be used', () => {
  it('once it is painted', async () => {
    const page = wait(openStore().store, openRouter(), Promise.resolve())
    await page.pass(0)
    expect(page.isUsable).not.toHaveBeenCalled()
    await page.pass(50)
    expect(page.isUsable).toHaveBeenCalledOnce()
  })

  it('once what it waits for is answered, and painted', async () => {
    const stores = held(() => wireStores)
    const { store } = openStore({ answers: { listStores: stores.answer }, isSignedIn: true })
    void store.dispatch(storesApi.endpoints.listStores.initiate({}))
    const page = wait(store, openRouter(), Promise.resolve())
    await page.pass(1_000)
    expect(page.isUsable).not.toHaveBeenCalled()
    stores.release()
    await page.pass(50)
    expect(page.isUsable).toHaveBeenCalledOnce()
  })

  it('once its code is there', async () => {
    let arrive = () => {}
    const code = new Promise<{ Component: () => null }>((resolve) => {
      arrive = () => resolve({ Component: () => null })
    })
    const page = wait(
      openStore().store,
      openRouter(() => code),
      Promise.resolve(),
    )
    await page.pass(1_000)
    expect(page.isUsable).not.toHaveBeenCalled()
    arrive()
    await page.pass(50)
    expect(page.isUsable).toHaveBeenCalledOnce()
  })

  it('once sign-in and start-up are through', async () => {
    let end = () => {}
    const prefetched = new Promise<void>((resolve) => {
      end = resolve
    })
    const page = wait(openStore().store, openRouter(), prefetched)
    await page.pass(1_000)
    expect(page.isUsable).not.toHaveBeenCalled()
    end()
    await page.pass(50)
    expect(page.isUsable).toHaveBeenCalledOnce()
  })

  it('in a window that nobody sees, which is never painted', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0)
    const page = wait(openStore().store, openRouter(), Promise.resolve())
    await page.pass(600)
    expect(page.isUsable).toHaveBeenCalledOnce()
  })
})

it('holds nothing back for ever', async () => {
  const page = wait(openStore().store, openRouter(), new Promise(() => {}))
  await page.pass(14_900)
  expect(page.isUsable).not.toHaveBeenCalled()
  await page.pass(200)
  expect(page.isUsable).toHaveBeenCalledOnce()
})
