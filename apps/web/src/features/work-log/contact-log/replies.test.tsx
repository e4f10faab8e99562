import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { dialogDriver } from '@retain/ui/testing/dialog-driver'
import { wireContact, wireOverridden } from '../../../testing/contactFixtures'
import { navigationLink } from '../../../testing/navigation'
import { wireEntry } from '../../../testing/opportunityFixtures'
import { setWindowWidth } from '@retain/ui/testing/window-width'
import { contactAnswers, openContactLog, testNow } from '../../../testing/contactLog'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(testNow) })
  setWindowWidth(1600)
})
afterEach(() => void vi.useRealTimers())

const answered = {
  replyContactHistoryId: '502',
  replyBy: 'dana.baker',
  replyDate: '2026-11-21T14:12:00.000Z',
}
const open = (row: object, roles = [generalAccess]) =>
  openContactLog({ roles, answers: contactAnswers([row]) })

describe('the reply cell', () => {
  it('leads to the lead where there is one [L-219] [L-541]', async () => {
    const { grid } = await open(wireContact({ ...answered, replyOverride: true, leadId: 'L-7' }))
    expect(grid.row(0).getByRole('link', { name: 'Open Lead' })).toHaveAttribute(
      'href',
      '/app/opportunity/1000001?source=CONLOG&tab=lead',
    )
  })

  it('reads OK where somebody said that no response is needed, and is no button [L-220]', async () => {
    const { grid } = await open(wireContact({ ...answered, replyOverride: true }))
    expect(grid.cellText(0, 'Reply')).toBe('OK')
    expect(grid.row(0).queryByRole('button', { name: 'OK' })).not.toBeInTheDocument()
  })

  it('shows View with the time that the answer took [L-221] [L-338] [L-547]', async () => {
    const { grid } = await open(wireContact(answered))
    expect(grid.cellText(0, 'Reply')).toBe('View 1 days')
  })

  it.each([
    ['a manager', 'dana.baker', [generalAccess, 'Opportunity_Can_Set_No_Longer_Owned' as const], 1],
    ['the sender, however written', 'ANN.LEE', [generalAccess], 1],
    ['nobody else', 'dana.baker', [generalAccess], 0],
  ])('has the OK button for %s [L-222] [L-223] [L-224]', async (_who, emailSentBy, roles, count) => {
    const { grid } = await open(wireContact({ emailSentBy }), roles)
    expect(grid.row(0).queryAllByRole('button', { name: 'OK' })).toHaveLength(count)
  })
})

describe('No response needed', () => {
  const answers = {
    ...contactAnswers([wireContact()], 3),
    overrideReply: () => wireOverridden(),
  }

  it('asks first, and sends nothing on No [L-192] [L-225] [L-545]', async () => {
    const { grid, user, api } = await openContactLog({ answers })
    await user.click(grid.row(0).getByRole('button', { name: 'OK' }))
    const dialog = dialogDriver(await screen.findByRole('alertdialog', { name: 'No response needed' }))
    expect(screen.getByText('Are you sure this message needs no response?')).toBeInTheDocument()
    expect(api.callsOf('overrideReply')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'No' }))
    expect(dialog).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(api.callsOf('overrideReply')).toEqual([])
  })

  it('is said on Yes: the row reads OK at its place, and the count falls by one [L-211] [L-213] [L-226] [L-425] [L-546] [S-170]', async () => {
    const { grid, user, api, searches } = await openContactLog({ answers })
    await waitFor(() => expect(navigationLink(/Contact Log/)).toHaveTextContent('3'))
    await user.click(grid.row(0).getByRole('button', { name: 'OK' }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(api.callsOf('overrideReply').map(({ body }) => body)).toEqual([
      {
        source: 'CONLOG',
        hyperionId: 'HAR',
        inboundEmailContactDetailId: '701',
        inboundContactHistoryId: '501',
        message: 'No response needed',
      },
    ])
    await waitFor(() => expect(grid.row(0).queryByRole('button', { name: 'OK' })).not.toBeInTheDocument())
    expect(grid.cellText(0, 'Reply')).toBe('OK')
    expect(navigationLink(/Contact Log/)).toHaveTextContent('2')
    expect(screen.getByText('without a reply')).toHaveTextContent('2 without a reply')
    expect(searches()).toHaveLength(1)
  })
})

