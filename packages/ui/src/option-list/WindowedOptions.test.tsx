import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Select } from '../select/Select'
import { manyGroups, manyOptions } from './sampleOptions'
import type { SelectEntry } from './selectOption'

/** Opens a select whose list is 320 px high, and gives its options as soon as they are drawn. */
async function openOptions(options: readonly SelectEntry[], value: string) {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(320)
  render(<Select label="Customer" options={options} value={value} onChange={() => undefined} />)
  await userEvent.click(screen.getByRole('button'))
  return screen.findAllByRole('option')
}

it('draws the options in sight, and the chosen one in its place among ten thousand', async () => {
  const options = await openOptions(manyOptions(10_000), 'option-5000')
  expect(options.length).toBeLessThan(30)
  const chosen = screen.getByRole('option', { name: 'Option 5000' })
  expect(document.activeElement).toBe(chosen)
  expect([chosen.getAttribute('aria-posinset'), chosen.getAttribute('aria-setsize')]).toEqual([
    '5000',
    '10000',
  ])
  expect(options.at(-1)).toBe(chosen)
})

it('keeps the option with the focus on the page, whatever key brought it there', async () => {
  await openOptions(manyOptions(10_000), 'option-1')
  await userEvent.keyboard('{End}')
  expect(document.activeElement?.textContent).toBe('Option 10000')
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement?.textContent).toBe('Option 9999')
  await userEvent.keyboard('Option 77')
  expect(document.activeElement?.textContent).toBe('Option 77')
})

it('draws the group around an option, however far it is', async () => {
  await openOptions(manyGroups(100), '50-7')
  const chosen = screen.getByRole('option', { name: 'Model 50-7' })
  expect(chosen.closest('[role="group"]')?.getAttribute('aria-label')).toBe('Group 50')
  expect(chosen.getAttribute('aria-posinset')).toBe('4907')
})

it('draws the whole of a list that is not long', async () => {
  expect(await openOptions(manyOptions(200), 'option-1')).toHaveLength(200)
})

it('draws every option where nothing is laid out', async () => {
  render(<Select label="Customer" options={manyOptions(201)} value={null} onChange={() => undefined} />)
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findAllByRole('option')).toHaveLength(201)
})
