import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Button } from '../../button/Button'
import { PopoverTrigger, type OpenPopover } from '../../popover/PopoverTrigger'
import { lazyComponent } from './lazyComponent'

const Greeting = ({ name }: { readonly name: string }) => {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{`Hello ${name}, ${count}`}</button>
}
const module = { default: Greeting }
const lost = () => Promise.reject(new Error('Failed to fetch dynamically imported module'))

/** Loads by the answers in turn. */
const loadBy = (...answers: readonly (() => Promise<typeof module>)[]) => {
  const load = vi.fn<() => Promise<typeof module>>()
  for (const answer of answers) load.mockImplementationOnce(answer)
  return load.mockResolvedValue(module)
}

it('is drawn as soon as its code is there, and keeps its state', async () => {
  const Lazy = lazyComponent(loadBy())
  const { rerender } = render(<Lazy name="Ann" onLoadFailed={vi.fn()} />)
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Hello Ann, 0' }))
  rerender(<Lazy name="Bea" onLoadFailed={vi.fn()} />)
  expect(screen.getByRole('button', { name: 'Hello Bea, 1' })).toBeTruthy()
})

it('is drawn at once when its code was fetched before, which is done once', async () => {
  const load = loadBy()
  const Lazy = lazyComponent(load)
  await Promise.all([Lazy.preload(), Lazy.preload()])
  render(<Lazy name="Ann" onLoadFailed={vi.fn()} />)
  expect(screen.getByRole('button', { name: 'Hello Ann, 0' })).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

it('is fetched a second time when the first fetch fails', async () => {
  const Lazy = lazyComponent(loadBy(lost))
  const onLoadFailed = vi.fn()
  render(<Lazy name="Ann" onLoadFailed={onLoadFailed} />)
  expect(await screen.findByRole('button', { name: 'Hello Ann, 0' })).toBeTruthy()
  expect(onLoadFailed).not.toHaveBeenCalled()
})

it('leaves the page as it is when its code cannot be fetched, and is fetched again the next time', async () => {
  const Lazy = lazyComponent<OpenPopover>(async () => {
    await load()
    return { default: () => <p>Open</p> }
  })
  const load = loadBy(lost, lost)
  render(
    <PopoverTrigger kind="dialog" trigger={<Button>Open</Button>} preload={() => Promise.resolve()}>
      {(popover) => <Lazy {...popover} onLoadFailed={popover.onClose} />}
    </PopoverTrigger>,
  )
  const trigger = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(trigger)
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(trigger.getAttribute('aria-expanded')).toBe('false'))
  await userEvent.click(trigger)
  expect(await screen.findByText('Open', { selector: 'p' })).toBeTruthy()
  expect(trigger.getAttribute('aria-expanded')).toBe('true')
})

it('tells nobody who has left meanwhile', async () => {
  const Lazy = lazyComponent(loadBy(lost, lost))
  const onLoadFailed = vi.fn()
  render(<Lazy name="Ann" onLoadFailed={onLoadFailed} />).unmount()
  await Lazy.preload()
  expect(onLoadFailed).not.toHaveBeenCalled()
})