describe('the panel', () => {
  const emailEntry = (id: string, changes: object) =>
    wireEntry({
      contactHistoryId: id,
      contactType: 'EmailReceived',
      contactAction: 'IEMAIL',
      contactActionResult: null,
      createdBy: null,
      emailContactDetailId: `7${id}`,
      email: {
        direction: 'in',
        emailFrom: 'hana@example.com',
        emailTo: 'sales@example.com',
        emailSubject: 'Re: Your 2021 Accord',
        emailBody: '<p>I am <b>free</b> on Friday.<script>alert(1)</script></p>',
        attachments: [],
        ...changes,
      },
    })
  const answers = {
    ...contactAnswers([wireContact(answered)]),
    getContactHistoryEntry: ({ url }: { readonly url: string }) => {
      const id = url.split('/').at(-1) ?? ''
      return [emailEntry(id, {}), emailEntry('499', { direction: 'out', emailSubject: 'Your 2021 Accord' })]
    },
  }
  const findPanel = async () => {
    const heading = await screen.findByRole('heading', { level: 2, name: 'Castellanos, Hana' })
    const panel = heading.closest<HTMLElement>('[aria-labelledby]')
    if (panel === null) throw new Error('The panel has no frame')
    return within(panel)
  }

  it('opens with the email and its thread, sanitized, and a link to reply for everybody; its cross closes it [L-189] [L-190] [L-191] [L-203] [L-426] [L-531] [L-532] [L-533]', async () => {
    const { grid, user, api, address, router } = await openContactLog({ answers, roles: [generalAccess] })
    const [view] = grid.row(0).getAllByRole('button', { name: 'View' })
    if (view === undefined) throw new Error('The email cannot be opened')
    await user.click(view)
    const panel = await findPanel()
    expect(await panel.findByText('Re: Your 2021 Accord')).toBeInTheDocument()
    expect(panel.getByText('Your 2021 Accord')).toBeInTheDocument()
    expect(panel.getAllByText(/^(Inbound|Outbound)$/).map(({ textContent }) => textContent)).toEqual([
      'Inbound',
      'Outbound',
    ])
    expect(panel.getByText('In Process - Contact Made')).toBeInTheDocument()
    expect(panel.getAllByText('free')[0]?.closest('p')?.innerHTML).toMatch(/^I am <(b|strong)>free/)
    expect(document.querySelector('script')?.textContent ?? '').not.toMatch(/alert/)
    expect(api.callsOf('getContactHistoryEntry').map(({ url }) => url)).toEqual([
      expect.stringMatching(/\/contact-history\/501$/),
    ])

    await user.click(panel.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('heading', { level: 2, name: 'Castellanos, Hana' })).not.toBeInTheDocument()
    await user.click(view)
    await user.click((await findPanel()).getByRole('link', { name: 'Reply' }))
    await waitFor(() => expect(address()).toMatch(/^\/app\/opportunity\/1000001\?source=CONLOG&tab=email/))
    expect(router.state.location.state).toMatchObject({ emailId: '7501', returnUrl: '/app/contact' })
  })

  it('opens with the answer from the reply cell [L-542]', async () => {
    const { grid, user, api } = await openContactLog({ answers })
    const reply = grid.row(0).getAllByRole('button', { name: 'View' })[1]
    if (reply === undefined) throw new Error('The answer cannot be opened')
    await user.click(reply)
    await (await findPanel()).findByText('Re: Your 2021 Accord')
    expect(api.callsOf('getContactHistoryEntry').map(({ url }) => url)).toEqual([
      expect.stringMatching(/\/contact-history\/502$/),
    ])
  })

  it('leaves the list beside it, which says what the emails are about until it is closed', async () => {
    const { grid, user } = await openContactLog()
    expect(grid.cellText(0, 'Message')).toBe('View')
    await user.click(grid.row(0).getByRole('button', { name: 'View' }))
    const panel = await findPanel()
    expect(grid.cellText(0, 'Message')).toBe('ViewRe: Your Accord')
    expect(grid.row(0).getByRole('link', { name: 'Castellanos, Hana' })).toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: 'Close' }))
    expect(grid.cellText(0, 'Message')).toBe('View')
    // Once is enough, though the focus is on the button in the cell.
    await user.click(grid.row(0).getByRole('button', { name: 'View' }))
    await findPanel()
    await user.keyboard('{Escape}')
    expect(grid.cellText(0, 'Message')).toBe('View')
  })

  it('offers No response needed where the row does', async () => {
    const { grid, user } = await openContactLog()
    await user.click(grid.row(0).getByRole('button', { name: 'View' }))
    await user.click((await findPanel()).getByRole('button', { name: 'No response needed' }))
    expect(await screen.findByRole('alertdialog', { name: 'No response needed' })).toBeInTheDocument()
  })
})
