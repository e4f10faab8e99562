import { expect, it, vi } from 'vitest'

/** As the store of an earlier test has it, which may still be told something. */
const { requestAnimationFrame: drawnByStore } = window

it('a frame comes although a store wanted one while timers were faked', async () => {
  vi.useFakeTimers()
  drawnByStore(() => undefined)
  vi.useRealTimers()
  const drawn = vi.fn()
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      drawn()
      resolve()
    })
  })
  expect(drawn).toHaveBeenCalledOnce()
})
