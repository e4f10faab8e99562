import { gridDriver } from '@retain/ui/testing/grid-driver'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { problem } from '../../../testing/fakeApi'
import { wirePage } from '../../../testing/fixtures'
import { renderApp } from '../../../testing/renderApp'
import { noon, wireCandidate, wireVisit } from '../../../testing/serviceFixtures'
import { setWindowWidth } from '@retain/ui/testing/window-width'

beforeEach(() => {
  setWindowWidth(1600)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(noon) })
})
afterEach(() => void vi.useRealTimers())

const visits = [
  wireVisit({ opptId: '30', customerName: 'Open, Ann' }),
  wireVisit({ opptId: '20', customerName: 'Plan, Ben', roStatus: 'Scheduled', roDateTime: null }),
  wireVisit({ opptId: '10', customerName: 'Closed, Cy', roStatus: 'Closed' }),
]
const candidates = [
  wireCandidate('1', { scanDate: '2026-11-21T13:00:00.000Z' }),
  wireCandidate('2', { opptId: '77', dealType: 'Lease' }),
]
const usual = { searchLogs: () => wirePage(visits), listCandidates: () => candidates }

/** Opens the Service Log and waits for its first row. */
async function openLog(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp({ path: '/app/service', ...options, answers: { ...usual, ...options.answers } })
  const grid = gridDriver(await screen.findByRole('grid', { name: 'Service Log' }))
  await screen.findByText('Open, Ann')
  const bodies = () => app.api.callsOf('searchLogs').map(({ body }) => body)
  return { ...app, grid, bodies }
}

const names = (grid: ReturnType<typeof gridDriver>) => grid.columnTexts('Customer')

describe('the Service Log', () => {
  it('opens on today and on all of everything else, the latest order first [L-008] [L-159] [L-162] [L-165] [L-419] [L-420] [L-516] [L-518]', async () => {
    const { api, bodies, address, grid } = await openLog()
    expect(api.callsOf('searchLogs')[0]).toMatchObject({
      method: 'POST',
      url: '/api/opportunity/search/logs',
    })
    expect(bodies()).toEqual([
      {
        source: 'SVCLOG',
        hyperionId: 'HAR',
        from: '2026-11-21T05:00:00.000Z',
        to: '2026-11-22T04:59:59.999Z',
        dealType: 'ALL',
        flgOpptAssocName: 'ALL',
        roStatus: 'ALL',
        printing: false,
        showAll: false,
        orderBy: 'roDateTime',
        orderDirection: 'desc',
        pageNumber: 1,
        pageSize: 50,
      },
    ])
    expect(grid.sortDirection('RO Date')).toBe('descending')
    expect(address()).toBe('/app/service?orderBy=roDateTime&orderDirection=desc')
    expect(document.title).toBe('Service Log · Retain')
  })

  it('says in its legend what the marks mean, and at each row [L-170] [L-171] [L-172] [L-173] [L-251] [L-252] [L-253]', async () => {
    const { grid } = await openLog()
    const legend = within(screen.getByRole('list', { name: 'Legend' }))
    await waitFor(() =>
      expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Opened RO86',
        'Scheduled appointment41',
        'Candidate2',
        'Closed RO1,234',
      ]),
    )
    const mark = (row: number, name: string) => grid.row(row).queryByRole('img', { name })
    expect(mark(0, 'Candidate')).toBeInTheDocument()
    expect(mark(2, 'Opened RO')).toBeInTheDocument()
    expect(mark(3, 'Scheduled appointment')).toBeInTheDocument()
    for (const name of ['Candidate', 'Opened RO', 'Scheduled appointment'])
      expect(mark(4, name)).not.toBeInTheDocument()
  })
})

describe('candidates', () => {
  it('are requested with the newest scan first, and are above page 1, not counted [L-421] [L-523]', async () => {
    const { api, grid } = await openLog()
    expect(api.callsOf('listCandidates').map(({ url }) => url.split('?')[1])).toEqual([
      'hyperionId=HAR&scanDateSortOrder=desc',
    ])
    await waitFor(() =>
      expect(names(grid)).toEqual(['Candidate 2', 'Candidate 1', 'Open, Ann', 'Plan, Ben', 'Closed, Cy']),
    )
    expect(screen.getByText('customers', { exact: false })).toHaveTextContent('3 customers')
  })

  it('have the deal type Candidate, and a link only where there is an opportunity [L-174]', async () => {
    const { grid } = await openLog()
    await screen.findByText('Candidate 2')
    expect(grid.cellText(0, 'Deal Type')).toBe('Candidate')
    expect(grid.row(0).getByRole('link')).toHaveAttribute('href', '/app/opportunity/77?source=SVCLOG')
    expect(grid.row(1).queryByRole('link')).not.toBeInTheDocument()
  })

  it('leave space under the last of them [L-178]', async () => {
    await openLog()
    await screen.findByText('Candidate 2')
    const tops = screen
      .getAllByRole('row')
      .slice(1, 4)
      .map(({ style }) => Number(/\((\d+)px\)/.exec(style.transform)?.[1]))
    expect([tops[1], tops[2]]).toEqual([30, 68])
  })

  it('do not show with another deal type or another day, and are not requested [L-525]', async () => {
    const { api } = await openLog({ path: '/app/service?dealType=Lease' })
    expect(screen.queryByText('Candidate 1')).not.toBeInTheDocument()
    expect(api.callsOf('listCandidates')).toHaveLength(0)
  })

  it('show whoever is flagged and whatever the RO status is [L-525]', async () => {
    await openLog({ path: '/app/service?roStatus=Closed' })
    expect(await screen.findByText('Candidate 1')).toBeInTheDocument()
  })

  it('do not show on page 2 [L-523]', async () => {
    await openLog({
      path: '/app/service?pageNumber=2',
      answers: { searchLogs: () => wirePage(visits, 53, 2) },
    })
    expect(screen.queryByText('Candidate 1')).not.toBeInTheDocument()
  })

  it('that cannot be loaded do not affect the rows', async () => {
    const { grid } = await openLog({
      answers: { listCandidates: () => problem(500, 'Internal Server Error') },
    })
    expect(names(grid)).toHaveLength(3)
  })

  it('are found where no service row is [L-524]', async () => {
    renderApp({ path: '/app/service', answers: { ...usual, searchLogs: () => wirePage([]) } })
    expect(await screen.findByText('Candidate 1')).toBeInTheDocument()
    expect(screen.queryByText(/Nothing Found/)).not.toBeInTheDocument()
  })

  it('and rows that are both missing say so [L-238] [L-524]', async () => {
    const none = { searchLogs: () => wirePage([]), listCandidates: () => [] }
    renderApp({ path: '/app/service', answers: none })
    expect(await screen.findByText('Nothing Found. Please try other search criteria')).toBeInTheDocument()
  })
})

