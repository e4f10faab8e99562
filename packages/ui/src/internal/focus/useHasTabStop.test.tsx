import { act, render, screen } from '@testing-library/react'
import { useRef, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHasTabStop } from './useHasTabStop'

function Panel({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  return (
    <div ref={ref} role="tabpanel" tabIndex={useHasTabStop(ref) ? undefined : 0}>
      {children}
    </div>
  )
}

/** Lets the observer tell of changes, and the browser be idle after them. */
const rest = () => act(() => vi.advanceTimersByTimeAsync(1_000))
const isStop = () => screen.getByRole('tabpanel').hasAttribute('tabindex')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('is known after the first drawing, and again after each change', async () => {
  const { rerender } = render(<Panel>Nothing to press.</Panel>)
  expect(isStop()).toBe(false)
  await rest()
  expect(isStop()).toBe(true)
  rerender(
    <Panel>
      <button>Save</button>
    </Panel>,
  )
  await rest()
  expect(isStop()).toBe(false)
})

it.each([
  ['disabled', <button disabled>Save</button>],
  ['out of the order of Tab', <button tabIndex={-1}>Save</button>],
  [
    'inert',
    <div inert>
      <button>Save</button>
    </div>,
  ],
])('does not count a control that is %s', async (_what, control) => {
  render(<Panel>{control}</Panel>)
  await rest()
  expect(isStop()).toBe(true)
})
