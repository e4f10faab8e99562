import { gridDriver } from '@retain/ui/testing/grid-driver'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { held, problem } from '../../testing/fakeApi'
import { wirePage, wireRow, wireRows } from '../../testing/fixtures'
import { renderApp } from '../../testing/renderApp'
import { setWindowWidth } from '@retain/ui/testing/window-width'
import { navigationLink } from '../../testing/navigation'

const nothingFound = 'Nothing Found. Please try other search criteria'
const findGrid = async () => gridDriver(await screen.findByRole('grid', { name: 'Equity Log' }))

const isOf = (body: unknown, store: string) => (body as { hyperionId: string }).hyperionId === store

/** Opens the Equity Log and waits for its first row. */
async function openLog(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp(options)
  await screen.findAllByText(/^Customer \d{5}$/)
  return { ...app, grid: await findGrid() }
}

it('shows its title, its rows and how many customers there are [L-023] [L-024] [L-036] [L-011]', async () => {
  const { grid } = await openLog()
  expect(screen.getByRole('heading', { name: 'Equity Log', level: 1 })).toBeInTheDocument()
  expect(screen.getByText('1,248').parentElement).toHaveTextContent('1,248 customers')
  expect(grid.rowCount()).toBe(50)
  expect(document.title).toBe('Equity Log · Retain')
})

it('requests the active store, page 1, 50 rows, the highest equity first [L-002] [L-370] [L-375] [L-376] [S-484] [S-485] [S-491]', async () => {
  const { api } = await openLog()
  expect(api.callsOf('searchLogs')[0]?.body).toEqual({
    source: 'EQLOG',
    hyperionId: 'HAR',
    orderBy: 'equityAmount',
    orderDirection: 'desc',
    pageNumber: 1,
    pageSize: 50,
    showAll: false,
  })
})

it('holds the rows, the status and the order of a search, and the row whose lock is to be released [L-300]', async () => {
  const { store } = await openLog()
  const { api, unlockOppt } = store.getState()
  const searches = Object.values(api.queries).filter((query) => query?.endpointName === 'searchLog')
  expect(searches).toMatchObject([
    {
      status: 'fulfilled',
      originalArgs: { body: { orderBy: 'equityAmount', orderDirection: 'desc' } },
      data: { total: 1_248, page: 1, pageCount: 25 },
    },
  ])
  expect(searches[0]?.data).toHaveProperty('list.length', 50)
  expect(unlockOppt).toBeNull()
})

it.each(['/app', '/app/home', '/app/log', '/APP/Log'])(
  'opens at %s too [S-025] [S-026] [S-030] [L-012] [L-013] [L-014] [L-469]',
  async (path) => {
    await openLog({ path })
    expect(screen.getByRole('heading', { name: 'Equity Log' })).toBeInTheDocument()
  },
)

it('offers no button to delete or extend a row [L-608]', async () => {
  const { grid } = await openLog()
  expect(grid.row(0).queryByRole('button', { name: /delete|extend/i })).not.toBeInTheDocument()
})

it('explains the marks of its rows, and counts them on all pages', async () => {
  const { grid, api } = await openLog()
  const legend = screen.getByRole('list', { name: 'Legend' })
  await waitFor(() =>
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Opened RO86', 'Scheduled appointment41']),
  )
  // The counts of a search are those of each of its pages, in whatever order.
  grid.sortBy('Year')
  await waitFor(() => expect(grid.sortDirection('Year')).toBe('descending'))
  await waitFor(() => expect(grid.isBusy()).toBe(false))
  expect(api.callsOf('countRowStates').map(({ body }) => body)).toEqual([
    expect.objectContaining({ source: 'EQLOG', hyperionId: 'HAR' }),
  ])
})

it('shows 15 columns in a window wider than 1300 pixels, else 9, and follows the window [L-243] [L-244]', async () => {
  setWindowWidth(1301)
  const { grid } = await openLog()
  expect(grid.columnLabels()).toEqual([
    'Customer',
    'Deal Type',
    'Pmts Left',
    'Equity',
    'Pmt Diff Finance',
    'Pmt Diff Lease',
    'Year',
    'Model',
    'Status',
    'Last Action',
    'Score',
    'Warranty Exp',
    'Last Contact',
    'Opportunity Owner',
    'Notes',
  ])
  setWindowWidth(1300)
  expect(grid.columnLabels()).toHaveLength(9)
  setWindowWidth(1301)
  expect(grid.columnLabels()).toHaveLength(15)
})

