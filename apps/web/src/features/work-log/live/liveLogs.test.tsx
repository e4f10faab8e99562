import { gridDriver } from '@retain/ui/testing/grid-driver'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { workLogApi } from '../search/workLogApi'
import { held, logOf } from '../../../testing/fakeApi'
import { wirePage, wireRows } from '../../../testing/fixtures'
import { liveGrid } from '../../../testing/liveGrid'
import { contacted, locked, removed, statusChanged } from '../../../testing/liveMessages'
import { renderApp } from '../../../testing/renderApp'
import { setWindowWidth } from '@retain/ui/testing/window-width'
import { navigationLink } from '../../../testing/navigation'
import { selectConnection } from '../../../live/liveSlice'

beforeEach(() => setWindowWidth(1600))

/** Opens the Equity Log and waits for its rows and the live connection. */
async function openLog(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp(options)
  await screen.findAllByText(/^Customer \d{5}$/)
  return { ...app, ...(await liveGrid(app, 'Equity Log')) }
}

/** The rows of the first list that is cached. */
function cachedRows({ store }: Pick<Awaited<ReturnType<typeof openLog>>, 'store'>) {
  const [search] = workLogApi.util.selectCachedArgsForQuery(store.getState(), 'searchLog')
  if (search === undefined) throw new Error('No list is cached.')
  return workLogApi.endpoints.searchLog.select(search)(store.getState()).data?.list ?? []
}

/** So few rows that all are on one page. */
const few = (count: number) => ({ answers: { searchLogs: logOf(count) } })

it('shows a lock the moment that it is told, and its release [L-385] [L-394] [L-564]', async () => {
  const { tell, grid, api } = await openLog()
  await tell(locked('1000002'))
  const lock = { name: /^Locked By Dana Baker .* ago\. Press to unlock$/ }
  expect(grid.row(1).getByRole('button', lock)).toBeInTheDocument()
  expect(grid.row(1).queryByRole('link')).not.toBeInTheDocument()
  await tell(locked('1000002', { isLocked: false, lockedBy: null, lockedUserId: null, rowVersion: 3 }))
  expect(grid.row(1).queryByRole('button', lock)).not.toBeInTheDocument()
  expect(grid.row(1).getByRole('link')).toBeInTheDocument()
  expect(api.callsOf('searchLogs')).toHaveLength(1)
})

it('makes a customer plain text while another opportunity of theirs is locked [L-289]', async () => {
  const { tell, grid } = await openLog()
  await tell(locked('1000002', { isLocked: false, isCustomerLocked: true }))
  expect(grid.row(1).queryByRole('link')).not.toBeInTheDocument()
})

it('shows a new status, last action, last contact and note [L-387] [L-388]', async () => {
  const { tell, grid, api } = await openLog()
  await tell(statusChanged('1000001'), contacted('1000001', 3))
  expect(grid.cellText(0, 'Status')).toBe('Not Interested')
  expect(grid.cell(0, 'Last Action').querySelector('[role=img]')).toHaveAttribute('aria-label', 'Email')
  expect(grid.cellText(0, 'Last Contact')).toBe('11/21/26')
  expect(grid.cellText(0, 'Notes')).toBe('Wrote to her')
  expect(api.callsOf('searchLogs')).toHaveLength(1)
})

it('has what was told meanwhile when somebody comes back to it, without a new search [L-387] [L-388]', async () => {
  const { tell, api, user, router } = await openLog()
  await user.click(navigationLink('Call Guides'))
  await screen.findByRole('heading', { name: 'Call Guides', level: 1 })
  await tell(statusChanged('1000001'))
  await act(() => router.navigate(-1))
  const grid = gridDriver(await screen.findByRole('grid', { name: 'Equity Log' }))
  expect(grid.cellText(0, 'Status')).toBe('Not Interested')
  expect(api.callsOf('searchLogs')).toHaveLength(1)
})

it('draws only the row that changed', async () => {
  const app = await openLog()
  const before = cachedRows(app)
  const changed: Node[] = []
  const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)))
  observer.observe(screen.getByRole('rowgroup'), {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  await app.tell(statusChanged('1000002'))
  await waitFor(() => expect(changed).not.toHaveLength(0))
  observer.disconnect()
  const row = app.grid.cell(1, 'Status').closest('[role=row]')
  expect(changed.every((node) => row?.contains(node))).toBe(true)
  const after = cachedRows(app)
  expect(after.filter((one, at) => one !== before[at]).map(({ opptId }) => opptId)).toEqual(['1000002'])
})

