import { contactTypes } from '@retain/domain/activity/history/contactTypes'
import { contactTypeLabel } from '@retain/domain/activity/history/contactHistory'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { liveEventReceived } from '../../../live/liveEvents'
import { held, problem } from '../../../testing/fakeApi'
import { wireEntry, wireView } from '../../../testing/opportunityFixtures'
import { openOpportunity } from '../../../testing/opportunityPage'

type Options = Parameters<typeof openOpportunity>[0]

const openPage = async (answers: NonNullable<Options>['answers'] = {}) => {
  const app = await openOpportunity({ answers })
  await app.user.click(screen.getByRole('tab', { name: 'History' }))
  return app
}

const list = () => screen.findByRole('list', { name: 'Contact history' })
const entries = async () =>
  within(await list())
    .getAllByRole('listitem')
    .filter((item) => item.hasAttribute('data-entry'))

it('shows every contact type by its label, newest first, with who and when in the store’s time [O-223] [O-224] [OP-058]', async () => {
  await openPage({
    getContactHistory: () =>
      contactTypes.map((contactType, at) => wireEntry({ contactHistoryId: String(100 - at), contactType })),
  })
  const shown = await entries()
  expect(shown).toHaveLength(18)
  contactTypes.forEach((type, at) => expect(shown[at]).toHaveTextContent(contactTypeLabel(type)))
  expect(shown[1]).toHaveTextContent('Phone Call')
  expect(shown[1]).toHaveTextContent('Contacted')
  expect(shown[1]).toHaveTextContent('Jordan Mills')
  expect(shown[1]).toHaveTextContent('11/20/2026 9:42 AM')
  expect(shown[1]).toHaveTextContent('(555) 014 - 0182')
})

it('groups entries by the days of the store, and narrows them with counts', async () => {
  const { user } = await openPage({
    getContactHistory: () => [
      wireView('42', '2026-11-21T14:59:00.000Z'),
      wireEntry({ contactHistoryId: '41', createDate: '2026-11-21T04:30:00.000Z' }),
      wireEntry({ contactHistoryId: '40', contactType: 'Notes', contactAction: 'NOTE' }),
    ],
  })
  const panel = () => screen.getByRole('tabpanel', { name: 'History' })
  const days = () =>
    within(panel())
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
  await entries()
  expect(days()).toContain('11/20/2026')
  const filter = within(screen.getByRole('radiogroup', { name: 'Show' }))
  expect(filter.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'All3',
    'Calls1',
    'Emails0',
    'Leads0',
    'Notes1',
    'Reminders0',
  ])
  await user.click(filter.getByRole('radio', { name: /Calls/ }))
  expect(await entries()).toHaveLength(1)
  await user.click(filter.getByRole('radio', { name: /Emails/ }))
  expect(screen.getByText('There are no emails yet.')).toBeInTheDocument()
})

it('opens an entry and fetches its notes by its id, once [O-450] [OP-057]', async () => {
  const { api, user } = await openPage()
  const [, call] = await entries()
  const opener = within(call as HTMLElement).getByRole('button', { name: 'Phone Call' })
  await user.click(opener)
  expect(await screen.findByText('Interested in a hybrid.')).toBeInTheDocument()
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  await user.click(opener)
  expect(screen.queryByText('Interested in a hybrid.')).not.toBeInTheDocument()
  await user.click(opener)
  expect(screen.getByText('Interested in a hybrid.')).toBeInTheDocument()
  expect(api.callsOf('getContactHistoryEntry').map(({ url }) => url)).toEqual([
    '/api/opportunity/contact-history/40',
  ])
})

