import { shifted, instantFromEpoch } from '@retain/domain/calendar/instant'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keptDrafts } from '../../../core/browser/keptDrafts'
import { problem, type FakeAnswers } from '../../../testing/fakeApi'
import { navigationLink } from '../../../testing/navigation'
import { wireSection } from '../../../testing/opportunityFixtures'
import { addressOf } from '../../../testing/opportunityPage'
import { renderApp } from '../../../testing/renderApp'

const day = 24 * 60 * 60_000
const text = () => screen.findByRole('textbox', { name: 'Reminder' })
const save = () => screen.getByRole('button', { name: 'Save reminder' })

/** A reminder that is due so many days from now. */
const wireReminder = (reminderId: string, days: number, changes: object = {}) => ({
  reminderId,
  reminderText: `Reminder ${reminderId}`,
  reminderDueDate: shifted(instantFromEpoch(Date.now()), days * day),
  createdBy: 'Ann Lee',
  opptId: '1000001',
  hyperionId: 'HAR',
  customerName: 'Castellanos, Hana',
  ...changes,
})

async function openReminders(answers: FakeAnswers = {}) {
  const app = renderApp({ path: `${addressOf('1000001')}&tab=reminder`, answers })
  const field = await text()
  return { ...app, field }
}

/** A tab on which reminders can be written. */
async function openWritable(answers: FakeAnswers = {}) {
  const app = await openReminders(answers)
  await waitFor(() => expect(app.field).not.toHaveAttribute('readonly'))
  return app
}

it('saves a reminder for today with one call, and says so [O-217] [O-218] [O-221] [O-451] [S-448]', async () => {
  const { api, user, field } = await openWritable()
  await user.type(field, 'Call back')
  await user.click(save())
  expect(await screen.findByText('Reminder Saved')).toBeInTheDocument()
  expect(api.callsOf('createReminder').map(({ body }) => body)).toEqual([
    {
      opportunityId: '1000001',
      hyperionId: 'HAR',
      reminderText: 'Call back',
      reminderDueDate: expect.stringMatching(/:00:00\.000Z$/) as string,
    },
  ])
  expect(field).toHaveValue('')
  await waitFor(() => expect(api.callsOf('listMyReminders')).toHaveLength(2))
})

it('takes its day from words, and cannot be saved while they mean none [O-220] [OP-055]', async () => {
  const { api, user, field } = await openWritable()
  await user.type(field, 'Call back')
  const due = screen.getByRole('textbox', { name: 'Due date' })
  await user.click(due)
  await user.keyboard('in two weeks')
  expect(screen.getByRole('button', { name: /^In 2 weeks/ })).toHaveAttribute('aria-pressed', 'true')
  await user.clear(due)
  await user.keyboard('soon')
  expect(save()).toBeDisabled()
  expect(due).toHaveAccessibleDescription('The due date is not a date.')
  await user.clear(due)
  await user.keyboard('tomorrow{Control>}{Enter}{/Control}')
  await screen.findByText('Reminder Saved')
  const [saved] = api.callsOf('createReminder').map(({ body }) => body as { reminderDueDate: string })
  const ahead = Date.parse(saved?.reminderDueDate ?? '') - Date.now()
  expect(ahead).toBeGreaterThan(0)
  expect(ahead).toBeLessThanOrEqual(day)
})

it('cannot be saved without a text, and a chosen day alone is asked about [O-219] [O-220] [OP-055]', async () => {
  const { user, field } = await openWritable()
  await user.type(field, '  ')
  expect(save()).toBeDisabled()
  await user.click(screen.getByRole('button', { name: /^Tomorrow/ }))
  await user.click(navigationLink('Service Log'))
  const question = await screen.findByRole('alertdialog', { name: 'Confirm Close' })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: /^Tomorrow/ })).toHaveAttribute('aria-pressed', 'true')
})

it('is asked about before the page is left, and kept in this browser [O-061]', async () => {
  const { user, field } = await openWritable()
  await user.type(field, 'Call back')
  await waitFor(() => expect(keptDrafts.ofUser('ann.lee')).toHaveLength(1))
  await user.click(navigationLink('Service Log'))
  expect(await screen.findByRole('alertdialog', { name: 'Confirm Close' })).toBeInTheDocument()
})

it('keeps what was typed where saving fails', async () => {
  const { user, field } = await openWritable({ createReminder: () => problem(500, 'Internal Server Error') })
  await user.type(field, 'Call back')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('The reminder was not saved.')).toBeInTheDocument()
  expect(field).toHaveValue('Call back')
})

const list = [
  wireReminder('1', -2),
  wireReminder('2', 0),
  wireReminder('3', 5, { opptId: '1000009', hyperionId: 'BLR', customerName: 'Okafor, Grace' }),
]

it('lists those of the customer and of others; the link to another store names it', async () => {
  await openReminders({ listMyReminders: () => list })
  const own = within(await screen.findByRole('list', { name: 'Castellanos, Hana' }))
  expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Overdue 2 days'),
    expect.stringContaining('Today'),
  ])
  expect(screen.getByText('1 overdue')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Okafor, Grace' })).toHaveAttribute(
    'href',
    '/app/opportunity/1000009?tab=reminder&store=BLR',
  )
})

it('is done with one press, also where nobody can write', async () => {
  const { api, user } = await openReminders({
    listMyReminders: () => list,
    getOpportunity: () => wireSection('1000001', { statusCode: 'DUPE' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Done: Reminder 1' }))
  expect(await screen.findByText('Reminder Done')).toBeInTheDocument()
  expect(api.callsOf('completeReminder').map(({ body }) => body)).toEqual([
    { reminderId: '1', opportunityId: '1000001' },
  ])
})

it('is removed after a question with one call, and says so [O-222] [O-452] [S-449]', async () => {
  const { api, user } = await openReminders({ listMyReminders: () => list })
  const ask = async () => user.click(await screen.findByRole('button', { name: 'Remove: Reminder 3' }))
  await ask()
  await user.click(screen.getByRole('button', { name: 'No' }))
  expect(api.callsOf('removeReminders')).toEqual([])
  await ask()
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('Reminder Removed')).toBeInTheDocument()
  expect(api.callsOf('removeReminders').map(({ body }) => body)).toEqual([
    { reminderIds: ['3'], opportunityId: '1000009' },
  ])
})

it('says that there is none, and offers another try where the list cannot be read', async () => {
  let isBroken = true
  const { user } = await openReminders({
    listMyReminders: () => (isBroken ? problem(500, 'Internal Server Error') : []),
  })
  const retry = await screen.findByRole('button', { name: /again|retry/i })
  isBroken = false
  await user.click(retry)
  expect(await screen.findByText('No open reminders')).toBeInTheDocument()
})