it('keeps the rows that a repeated search finds unchanged', async () => {
  const app = await openLog()
  const before = cachedRows(app)
  app.live.line().drop()
  app.clock.advance(1_000)
  await waitFor(() => expect(app.api.callsOf('searchLogs')).toHaveLength(2))
  await waitFor(() => expect(app.grid.isBusy()).toBe(false))
  expect(cachedRows(app).every((row, at) => row === before[at])).toBe(true)
})

it('lets a removed row leave, and the total fall by one [L-389] [L-565]', async () => {
  const { tell, grid, api } = await openLog(few(3))
  await tell(removed('1000002'))
  expect(grid.columnTexts('Customer')).toEqual(['Customer 00001', 'Customer 00003'])
  expect(screen.getByText('2').parentElement).toHaveTextContent('2 customers')
  expect(api.callsOf('searchLogs')).toHaveLength(1)
})

it('asks for the row that moves up from the next page when one is removed', async () => {
  const { tell, grid, api } = await openLog()
  const search = held(() => wirePage(wireRows(50, 1), 1247))
  api.answer({ searchLogs: search.answer })
  await tell(removed('1000001'))
  expect(grid.rowCount()).toBe(49)
  search.release()
  await waitFor(() => expect(grid.rowCount()).toBe(50))
  expect(screen.getByText('1,247')).toBeInTheDocument()
})

it('asks again, once, for a list that has missed something', async () => {
  const { tell, grid, api } = await openLog(few(3))
  const missed = wireRows(3).map((row) => ({ ...row, status: 'NOI', statusCode: 'NOI', rowVersion: 9 }))
  api.answer({ searchLogs: () => wirePage(missed) })
  await tell(statusChanged('1000001', 9), statusChanged('1000002', 9), statusChanged('1000003', 9))
  await waitFor(() =>
    expect(grid.columnTexts('Status')).toEqual(['Not Interested', 'Not Interested', 'Not Interested']),
  )
  expect(api.callsOf('searchLogs')).toHaveLength(2)
})

it('applies what is told while a search is under way to its answer, which may be older', async () => {
  const search = held(() => wirePage(wireRows(3)))
  const app = renderApp({ answers: { searchLogs: search.answer } })
  await waitFor(() => expect(selectConnection(app.store.getState()).state).toBe('open'))
  act(() => app.live.line().tell(statusChanged('1000001')))
  search.release()
  const grid = gridDriver(await screen.findByRole('grid'))
  await waitFor(() => expect(grid.cellText(0, 'Status')).toBe('Not Interested'))
})

it('applies what is told while all rows arrive', async () => {
  const total = 600
  const { tell, grid, user, api } = await openLog(few(total))
  const rest = held(logOf(total))
  api.answer({ searchLogs: rest.answer })
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(api.callsOf('searchLogs')).toHaveLength(2))
  await tell(statusChanged('1000001'))
  rest.release()
  await waitFor(() => expect(grid.rowCount()).toBe(total))
  expect(grid.cellText(0, 'Status')).toBe('Not Interested')
})

it('lets a row that holds the focus stay until the focus leaves', async () => {
  const { tell, grid } = await openLog(few(3))
  act(() => grid.cell(1, 'Customer').focus())
  await tell(removed('1000002'))
  expect(grid.rowCount()).toBe(3)
  act(() => grid.cell(0, 'Customer').focus())
  await waitFor(() => expect(grid.rowCount()).toBe(2))
})

it('lets a row under the pointer stay until the pointer leaves', async () => {
  const { tell, grid } = await openLog(few(4))
  fireEvent.pointerOver(grid.cell(1, 'Customer'), { pointerType: 'mouse' })
  await tell(removed('1000002'), removed('1000003'))
  expect(grid.columnTexts('Customer')).toEqual(['Customer 00001', 'Customer 00002', 'Customer 00004'])
  fireEvent.pointerOver(grid.cell(0, 'Customer'), { pointerType: 'mouse' })
  await waitFor(() => expect(grid.columnTexts('Customer')).toEqual(['Customer 00001', 'Customer 00004']))
})

it('passes over messages of other stores and those that come twice', async () => {
  const { tell, api, store } = await openLog(few(3))
  const before = cachedRows({ store })
  const event = statusChanged('1000001')
  await tell(event)
  const after = cachedRows({ store })
  await tell(event, locked('1000001', { hyperionId: 'BLR', rowVersion: 3 }))
  expect(cachedRows({ store })).toBe(after)
  expect(after).not.toBe(before)
  expect(api.callsOf('searchLogs')).toHaveLength(1)
})