it('says when the notes could not be loaded, and tries again', async () => {
  const { api, user } = await openPage({
    getContactHistoryEntry: () => problem(500, 'Internal Server Error'),
  })
  const [, call] = await entries()
  await user.click(within(call as HTMLElement).getByRole('button', { name: 'Phone Call' }))
  expect(await screen.findByText(/The notes could not be loaded/)).toBeInTheDocument()
  api.answer({ getContactHistoryEntry: () => [wireEntry({ notes: 'Here they are.' })] })
  await user.click(within(call as HTMLElement).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Here they are.')).toBeInTheDocument()
})

it('puts an entry on top that somebody else makes meanwhile, once [O-226] [O-227]', async () => {
  const { store } = await openPage()
  const before = await entries()
  const tell = (rowVersion: number) =>
    act(
      () =>
        void store.dispatch(
          liveEventReceived({
            type: 'OPPT_CONTACT',
            payload: {
              opptId: '1000001',
              hyperionId: 'HAR',
              entry: wireEntry({ contactHistoryId: '50', createdBy: 'Dana Baker', hasNotes: false }),
              lastActionIcon: 'OUT_CALL',
              contactDate: '2026-11-21T15:00:00.000Z',
              note: null,
              rowVersion,
            },
          } as Parameters<typeof liveEventReceived>[0]),
        ),
    )
  tell(90)
  tell(90)
  const after = await entries()
  expect(after).toHaveLength(before.length + 1)
  expect(after[0]).toHaveTextContent('Dana Baker')
  expect(within(after[0] as HTMLElement).getByText('New')).toBeInTheDocument()
})

it('says who opened an email, and says it anew as soon as that is known', async () => {
  const email = (open: object | null, changes: object = {}) =>
    wireEntry({ contactType: 'Email', contactAction: 'OEMAIL', hasNotes: false, open, ...changes })
  const scanned = {
    openClass: 'machine',
    openedAt: '2026-11-20T14:42:02.000Z',
    secondsAfterDelivery: 2,
  }
  const { store } = await openPage({
    getContactHistory: () => [
      email(scanned, { contactHistoryId: '43' }),
      email(
        { openClass: 'unknown', openedAt: null, secondsAfterDelivery: null },
        { contactHistoryId: '42', delivery: 'sending' },
      ),
      email({ openClass: 'unknown', openedAt: null, secondsAfterDelivery: null }, { contactHistoryId: '41' }),
      email(null),
    ],
  })
  const [first, second, third, fourth] = await entries()
  expect(first).toHaveTextContent('Opened by a mail scanner · 2 seconds after delivery')
  expect(second).not.toHaveTextContent('Unknown')
  expect(third).toHaveTextContent('Unknown · images were not loaded')
  expect(fourth).not.toHaveTextContent('Unknown')
  const open = { openClass: 'person', openedAt: '2026-11-20T23:48:00.000Z', secondsAfterDelivery: 32_760 }
  act(
    () =>
      void store.dispatch(
        liveEventReceived({
          type: 'OPPT_CONTACT',
          payload: {
            opptId: '1000001',
            hyperionId: 'HAR',
            entry: email(open, { contactHistoryId: '43' }),
            lastActionIcon: 'OUT_EMAIL',
            contactDate: '2026-11-20T14:42:00.000Z',
            note: null,
            rowVersion: 90,
          },
        } as Parameters<typeof liveEventReceived>[0]),
      ),
  )
  expect(first).toHaveTextContent('Opened by a person · 11/20/2026 6:48 PM')
  expect(await entries()).toHaveLength(4)
  expect(within(first as HTMLElement).queryByText('New')).not.toBeInTheDocument()
})

/** Opens the one email of a history that holds nothing else. */
async function openReceived(email: { emailSubject: string; emailBody: string }) {
  const entry = wireEntry({
    contactType: 'EmailReceived',
    contactAction: 'IEMAIL',
    hasNotes: false,
    emailContactDetailId: '7',
  })
  const received = {
    direction: 'in',
    emailFrom: 'ann@example.com',
    emailTo: 'har@in.example.com',
    attachments: [],
    ...email,
  }
  const app = await openPage({
    getContactHistory: () => [entry],
    getContactHistoryEntry: () => [{ ...entry, email: received }],
  })
  const [row] = await entries()
  await app.user.click(within(row as HTMLElement).getByRole('button', { name: 'Email Received' }))
  return app
}

it('says what an email that came in does not have', async () => {
  await openReceived({ emailSubject: '', emailBody: ' ' })
  expect(await screen.findByText('No subject')).toBeInTheDocument()
  expect(screen.getByText('The email has no text.')).toBeInTheDocument()
})

it('folds a very long email, whose answer stays in reach', async () => {
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(150_000)
  try {
    const { user } = await openReceived({ emailSubject: 'Many lines', emailBody: '<p>Line</p>'.repeat(10) })
    const whole = await screen.findByRole('button', { name: 'Show all of this email', expanded: false })
    await user.click(whole)
    await user.click(screen.getByRole('button', { name: 'Show less', expanded: true }))
    expect(screen.getByRole('button', { name: 'Show all of this email' })).toBeInTheDocument()
  } finally {
    height.mockRestore()
  }
})

it('shows that it is loading, that there is nothing, and that it failed', async () => {
  const waiting = held(() => [])
  const { api, user } = await openPage({ getContactHistory: waiting.answer })
  expect(await screen.findByText('Loading the contact history')).toBeInTheDocument()
  waiting.release()
  expect(await screen.findByText('Nothing has happened yet.')).toBeInTheDocument()
  api.answer({ getContactHistory: () => problem(500, 'Internal Server Error') })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('An error has occured')).toBeInTheDocument()
})

it('leads from the last contacts to all of them', async () => {
  const { user } = await openOpportunity()
  await user.click(await screen.findByRole('button', { name: 'All history' }))
  expect(await list()).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('tab', { name: 'History' })).toHaveFocus())
})
