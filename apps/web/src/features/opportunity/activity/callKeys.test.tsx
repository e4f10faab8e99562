import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { notes, status } from '../../../testing/callForm'
import { openOpportunity } from '../../../testing/opportunityPage'

const box = (name: RegExp) => screen.getByRole('button', { name })
const focused = () => document.activeElement ?? document.body
const press = (key: string, more: object = {}) => fireEvent.keyDown(focused(), { key, ...more })
const direction = (name = 'Outbound Call') =>
  within(screen.getByRole('radiogroup', { name: 'Direction' })).getByRole('radio', { name })

/** A page that can be written on. */
async function openReady() {
  const app = await openOpportunity()
  await waitFor(() => expect(notes()).not.toHaveAttribute('readonly'))
  return app
}

it('a call with result, reason and phone by keys, saved with Ctrl and Enter', async () => {
  const { api, user } = await openReady()
  for (const key of ['1', '2', '5', 'p']) press(key)
  expect(status('Contacted')).toBeChecked()
  expect(box(/Call result/)).toHaveTextContent('Not Interested')
  expect(box(/Reason/)).toHaveTextContent('Vehicle damaged')
  expect(screen.getByRole('radio', { name: /0182/ })).toBeChecked()
  expect(direction()).toHaveFocus()
  press('n')
  expect(notes()).toHaveFocus()
  await user.keyboard('Hit a deer 125pnc.')
  expect(notes()).toHaveValue('Hit a deer 125pnc.')
  press('Enter', { ctrlKey: true })
  await waitFor(() => expect(api.callsOf('logCall')).toHaveLength(1))
  expect(api.callsOf('logCall')[0]?.body).toMatchObject({
    action: 'OUT_CALL',
    actionResult: 'NOI',
    reason: 'Vehicle damaged',
    notes: 'Hit a deer 125pnc.',
  })
})

it('a call is saved with Ctrl and Enter from the box of a list too, which keeps Enter for itself', async () => {
  const { api, user } = await openReady()
  for (const key of ['1', '1', 'p', 'n']) press(key)
  await user.keyboard('Call in May.')
  box(/Call result/).focus()
  press('Enter', { ctrlKey: true })
  await waitFor(() => expect(api.callsOf('logCall')).toHaveLength(1))
})

it('shows the keys of the statuses, and once they are used those of results and reasons', async () => {
  await openReady()
  expect(status('Busy')).toHaveAttribute('aria-keyshortcuts', '2')
  expect(screen.queryByRole('list', { name: /^Keys of/ })).not.toBeInTheDocument()
  press('1')
  expect(screen.getByRole('list', { name: 'Keys of the results' })).toHaveTextContent('2 Not Interested')
  press('2')
  expect(screen.getByRole('list', { name: 'Keys of the reasons' })).toHaveTextContent('1 Paid Off Loan')
  press('Backspace')
  expect(screen.getByRole('list', { name: 'Keys of the results' })).toBeInTheDocument()
})

it('chooses nothing that is disabled, and nothing with Ctrl, in a field, or under a dialog', async () => {
  await openReady()
  press('5')
  expect(status('Bad Numbers')).not.toBeChecked()
  press('2', { ctrlKey: true })
  notes().focus()
  press('2')
  expect(status('Busy')).not.toBeChecked()
  notes().blur()
  press('?')
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(dialog).toHaveTextContent('Status of the call, then its result, then the reason1 – 9')
  await waitFor(() => expect(dialog).toContainElement(focused() as HTMLElement))
  press('2')
  expect(screen.getByRole('radio', { name: 'Busy', hidden: true })).not.toBeChecked()
})

it('c leads to the form from another tab', async () => {
  const { user } = await openReady()
  await user.click(screen.getByRole('tab', { name: 'History' }))
  press('c')
  await waitFor(() => expect(direction()).toHaveFocus())
})

it.each([
  ['e', 'Email', () => direction('Outbound Email')],
  ['t', 'Notes', () => screen.getByRole('textbox', { name: 'Note' })],
  ['r', 'Reminder', () => screen.getByRole('textbox', { name: 'Reminder' })],
  ['h', 'History', () => screen.getByRole('radio', { name: /^All/ })],
  ['l', 'Create Lead', () => screen.getByRole('tab', { name: 'Create Lead' })],
])('%s leads to the tab %s, into what can be written there', async (key, name, first) => {
  await openReady()
  press(key)
  await waitFor(() => expect(first()).toHaveFocus())
  expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
})

it('is switched off with all keys of one character, and on again by Ctrl and /', async () => {
  const { user } = await openReady()
  const open = async () => {
    press('/', { ctrlKey: true })
    return screen.findByRole('switch', { name: 'Keys of one character' })
  }
  await user.click(await open())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  press('2')
  expect(status('Busy')).not.toBeChecked()
  expect(status('Busy')).not.toHaveAttribute('aria-keyshortcuts')
  await user.click(await open())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  press('2')
  expect(status('Busy')).toBeChecked()
})
