import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { act, screen, waitFor } from '@testing-library/react'
import type { LiveEvent } from '@retain/domain/live/liveMessage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contactAnswers, openContactLog, testNow } from '../../../testing/contactLog'
import { contactRow, wireContact } from '../../../testing/contactFixtures'
import { makeReceive } from '../../../testing/liveGrid'
import { eventOf, locked, removed } from '../../../testing/liveMessages'
import { navigationLink } from '../../../testing/navigation'
import { renderApp } from '../../../testing/renderApp'
import { setWindowWidth } from '@retain/ui/testing/window-width'
import { selectConnection } from '../../../live/liveSlice'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(testNow) })
  setWindowWidth(1600)
})
afterEach(() => void vi.useRealTimers())

const newEmail = (changes: Partial<ContactLogRow> = {}): LiveEvent =>
  eventOf({
    type: 'CONTACT_LOG_NEW',
    payload: contactRow({
      opptId: '1000002',
      customer: 'Okafor, Ines',
      inboundContactHistoryId: '600',
      inboundCreateDate: '2026-11-21T14:59:00.000Z',
      ...changes,
    }),
  })
const answered = (changes: Partial<ContactLogRow> = {}): LiveEvent =>
  eventOf({
    type: 'CONTACT_LOG_REPLY',
    payload: contactRow({
      replyContactHistoryId: '502',
      replyBy: 'dana.baker',
      replyDate: '2026-11-20T14:50:00.000Z',
      rowVersion: 2,
      ...changes,
    }),
  })
const leadAssigned = (leadId: string | null): LiveEvent =>
  eventOf({ type: 'LEAD_ASSIGNED', payload: { opptId: '1000001', hyperionId: 'HAR', leadId } })

const rows = [wireContact(), wireContact({ inboundContactHistoryId: '500', customer: 'Castellanos, Omar' })]

async function openLog(path = '/app/contact') {
  const app = await openContactLog({ path, answers: contactAnswers(rows, 3) })
  await waitFor(() => expect(navigationLink(/Contact Log/)).toHaveTextContent('3'))
  return { ...app, receive: makeReceive(app) }
}

const total = () => screen.getByText('emails').closest('[role=status]')

describe('a new email', () => {
  it('counts, and is first where the newest are first [L-209] [L-210] [L-395] [L-539]', async () => {
    const { receive, grid, searches } = await openLog()
    await receive(newEmail())
    expect(grid.cellText(0, 'Customer')).toBe('Okafor, Ines')
    await waitFor(() => expect(total()).toHaveTextContent('3 emails'))
    expect(navigationLink(/Contact Log/)).toHaveTextContent('4')
    expect(searches()).toHaveLength(1)
  })

  it('of before the page was opened is in the count already, which is asked for again', async () => {
    const { receive, api } = await openLog()
    const counts = () => api.callsOf('searchContactLog').filter(({ body }) => Object(body).pageSize === 1)
    const before = counts().length
    await receive({ ...newEmail(), at: instantFromEpoch(Date.parse('2026-11-21T14:59:30.000Z')) })
    await waitFor(() => expect(counts()).toHaveLength(before + 1))
    expect(navigationLink(/Contact Log/)).toHaveTextContent('3')
  })

  it('counts but is not added where another order is shown [L-539]', async () => {
    const { receive, grid } = await openLog('/app/contact?orderBy=customer&orderDirection=asc')
    await receive(newEmail())
    await waitFor(() => expect(total()).toHaveTextContent('3 emails'))
    expect(grid.rowCount()).toBe(2)
  })

  it('of another store is ignored', async () => {
    const { receive, grid } = await openLog()
    await receive(newEmail({ hyperionId: 'BLR' }))
    expect(grid.rowCount()).toBe(2)
    expect(navigationLink(/Contact Log/)).toHaveTextContent('3')
  })
})

describe('an answer', () => {
  it('replaces its row at its place and is counted once [L-211] [L-213] [L-564]', async () => {
    const { receive, grid } = await openLog()
    await receive(answered())
    await receive(answered())
    expect(grid.cellText(0, 'Reply')).toBe('View 0 hr 38 min')
    expect(grid.cellText(0, 'Reply By')).toBe('dana.baker')
    expect(grid.cellText(1, 'Customer')).toBe('Castellanos, Omar')
    expect(navigationLink(/Contact Log/)).toHaveTextContent('2')
  })

  it('never takes the count below zero, at which the icon is the plain one [L-206] [L-212] [S-753]', async () => {
    const { receive } = await openLog()
    await receive(...['500', '501', '502', '503'].map((id) => answered({ inboundContactHistoryId: id })))
    expect(navigationLink(/Contact Log/).querySelector('[data-icon="mail"]')).not.toBeNull()
    await receive(newEmail())
    expect(navigationLink(/Contact Log/).querySelector('[data-icon="mail_alert"]')).not.toBeNull()
    expect(navigationLink(/Contact Log/)).toHaveTextContent('1')
  })

  it('changes a list that is not shown', async () => {
    const { receive, router, grid, searches } = await openLog()
    await act(() => router.navigate('/app/profile'))
    await receive(answered())
    await act(() => router.navigate('/app/contact'))
    await waitFor(() => expect(screen.getByText('0 hr 38 min')).toBeInTheDocument())
    expect(grid).toBeDefined()
    expect(searches()).toHaveLength(1)
  })
})

it('a lead shows in every row of its opportunity, and lowers the count by one [L-214] [L-215] [L-540]', async () => {
  const { receive, grid } = await openLog()
  await receive(leadAssigned(null))
  expect(navigationLink(/Contact Log/)).toHaveTextContent('3')
  await receive(leadAssigned('L-9'))
  expect([0, 1].map((row) => grid.cellText(row, 'Reply'))).toEqual(['Open Lead', 'Open Lead'])
  expect(navigationLink(/Contact Log/)).toHaveTextContent('2')
})

it('a lock shows in every row of its opportunity [L-385]', async () => {
  const { receive, grid } = await openLog()
  await receive(locked('1000001'))
  for (const row of [0, 1])
    expect(grid.row(row).getByRole('button', { name: /^Locked By Dana Baker/ })).toBeInTheDocument()
})

it('a removed opportunity removes its emails [L-389]', async () => {
  const { receive, grid } = await openLog()
  await receive(removed('1000001'))
  await waitFor(() => expect(grid.rowCount()).toBe(0))
})

it('the count follows on every page [L-207]', async () => {
  const app = renderApp({ answers: contactAnswers(rows, 3) })
  await waitFor(() => expect(navigationLink(/Contact Log/)).toHaveTextContent('3'))
  await waitFor(() => expect(selectConnection(app.store.getState()).state).toBe('open'))
  act(() => app.live.line().tell(newEmail()))
  await waitFor(() => expect(navigationLink(/Contact Log/)).toHaveTextContent('4'))
  expect(app.api.callsOf('searchContactLog')).toHaveLength(1)
})
