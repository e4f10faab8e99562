import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { problem } from '../../../../testing/fakeApi'
import { wirePage } from '../../../../testing/fixtures'
import { renderApp } from '../../../../testing/renderApp'
import { noon, wireCandidate, wireVisit } from '../../../../testing/serviceFixtures'

const print = vi.fn()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(noon) })
  vi.spyOn(window, 'print').mockImplementation(print)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  print.mockReset()
  sessionStorage.clear()
})

const many = Array.from({ length: 60 }, (_, at) =>
  wireVisit({ opptId: String(100 + at), customerName: `Visitor ${at}` }),
)
const usual = { searchLogs: () => wirePage(many), listCandidates: () => [wireCandidate('1')] }

const open = (query = '', answers = {}) =>
  renderApp({ path: `/print/ServiceLogPrint${query}`, answers: { ...usual, ...answers } })

it('prints every row on one page, candidates first, and opens the print dialog once [L-020] [S-061] [L-183] [L-184] [L-185] [L-529] [L-530]', async () => {
  const { api } = open()
  const table = within(await screen.findByRole('table'))
  const rows = table.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(rows).toHaveLength(61)
  expect(rows.slice(0, 2)).toEqual(['Candidate 1', 'Visitor 0'])
  expect(api.callsOf('searchLogs').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      source: 'SVCLOG',
      printing: true,
      showAll: true,
      pageNumber: 1,
      pageSize: 10_000,
      from: '2026-11-21T05:00:00.000Z',
      roStatus: 'ALL',
      orderBy: 'roDateTime',
      orderDirection: 'desc',
    }),
  ])
  expect(print).toHaveBeenCalledTimes(1)
})

it('has title, store, days and time above the columns of the log [L-529] [L-609]', async () => {
  open('?from=2026-11-20&to=2026-11-21')
  const table = within(await screen.findByRole('table'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Service Log')
  expect(screen.getByRole('banner')).toHaveTextContent(
    'Service LogHarborview Motors20 Nov 2026 - 21 Nov 2026Printed 11/21/2026 12:00 PM',
  )
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Customer',
    'Deal Type',
    'Pmts Left',
    'RO Date',
    'Appt Date',
    'Service Advisor',
    'Year',
    'Model',
    'Status',
    'Equity',
    'Pmt Diff Finance',
    'Pmt Diff Lease',
    'Scan',
    'RO Amount',
    'Notes',
  ])
})

it('has the columns that the user has of the log, in their order [L-529]', async () => {
  const columns = ['customerName', 'dealType', 'paymentsLeft', 'note', 'year']
  const saved = {
    savedSearchId: '5',
    searchType: 'SvcLogCol',
    name: 'SvcLogCol',
    description: 'Mine',
    isDefault: false,
    filter: { columns },
    activeFilters: [],
    cleanFilter: null,
    showAdvanced: false,
    version: 1,
  }
  open('', { listSavedSearches: () => [saved] })
  const table = within(await screen.findByRole('table'))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Customer',
    'Deal Type',
    'Pmts Left',
    'Notes',
    'Year',
  ])
})

it('has no shell, no links and buttons, but the marks of its rows [L-020] [L-529]', async () => {
  open()
  const table = within(await screen.findByRole('table'))
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(table.getAllByRole('img', { name: 'Opened RO' })).toHaveLength(60)
  expect(table.getByRole('img', { name: 'Candidate' })).toBeInTheDocument()
})

it('takes order and filters from the address, and people from the session storage, in their store only [L-530]', async () => {
  sessionStorage.setItem(
    'SERVICE_LOG_PRINT',
    JSON.stringify({ hyperionId: 'HAR', personFilters: { flgOpptAssocName: 'Cleo Day' } }),
  )
  const { api } = open('?orderBy=year&orderDirection=asc&roStatus=Open&pageNumber=3')
  await screen.findByRole('table')
  expect(api.callsOf('searchLogs')[0]?.body).toMatchObject({
    orderBy: 'year',
    orderDirection: 'asc',
    roStatus: 'Open',
    flgOpptAssocName: 'Cleo Day',
    pageNumber: 1,
  })
})

it.each([
  '{',
  'null',
  '{"personFilters":{}}',
  '{"hyperionId":"BLR","personFilters":{"flgOpptAssocName":"Cleo Day"}}',
])('prints those of everybody where %s is in the session storage', async (text) => {
  sessionStorage.setItem('SERVICE_LOG_PRINT', text)
  const { api } = open()
  await screen.findByRole('table')
  expect(api.callsOf('searchLogs')[0]?.body).toMatchObject({ flgOpptAssocName: 'ALL' })
})

it('says when there is nothing to print', async () => {
  open('', { searchLogs: () => wirePage([]), listCandidates: () => [] })
  expect(await screen.findByText('Nothing Found. Please try other search criteria')).toBeInTheDocument()
})

it('offers another try after a failure, and opens no dialog before its rows are here', async () => {
  const { api, user } = open('', { searchLogs: () => problem(500, 'Internal Server Error') })
  const retry = await screen.findByRole('button', { name: 'Try Again' })
  expect(print).not.toHaveBeenCalled()
  api.answer({ searchLogs: usual.searchLogs })
  await user.click(retry)
  await screen.findByRole('table')
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
})
