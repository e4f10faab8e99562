import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { wireAlert } from '../../testing/alertFixtures'
import { notes } from '../../testing/callForm'
import type { FakeAnswers } from '../../testing/fakeApi'
import { wireDeal } from '../../testing/opportunityFixtures'
import { renderApp } from '../../testing/renderApp'
import { alertsPart } from './AlertsBell'

beforeAll(async () => void (await alertsPart.fetch()))

type App = ReturnType<typeof renderApp>

const page = '/app/opportunity/1000009'
const conquest = () => wireDeal({ dealType: 'Conquest', dealTypeCode: 'ConquestFinance' })

/** Writes into a field of the page, once it can be written in. */
async function write(name: string, text: string) {
  const field = await screen.findByRole('textbox', { name })
  await waitFor(() => expect(field).not.toHaveAttribute('readonly'))
  fireEvent.change(field, { target: { value: text } })
}

/** Opens the form of a card and writes into one of its fields. */
const edit = (button: string, form: string, name: string, text: string) => async (app: App) => {
  await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled())
  await app.user.click(screen.getByRole('button', { name: button }))
  const field = await within(await screen.findByRole('group', { name: form })).findByRole('textbox', { name })
  await app.user.clear(field)
  await app.user.type(field, text)
}

type Form = readonly [form: string, query: string, type: (app: App) => Promise<void>, answers: FakeAnswers]

const none: FakeAnswers = {}
const forms: readonly Form[] = [
  [
    'call',
    '',
    async () => {
      await waitFor(() => expect(notes()).not.toHaveAttribute('readonly'), { timeout: 5000 })
      fireEvent.change(notes(), { target: { value: 'Asked for figures' } })
    },
    none,
  ],
  ['email', '?tab=email', () => write('Subject', 'Your Accord'), none],
  [
    'note',
    '?tab=notes',
    async ({ user }) => {
      await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Contact made' })).toBeEnabled())
      await user.click(screen.getByRole('checkbox', { name: 'Contact made' }))
    },
    none,
  ],
  ['reminder', '?tab=reminder', () => write('Reminder', 'Call back'), none],
  ['customer', '', edit('Edit customer', 'Customer', 'Email', 'hana@example.com'), none],
  ['current vehicle', '', edit('Edit vehicle', 'Current vehicle', 'Vehicle Value', '20000'), none],
  ['conquest deal', '', edit('Edit deal', 'Conquest deal', 'Payment', '398.50'), { getDealInfo: conquest }],
]

it.each(forms)(
  'an alert that is selected over an unsaved %s asks first, and the page stays [S-210] [S-212]',
  async (_form, query, type, answers) => {
    const app = renderApp({
      path: `${page}${query}`,
      answers: { listNotifications: () => [wireAlert('1')], ...answers },
    })
    await type(app)
    await app.user.click(await screen.findByRole('button', { name: '1 Alerts' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Alerts' }))
    await app.user.click(menu.getByRole('option', { name: /Email Received/ }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Confirm Close' }))
    await app.user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(app.address()).toBe(`${page}${query}`)
    expect(app.api.callsOf('markNotificationsViewed')).toEqual([])
  },
)