describe('the filters', () => {
  it('open by the button, all four of them [L-158] [L-160] [L-161] [L-163] [L-164] [L-517]', async () => {
    const { user } = await openLog()
    const button = screen.getByRole('button', { name: /^Filters/ })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    const tray = within(screen.getByRole('region', { name: 'Filters' }))
    expect(tray.getByRole('group', { name: 'Last Service Date' })).toBeInTheDocument()
    for (const name of ['Deal Type', 'Flagged', 'RO Status'])
      expect(tray.getByRole('button', { name: new RegExp(name) })).toHaveTextContent('All')
    await user.click(button)
    expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument()
  })

  it('search at once from page 1, are in the address, and Back removes them [L-163] [L-517]', async () => {
    const { user, bodies, address, router } = await openLog({
      path: '/app/service?orderBy=year&orderDirection=asc',
    })
    await user.click(screen.getByRole('button', { name: /^Filters/ }))
    await user.click(screen.getByRole('button', { name: /RO Status/ }))
    await user.click(await screen.findByRole('option', { name: 'Open' }))
    await waitFor(() =>
      expect(bodies().at(-1)).toMatchObject({ roStatus: 'Open', pageNumber: 1, orderBy: 'year' }),
    )
    expect(address()).toBe('/app/service?orderBy=year&orderDirection=asc&roStatus=Open')
    await router.navigate(-1)
    await waitFor(() => expect(bodies()).toHaveLength(2))
    expect(address()).toBe('/app/service?orderBy=year&orderDirection=asc')
  })

  it('keep flagging associates out of the address [L-161]', async () => {
    const { user, bodies, address } = await openLog()
    await user.click(screen.getByRole('button', { name: /^Filters/ }))
    await user.click(screen.getByRole('button', { name: /Flagged/ }))
    await user.click(await screen.findByRole('option', { name: 'Cleo Day' }))
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ flgOpptAssocName: 'Cleo Day' }))
    expect(address()).not.toMatch(/Cleo/)
  })

  it('that are not as the log opens show as tags, whose cross puts them back', async () => {
    const { user, address } = await openLog({ path: '/app/service?dealType=Lease,Candidate' })
    const tags = within(screen.getByRole('grid', { name: 'Active filters' }))
    await user.click(tags.getByRole('button', { name: /Remove/ }))
    await waitFor(() => expect(address()).toBe('/app/service?orderBy=roDateTime&orderDirection=desc'))
    expect(screen.queryByRole('grid', { name: 'Active filters' })).not.toBeInTheDocument()
  })
})

it('is the list through which one steps from a customer opened there', async () => {
  const { user } = await openLog({ path: '/app/service?roStatus=Open' })
  await user.click(screen.getByRole('link', { name: 'Plan, Ben' }))
  expect(await screen.findByText('2 of 3')).toBeInTheDocument()
})

it('opens its printable view with what it shows, people outside the address [L-183] [L-529] [L-530]', async () => {
  const { user } = await openLog({ path: '/app/service?roStatus=Open' })
  await user.click(screen.getByRole('button', { name: /^Filters/ }))
  await user.click(screen.getByRole('button', { name: /Flagged/ }))
  await user.click(await screen.findByRole('option', { name: 'Cleo Day' }))
  await user.keyboard('{Escape}')
  let stored: string | null = null
  const open = vi.spyOn(window, 'open').mockImplementation(() => {
    stored = sessionStorage.getItem('SERVICE_LOG_PRINT')
    return null
  })
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(open.mock.calls).toEqual([
    ['/print/ServiceLogPrint?orderBy=roDateTime&orderDirection=desc&roStatus=Open', '_blank'],
  ])
  expect(stored).toBe('{"hyperionId":"HAR","personFilters":{"flgOpptAssocName":"Cleo Day"}}')
  expect(sessionStorage.getItem('SERVICE_LOG_PRINT')).toBeNull()
})
