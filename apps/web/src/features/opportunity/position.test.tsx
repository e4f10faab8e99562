import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { wireContact } from '../../testing/contactFixtures'
import { logOf, type FakeAnswer } from '../../testing/fakeApi'
import { wirePage } from '../../testing/fixtures'
import { opportunityName } from '../../testing/opportunityFixtures'
import { renderApp } from '../../testing/renderApp'
import { contactAnswers } from '../../testing/contactLog'
import { addressOf, openFromLog, openOpportunity } from '../../testing/opportunityPage'

const button = (name: 'Previous' | 'Next') => screen.getByRole('button', { name: `${name} customer` })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it('steps through the list of the log, saying where it is, and gives the focus to the name [O-040] [O-044] [O-045] [L-393]', async () => {
  const { user, address } = await openFromLog('Customer 00002')
  expect(await screen.findByText('2 of 1,248')).toBeInTheDocument()
  await user.click(button('Next'))
  expect(await heading('Customer 00003')).toHaveFocus()
  expect(await screen.findByText('3 of 1,248')).toBeInTheDocument()
  expect(address()).toBe(addressOf('1000003'))
  await user.click(button('Previous'))
  expect(await heading('Customer 00002')).toBeInTheDocument()
})

it('records one view for each opening, also of those stepped to [O-436]', async () => {
  const { api, user } = await openFromLog('Customer 00002')
  await screen.findByText('2 of 1,248')
  await user.click(button('Next'))
  await heading('Customer 00003')
  await user.click(button('Previous'))
  await heading('Customer 00002')
  const paths = () => api.callsOf('getOpportunity').map(({ url }) => url.slice('/api/opportunity'.length))
  await waitFor(() => expect(paths()).toEqual(['/1000002/true', '/1000003/true', '/1000002/true']))
})

it('goes back to the log, not through everybody in between', async () => {
  const { user, router, address } = await openFromLog('Customer 00002')
  const log = '/app/log?orderBy=equityAmount&orderDirection=desc'
  await screen.findByText('2 of 1,248')
  await user.click(button('Next'))
  await heading('Customer 00003')
  await router.navigate(-1)
  await waitFor(() => expect(address()).toBe(log))
})

it('leads back to the log as it was left', async () => {
  const path = '/app/log?orderBy=year&orderDirection=asc&pageNumber=2'
  const { user, address } = await openFromLog('Customer 00060', { path })
  await screen.findByText('60 of 1,248')
  await user.click(screen.getAllByRole('link', { name: 'Equity Log' }).at(-1) as HTMLElement)
  await waitFor(() => expect(address()).toBe(path))
})

it('stops at the start and at the end of the whole list [O-046] [O-047]', async () => {
  const { user } = await openFromLog('Customer 00001', { answers: { searchLogs: logOf(2) } })
  await screen.findByText('1 of 2')
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'true')
  await user.click(button('Previous'))
  await user.click(button('Next'))
  await heading('Customer 00002')
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true')
})

it('crosses the edge of a page with the same search, and comes back over it [OP-022]', async () => {
  const { api, user } = await openFromLog('Customer 00051', {
    path: '/app/log?orderBy=year&orderDirection=asc&pageNumber=2',
    answers: { searchLogs: logOf(60) },
  })
  await screen.findByText('51 of 60')
  await user.click(button('Previous'))
  await heading('Customer 00050')
  expect(await screen.findByText('50 of 60')).toBeInTheDocument()
  expect(api.callsOf('searchLogs').at(-1)?.body).toMatchObject({
    orderBy: 'year',
    orderDirection: 'asc',
    pageNumber: 1,
  })
  await user.click(button('Next'))
  await heading('Customer 00051')
  expect(await screen.findByText('51 of 60')).toBeInTheDocument()
})

it('has no place without a list: both buttons are disabled [OP-023]', async () => {
  await openOpportunity()
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByText(/ of /)).not.toBeInTheDocument()
})

