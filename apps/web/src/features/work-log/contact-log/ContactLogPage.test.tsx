import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { dateRangeDriver } from '@retain/ui/testing/date-range-driver'
import { wireContact } from '../../../testing/contactFixtures'
import { problem } from '../../../testing/fakeApi'
import { setWindowWidth } from '@retain/ui/testing/window-width'
import { contactAnswers, contactsOf, openContactLog, testNow } from '../../../testing/contactLog'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(testNow) })
  setWindowWidth(1600)
})
afterEach(() => void vi.useRealTimers())

/** The button of a filter that opens its choices. */
const filter = (name: string) =>
  within(screen.getByRole('region', { name: 'Filters' })).getByRole('button', { name: new RegExp(name) })
const received = () => dateRangeDriver(screen.getByRole('group', { name: 'Received' }))

describe('the list', () => {
  it('is requested with the ten fields: the last 30 days, the newest first, in UTC [L-009] [L-016] [L-186] [L-196] [L-199] [L-422] [L-423] [L-424] [L-535] [S-033]', async () => {
    const { searches, address } = await openContactLog()
    expect(searches()).toEqual([
      {
        hyperionId: 'HAR',
        from: '2026-10-23 05:00:00',
        to: '2026-11-22 04:59:59',
        repliedStatus: 'ALL',
        emailSentBy: 'ALL',
        showAll: false,
        orderBy: 'inboundCreateDate',
        orderDirection: 'desc',
        pageNumber: 1,
        pageSize: 50,
      },
    ])
    expect(address()).toBe('/app/contact?orderBy=inboundCreateDate&orderDirection=desc')
  })

  it('shows its twelve columns at every width, and no Column Options [L-471] [L-472] [L-569] [L-572] [L-576] [L-577]', async () => {
    setWindowWidth(1000)
    const { grid } = await openContactLog()
    expect(grid.columnLabels()).toEqual([
      'Deal Type',
      'Pmts Left',
      'Received',
      'Customer',
      'Email Sent By',
      'Message',
      'Year',
      'Model',
      'Equity',
      'Reply',
      'Reply By',
      'Reply Date',
    ])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contact Log')
    expect(screen.getByText('emails').closest('[role=status]')).toHaveTextContent('1 emails')
    expect(screen.queryByRole('button', { name: 'Column Options' })).not.toBeInTheDocument()
  })

  it('shows the data of each email [L-329] [L-330] [L-331] [L-332] [L-333] [L-334] [L-335] [L-336] [L-337] [L-339] [L-340] [L-609]', async () => {
    const row = wireContact({
      replyContactHistoryId: '502',
      replyBy: 'dana.baker',
      replyByName: 'Dana Baker',
      replyDate: '2026-11-20T16:17:00.000Z',
    })
    const { grid } = await openContactLog({ answers: contactAnswers([row]) })
    const texts = Object.fromEntries(grid.columnLabels().map((label) => [label, grid.cellText(0, label)]))
    expect(texts).toEqual({
      'Deal Type': 'Finance',
      'Pmts Left': '39',
      Received: '11/20/20269:12 AM',
      Customer: 'Castellanos, Hana',
      'Email Sent By': 'Ann Lee',
      Message: 'View',
      Year: '2021',
      Model: 'Accord',
      Equity: '$8,481',
      Reply: 'View 2 hr 5 min',
      'Reply By': 'Dana Baker',
      'Reply Date': '11/20/202611:17 AM',
    })
    expect(grid.row(0).getByRole('link')).toHaveAttribute('href', '/app/opportunity/1000001?source=CONLOG')
  })

  it('is sorted by a header, which is in the address', async () => {
    const { grid, searches, address } = await openContactLog()
    grid.sortBy('Customer')
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ orderBy: 'customer' }))
    expect(address()).toMatch(/orderBy=customer/)
  })

  it('of a failed search is empty, with a way to try again [L-217] [L-218] [L-460] [L-461]', async () => {
    const { api, grid, searches, user } = await openContactLog()
    api.answer({ searchContactLog: () => problem(500, 'Internal Server Error') })
    grid.sortBy('Customer')
    await user.click(await screen.findByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled())
    expect(screen.queryByText('Castellanos, Hana')).not.toBeInTheDocument()
    expect(screen.queryByText('emails')).not.toBeInTheDocument()
    api.answer({ searchContactLog: contactsOf([wireContact()]) })
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByText('Castellanos, Hana')
    expect(searches().length).toBeGreaterThan(2)
  })

  it('shows the same to everybody of the store [L-188] [S-365]', async () => {
    const { grid } = await openContactLog({ roles: [generalAccess] })
    expect(grid.cellText(0, 'Customer')).toBe('Castellanos, Hana')
  })

  it('is of cards on a phone, where the filters start closed', async () => {
    setWindowWidth(390)
    await openContactLog()
    const filters = screen.getByRole('button', { name: /^Filters/ })
    expect(filters).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('the filters', () => {
  it('are the days, the reply status and the sender; the store is none [L-193] [L-535]', async () => {
    const { user } = await openContactLog()
    expect(received().range()).toEqual({ from: '2026-10-23', to: '2026-11-21' })
    expect(filter('Reply Status')).toHaveTextContent('All')
    expect(filter('Email Sent By')).toHaveTextContent('All')
    expect(screen.getByRole('region', { name: 'Filters' })).not.toHaveTextContent('Harborview Motors')
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    expect(screen.queryByRole('group', { name: 'Received' })).not.toBeInTheDocument()
  })

  it('search other days, which are in the address [L-193] [L-198]', async () => {
    const { searches, address } = await openContactLog()
    received().type({ from: '2026-11-05', to: '2026-11-09' })
    await waitFor(() =>
      expect(searches().at(-1)).toMatchObject({ from: '2026-11-05 05:00:00', to: '2026-11-10 04:59:59' }),
    )
    expect(address()).toMatch(/&from=2026-11-05&to=2026-11-09$/)
  })

  it('refuse more than 30 days: the error is at the field, the last rows stay and nothing is searched [L-146] [L-200] [L-201] [L-202] [L-537]', async () => {
    const { searches, grid, address } = await openContactLog()
    const before = address()
    received().type({ from: '2026-09-01', to: '2026-11-21' })
    await waitFor(() =>
      expect(received().error()).toBe('The search will only display up to 30 days of data!'),
    )
    expect(received().range()).toEqual({ from: '2026-09-01', to: '2026-11-21' })
    expect(grid.cellText(0, 'Customer')).toBe('Castellanos, Hana')
    expect(searches()).toHaveLength(1)
    expect(address()).toBe(before)
  })

  it('take a wrong range in an address for the last 30 days [L-537]', async () => {
    const { searches, address } = await openContactLog({ path: '/app/contact?from=2026-01-01&to=2026-11-21' })
    expect(searches().at(-1)).toMatchObject({ from: '2026-10-23 05:00:00' })
    await waitFor(() => expect(address()).not.toMatch(/from=/))
  })

  it('search by reply status, as a link says it too [L-194]', async () => {
    const { searches, user, address } = await openContactLog()
    await user.click(filter('Reply Status'))
    await user.click(await screen.findByRole('option', { name: 'not responded' }))
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ repliedStatus: 'not responded' }))
    expect(address()).toMatch(/repliedStatus=not(%20|\+)responded/)
  })

  it('search by sender, whose name is in no address; Back searches for all again [L-195] [L-439]', async () => {
    const { searches, user, address, router, api } = await openContactLog()
    await user.click(filter('Email Sent By'))
    await user.click(await screen.findByRole('option', { name: 'Sam Rivera' }))
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ emailSentBy: 'sam.rivera' }))
    expect(address()).not.toMatch(/sam/)
    expect(api.callsOf('listStoreUsers')[0]?.url).toMatch(/hyperionId=HAR&listType=emailSentBy/)
    await router.navigate(-1)
    await waitFor(() => expect(filter('Email Sent By')).toHaveTextContent('All'))
  })
})