it('shows a spinner while the first search runs [L-237]', async () => {
  const search = held(() => wirePage(wireRows(1)))
  renderApp({ answers: { searchLogs: search.answer } })
  await screen.findByRole('grid')
  expect(screen.getByText('Loading')).toBeInTheDocument()
  expect(screen.queryByText(nothingFound)).not.toBeInTheDocument()
  search.release()
  expect(await screen.findByText('Customer 00001')).toBeInTheDocument()
})

it('says so when a search finds nothing [L-238]', async () => {
  renderApp({ answers: { searchLogs: () => wirePage([]) } })
  expect(await screen.findByText(nothingFound)).toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
})

it('empties the list when a search fails, without the words of an empty search, and tries again [L-460] [L-461] [O-533] [O-534]', async () => {
  const { api, grid, user } = await openLog()
  api.answer({ searchLogs: () => problem(500, 'Internal Server Error') })
  grid.sortBy('Year')
  await user.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(screen.queryByText('Customer 00001')).not.toBeInTheDocument()
  expect(screen.queryByText(nothingFound)).not.toBeInTheDocument()
  api.answer({ searchLogs: () => wirePage(wireRows(1)) })
  await user.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Customer 00001')).toBeInTheDocument()
})

it('sorts by a header: first descending, then turned each time, from page 1 [L-367] [L-368] [L-369]', async () => {
  const { api, grid, address } = await openLog({ path: '/app/log?pageNumber=3' })
  const last = () => api.callsOf('searchLogs').at(-1)?.body
  grid.sortBy('Year')
  await waitFor(() =>
    expect(last()).toMatchObject({ orderBy: 'year', orderDirection: 'desc', pageNumber: 1 }),
  )
  grid.sortBy('Year')
  await waitFor(() => expect(last()).toMatchObject({ orderBy: 'year', orderDirection: 'asc', pageNumber: 1 }))
  expect(grid.sortDirection('Year')).toBe('ascending')
  grid.sortBy('Equity')
  await waitFor(() => expect(last()).toMatchObject({ orderBy: 'equityAmount', orderDirection: 'desc' }))
  grid.sortBy('Equity')
  await waitFor(() => expect(address()).toBe('/app/log?orderBy=equityAmount&orderDirection=asc'))
})

it('keeps the old rows shown while the next page is loading [L-567]', async () => {
  const { api, grid, user } = await openLog()
  const search = held(() => wirePage(wireRows(50, 50), 1248, 2))
  api.answer({ searchLogs: search.answer })
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(grid.isBusy()).toBe(true))
  expect(screen.getByText('Customer 00001')).toBeInTheDocument()
  search.release()
  expect(await screen.findByText('Customer 00051')).toBeInTheDocument()
})

it('corrects a wrong address in place, so that Back does not lead to it', async () => {
  const { router, address } = await openLog({ path: '/app/log?orderBy=shoeSize&pageNumber=nine&ssn=1' })
  await waitFor(() => expect(address()).toBe('/app/log?orderBy=equityAmount&orderDirection=desc'))
  expect(router.state.historyAction).toBe('REPLACE')
})

it('goes to the last page when an address names one beyond it', async () => {
  const { address } = await openLog({ path: '/app/log?pageNumber=99' })
  expect(address()).toMatch(/pageNumber=25$/)
})

it('opens its last view, and its first view in another store [L-479]', async () => {
  const { api, user, address } = await openLog({ path: '/app/log?orderBy=year&orderDirection=asc' })
  await user.click(navigationLink('Service Log'))
  await screen.findByRole('heading', { name: 'Service Log' })
  await user.click(navigationLink('Equity Log'))
  await waitFor(() => expect(address()).toBe('/app/log?orderBy=year&orderDirection=asc'))
  await user.click(screen.getByRole('button', { name: 'Change Stores' }))
  await user.click(await screen.findByRole('option', { name: 'Blue Ridge Auto Park' }))
  await waitFor(() => expect(address()).toBe('/app/log?orderBy=equityAmount&orderDirection=desc'))
  expect(api.callsOf('searchLogs').filter(({ body }) => isOf(body, 'BLR'))).toHaveLength(1)
})

it('never shows rows of one store in another [L-006]', async () => {
  const { api, user } = await openLog()
  const search = held(() =>
    wirePage([wireRow({ opptId: '9', hyperionId: 'BLR', customerName: 'Blue, Ann' })]),
  )
  api.answer({ searchLogs: search.answer })
  await user.click(screen.getByRole('button', { name: 'Change Stores' }))
  await user.click(await screen.findByRole('option', { name: 'Blue Ridge Auto Park' }))
  await waitFor(() => expect(screen.queryByText('Customer 00001')).not.toBeInTheDocument())
  search.release()
  expect(await screen.findByText('Blue, Ann')).toBeInTheDocument()
  expect(api.callsOf('searchLogs').at(-1)?.body).toMatchObject({ hyperionId: 'BLR' })
})