/** Opens the Equity Log with the customers whom Cleo Day flagged, and from it one of them. */
async function openFromFlagged(name: string) {
  const app = renderApp({ path: '/app/profile', answers: { searchLogs: logOf(60) } })
  await screen.findByRole('heading', { level: 1 })
  const state = { personFilters: { flgOpptAssocName: 'Cleo Day' } }
  await act(() =>
    app.router.navigate('/app/log?orderBy=year&orderDirection=asc&pageNumber=2&yearFrom=2018', { state }),
  )
  await app.user.click(await screen.findByRole('link', { name }))
  await screen.findByRole('tab', { name: 'Call' })
  const lastSearch = () => app.api.callsOf('searchLogs').at(-1)?.body
  return { ...app, lastSearch }
}

describe('a list with filters', () => {
  const filters = { yearFrom: 2018, flgOpptAssocName: 'Cleo Day' }

  it('is stepped through with them, those that name people too, and asked for no second time', async () => {
    const { api, user, lastSearch } = await openFromFlagged('Customer 00051')
    await screen.findByText('51 of 60')
    expect(api.callsOf('searchLogs')).toHaveLength(1)
    await user.click(button('Previous'))
    await heading('Customer 00050')
    expect(lastSearch()).toMatchObject({ ...filters, pageNumber: 1 })
    await user.click(button('Next'))
    await heading('Customer 00051')
    expect(api.callsOf('searchLogs')).toHaveLength(2)
  })

  it('has its filters still when one goes back to it, by the link and in the history', async () => {
    const { user, lastSearch, router, address } = await openFromFlagged('Customer 00051')
    await screen.findByText('51 of 60')
    await user.click(screen.getAllByRole('link', { name: 'Equity Log' }).at(-1) as HTMLElement)
    await waitFor(() => expect(address()).toMatch(/^\/app\/log\?.*yearFrom=2018$/))
    await user.click(await screen.findByRole('button', { name: 'Page 1' }))
    await waitFor(() => expect(lastSearch()).toMatchObject({ ...filters, pageNumber: 1 }))
    await act(() => router.navigate(-1))
    await screen.findByRole('link', { name: 'Customer 00051' })
    expect(router.state.location.state).toMatchObject({ personFilters: { flgOpptAssocName: 'Cleo Day' } })
  })
})

describe('a list of emails', () => {
  const email = (id: string, opptId: string) =>
    wireContact({ opptId, inboundContactHistoryId: id, customer: opportunityName(opptId) })
  const emails = [email('1', '1000001'), email('2', '1000002'), email('3', '1000001'), email('4', '1000003')]
  const answers = contactAnswers(emails)

  it('is stepped through in the order of the Contact Log, each customer once [O-042]', async () => {
    const path = '/app/contact?orderBy=customer&orderDirection=asc'
    const app = await openFromLog(opportunityName('1000002'), { path, answers })
    await screen.findByText('2 of 4')
    await app.user.click(button('Next'))
    await heading(opportunityName('1000003'))
    expect(await screen.findByText('4 of 4')).toBeInTheDocument()
    expect(button('Next')).toHaveAttribute('aria-disabled', 'true')
    expect(app.address()).toBe('/app/opportunity/1000003?source=CONLOG')
    await app.user.click(button('Previous'))
    await app.user.click(button('Previous'))
    await heading(opportunityName('1000001'))
    expect(await screen.findByText('1 of 4')).toBeInTheDocument()
    expect(button('Previous')).toHaveAttribute('aria-disabled', 'true')
    await act(() => app.router.navigate(-1))
    await waitFor(() => expect(app.address()).toBe(path))
  })

  it('is stepped over the edge of a page with the same filters', async () => {
    const pages: FakeAnswer = ({ body }) => {
      const { pageNumber, pageSize } = body as { readonly pageNumber: number; readonly pageSize: number }
      if (pageSize === 1) return wirePage([], 0)
      return wirePage([email(String(pageNumber), `100000${pageNumber}`)], 52, pageNumber)
    }
    const path = '/app/contact?repliedStatus=responded'
    const app = await openFromLog(opportunityName('1000001'), {
      path,
      answers: { ...answers, searchContactLog: pages },
    })
    await app.user.click(await screen.findByRole('button', { name: 'Next customer' }))
    await heading(opportunityName('1000002'))
    expect(app.api.callsOf('searchContactLog').at(-1)?.body).toMatchObject({
      pageNumber: 2,
      repliedStatus: 'responded',
    })
  })
})
