import { buildCallChoices } from '@retain/domain/activity/call/callChoices'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { allPermissions } from '../../../testing/fixtures'
import { wireCustomer, wireDeal, wireSection } from '../../../testing/opportunityFixtures'
import { renderApp } from '../../../testing/renderApp'
import { setWindowWidth } from '@retain/ui/testing/window-width'
import { openOpportunity } from '../../../testing/opportunityPage'
import { selectCallChoices } from './callChoices'
import { choose, fillCall, notes, save, select, status } from '../../../testing/callForm'

const options = (label: string) =>
  screen
    .getAllByRole('option')
    .map(({ textContent }) => textContent.trim())
    .filter((text) => text !== label)

const radios = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group }))
    .getAllByRole('radio')
    // A key before the word is no part of it.
    .map((radio) => radio.closest('label')?.textContent.replace(/^\d(?=[A-Z])/, ''))

const allBad = {
  getCustomerInfo: () =>
    wireCustomer({
      phones: [{ title: 'Mobile', number: '5550140182', ext: null, isBad: true, isBest: true }],
    }),
}

it('offers both directions and the statuses of each [O-135] [O-136] [O-138] [O-139]', async () => {
  await openOpportunity()
  expect(radios('Direction')).toEqual(['Outbound Call', 'Inbound Call'])
  expect(radios('Call status')).toEqual(['Contacted', 'Busy', 'Left Message', 'No Message', 'Bad Numbers'])
  choose('Inbound Call', 'Direction')
  expect(radios('Call status')).toEqual(['Inbound Call'])
})

it('lists the best phone first, with the titles of a call, and none is chosen [O-133] [O-134] [OP-036]', async () => {
  await openOpportunity()
  expect(radios('Phone')).toEqual([
    '(555) 014 - 0182Mobile · best',
    '(555) 014 - 0127Evening',
    '(555) 014 - 0199Day · bad number',
  ])
  for (const phone of within(screen.getByRole('radiogroup', { name: 'Phone' })).getAllByRole('radio'))
    expect(phone).not.toBeChecked()
})

it('resets status, result and reason with the direction [O-142] [O-143] [O-144]', async () => {
  const { user } = await openOpportunity()
  await fillCall(user, { status: 'Contacted', result: 'Not Interested', reason: 'Vehicle damaged' })
  choose('Inbound Call', 'Direction')
  expect(status('Inbound Call')).not.toBeChecked()
  expect(screen.queryByRole('button', { name: /Call result/ })).not.toBeInTheDocument()
  choose('Inbound Call', 'Call status')
  await select(user, 'Call result', 'Not Interested')
  expect(screen.getByRole('button', { name: /Reason/ })).toHaveTextContent('Please select a reason')
})

it.each([
  ['Contacted', true],
  ['Busy', false],
  ['Left Message', false],
  ['No Message', false],
])('%s offers results: %s [O-145]', async (word, isOffered) => {
  await openOpportunity()
  choose(word, 'Call status')
  expect(screen.queryByRole('button', { name: /Call result/ }) !== null).toBe(isOffered)
})

it.each([
  [allPermissions, ['No Action', 'Not Interested', 'Do Not Contact', 'No Longer Owns', 'Create a Lead']],
  [['Opportunity_Application_Access'], ['No Action', 'Not Interested', 'Do Not Contact', 'Create a Lead']],
] as const)('offers No Longer Owns to managers only [O-137] [O-140] [O-176]', async (roles, results) => {
  const { user } = await openOpportunity({ roles: [...roles] })
  choose('Contacted', 'Call status')
  await user.click(screen.getByRole('button', { name: /Call result/ }))
  await screen.findByRole('listbox')
  expect(options('')).toEqual(results)
})

it('has the table of choices before any opportunity is opened [O-141]', async () => {
  const { store } = renderApp()
  await screen.findByRole('heading', { level: 1, name: 'Equity Log' })
  expect(selectCallChoices(store.getState())).toEqual(buildCallChoices(allPermissions))
  expect(selectCallChoices(store.getState())).toBe(selectCallChoices(store.getState()))
})

