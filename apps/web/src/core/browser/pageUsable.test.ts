import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageUsable } from './pageUsable'
import { whenIdle } from './whenIdle'

let end = () => {}
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run()
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => {})
})
afterEach(async () => {
  end()
  await pageUsable.wait()
})

it('counts as usable where nothing holds it back', async () => {
  expect(pageUsable.read()).toBe(true)
  await pageUsable.wait()
  const run = vi.fn()
  whenIdle(run)
  expect(run).toHaveBeenCalledOnce()
})

it('holds back what waits for an idle browser, until the page can be used', async () => {
  end = pageUsable.hold()
  const run = vi.fn()
  whenIdle(run)
  await Promise.resolve()
  expect(run).not.toHaveBeenCalled()
  expect(pageUsable.read()).toBe(false)
  end()
  await pageUsable.wait()
  await expect.poll(() => run).toHaveBeenCalledOnce()
  expect(pageUsable.read()).toBe(true)
})

it('runs nothing that was cancelled meanwhile', async () => {
  end = pageUsable.hold()
  const run = vi.fn()
  whenIdle(run)()
  end()
  await pageUsable.wait()
  await new Promise((resolve) => setTimeout(resolve))
  expect(run).not.toHaveBeenCalled()
})