it.each([
  ['Finance', 7],
  ['Lease', 9],
])(
  'offers the reasons of a %s deal behind the placeholder [O-177] [O-178] [O-179] [OP-041]',
  async (dealType, count) => {
    const { user } = await openOpportunity({ answers: { getDealInfo: () => wireDeal({ dealType }) } })
    await fillCall(user, { status: 'Contacted', result: 'Not Interested' })
    await user.click(screen.getByRole('button', { name: /Reason/ }))
    await screen.findByRole('listbox')
    const shown = options('')
    expect(shown.slice(0, 3)).toEqual([
      'Please select a reason',
      'Paid Off Loan',
      'Does not want to trade vehicle',
    ])
    expect(shown).toHaveLength(count)
  },
)

it('forces Bad Numbers and disables every other status when every number is bad [O-147] [O-148] [OP-029]', async () => {
  await openOpportunity({ answers: allBad })
  expect(status('Bad Numbers')).toBeChecked()
  expect(status('Bad Numbers')).toBeEnabled()
  for (const other of ['Contacted', 'Busy', 'Left Message', 'No Message'])
    expect(status(other)).toBeDisabled()
})

it('disables Bad Numbers while a number is good, and marks numbers bad and good [O-149] [O-147] [O-150] [O-151]', async () => {
  const { user } = await openOpportunity()
  expect(status('Bad Numbers')).toBeDisabled()
  await user.click(screen.getByRole('button', { name: /^Mark as bad number .*0182/ }))
  expect(radios('Phone')?.[0]).toBe('(555) 014 - 0182Mobile · bad number')
  await user.click(screen.getByRole('button', { name: /^Mark as bad number .*0127/ }))
  expect(status('Bad Numbers')).toBeChecked()
  await user.click(screen.getByRole('button', { name: /^Mark as good number .*0182/ }))
  expect(status('Bad Numbers')).not.toBeChecked()
  expect(status('Bad Numbers')).toBeDisabled()
})

it('takes another number for this call, and says what is wrong with one [O-133] [O-150]', async () => {
  const { user } = await openOpportunity()
  await user.click(screen.getByRole('button', { name: 'Another number' }))
  const field = screen.getByRole('textbox', { name: 'Another number' })
  expect(field).toHaveFocus()
  fireEvent.change(field, { target: { value: '555 014' } })
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(field).toHaveAccessibleDescription('A phone number has ten digits.')
  fireEvent.change(field, { target: { value: '(555) 014-0188' } })
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(screen.getByRole('radio', { name: /0188/ })).toBeChecked()
  await user.click(screen.getByRole('button', { name: /^Remove number/ }))
  expect(screen.queryByRole('radio', { name: /0188/ })).not.toBeInTheDocument()
})

it('says what is missing, first in a quiet hint, and saves only what is whole [O-162] [O-163] [O-165] [O-166]', async () => {
  const { user } = await openOpportunity()
  await waitFor(() => expect(screen.getByText('A call status is needed.')).toBeInTheDocument())
  choose('Contacted', 'Call status')
  expect(screen.getByText('A phone number is needed for Contacted.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Call result/ })).toHaveAccessibleDescription(
    'A result is needed for Contacted.',
  )
  expect(notes()).toHaveAccessibleDescription('Notes are needed for Contacted.')
  expect(notes()).not.toHaveAttribute('aria-invalid')
  await fillCall(user, { phone: 0, result: 'Not Interested', notes: 'Happy with the Accord' })
  expect(screen.getByText('A reason is needed for Not Interested.')).toBeInTheDocument()
  expect(save()).toBeDisabled()
  await select(user, 'Reason', 'Vehicle damaged')
  expect(save()).toBeEnabled()
  await fillCall(user, { notes: '' })
  expect(save()).toBeDisabled()
  expect(notes()).toHaveAttribute('aria-invalid', 'true')
})

it.each(['Busy', 'Left Message', 'No Message'])('saves %s with a phone alone [O-170]', async (word) => {
  const { user } = await openOpportunity()
  choose(word, 'Call status')
  expect(save()).toBeDisabled()
  await fillCall(user, { phone: 0 })
  await waitFor(() => expect(save()).toBeEnabled())
})

it('saves Bad Numbers with notes [O-168]', async () => {
  const { user } = await openOpportunity({ answers: allBad })
  expect(save()).toBeDisabled()
  await fillCall(user, { notes: 'Both are dead' })
  await waitFor(() => expect(save()).toBeEnabled())
})

it('saves an inbound call with notes, a result, and a reason for Not Interested [O-171] [O-172] [O-173]', async () => {
  const { user } = await openOpportunity()
  choose('Inbound Call', 'Direction')
  choose('Inbound Call', 'Call status')
  await fillCall(user, { notes: 'Asked for the payoff' })
  expect(save()).toBeDisabled()
  await select(user, 'Call result', 'Not Interested')
  expect(save()).toBeDisabled()
  await select(user, 'Reason', 'Paid Off Loan')
  await waitFor(() => expect(save()).toBeEnabled())
})

it('resets the reason with the result [O-146]', async () => {
  const { user } = await openOpportunity()
  await fillCall(user, { status: 'Contacted', result: 'Not Interested', reason: 'Vehicle damaged' })
  await select(user, 'Call result', 'No Action')
  await select(user, 'Call result', 'Not Interested')
  expect(screen.getByRole('button', { name: /Reason/ })).toHaveTextContent('Please select a reason')
})

it('warns of a customer who asked not to be contacted, without blocking anything [O-536] [O-055] [OP-039]', async () => {
  const { user } = await openOpportunity({
    answers: { getOpportunity: () => wireSection('1000001', { statusCode: 'DNC' }) },
  })
  expect(
    await screen.findByText(
      'The customer may be on a Do Not Contact list; contact is allowed only if they serviced or purchased within 18 months.',
    ),
  ).toBeInTheDocument()
  await fillCall(user, { status: 'Busy', phone: 0 })
  await waitFor(() => expect(save()).toBeEnabled())
})

it('clears the form, which can be undone until something else is typed', async () => {
  const { user } = await openOpportunity()
  const clear = (name = 'Clear') => user.click(screen.getByRole('button', { name }))
  await fillCall(user, { status: 'Contacted', phone: 0, notes: 'Asked for figures' })
  await clear()
  expect(notes()).toHaveValue('')
  expect(status('Contacted')).not.toBeChecked()
  expect(screen.getByRole('button', { name: 'Undo Clear' })).toHaveFocus()
  await clear('Undo Clear')
  expect(notes()).toHaveValue('Asked for figures')
  expect(status('Contacted')).toBeChecked()

  await clear()
  await user.type(notes(), 'x')
  await clear()
  expect(notes()).toHaveValue('')
  await clear('Undo Clear')
  expect(notes()).toHaveValue('x')
})

it('comes back after a reload as it was typed, and says so until it is saved or cleared', async () => {
  const first = await openOpportunity()
  await fillCall(first.user, { status: 'Contacted', phone: 0, notes: 'Asked for figures' })
  first.unmount()

  const { user, unmount } = await openOpportunity()
  expect(notes()).toHaveValue('Asked for figures')
  expect(status('Contacted')).toBeChecked()
  expect(screen.getByText(/^You typed this on .+ It was not saved\.$/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByText(/You typed this/)).not.toBeInTheDocument()
  unmount()

  await openOpportunity()
  expect(notes()).toHaveValue('')
})

it('is emptied by a button that the keyboard reaches after Save', async () => {
  const { user } = await openOpportunity()
  await fillCall(user, { status: 'Busy', phone: 0, notes: 'Asked for figures' })
  save().focus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus()
})

it('offers the statuses as a list on a phone, without those that cannot be recorded', async () => {
  setWindowWidth(390)
  const { user } = await openOpportunity()
  await user.click(screen.getByRole('button', { name: /Call status/ }))
  await screen.findByRole('listbox')
  expect(options('')).toEqual(['Contacted', 'Busy', 'Left Message', 'No Message'])
  setWindowWidth(1024)
})
