import { instantFromEpoch } from '@retain/domain/calendar/instant'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { held } from '../../../testing/fakeApi'
import { wirePage } from '../../../testing/fixtures'
import { liveGrid } from '../../../testing/liveGrid'
import { renderApp } from '../../../testing/renderApp'
import {
  candidateFound,
  candidateRemoved,
  candidateScanned,
  noon,
  visited,
  wireCandidate,
  wireVisit,
} from '../../../testing/serviceFixtures'
import { setWindowWidth } from '@retain/ui/testing/window-width'

beforeEach(() => {
  setWindowWidth(1600)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(noon) })
})
afterEach(() => void vi.useRealTimers())

const usual = {
  searchLogs: () => wirePage([wireVisit({ opptId: '30', customerName: 'Open, Ann' })]),
  listCandidates: () => [wireCandidate('1')],
}

/** Opens the Service Log and waits for its rows and the live connection. */
async function openLog(query = '', answers: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp({
    path: `/app/service${query}`,
    ...answers,
    answers: { ...usual, ...answers.answers },
  })
  await screen.findByText('Open, Ann')
  return { ...app, ...(await liveGrid(app, 'Service Log')) }
}

const yesterday = instantFromEpoch(Date.parse('2026-11-20T16:00:00.000Z'))

it('adds a new record of today where the order puts it, and counts it [L-166] [L-396]', async () => {
  const { receive, grid, api } = await openLog()
  await screen.findByText('Candidate 1')
  await receive(visited('99'))
  expect(grid.columnTexts('Customer')).toEqual(['Candidate 1', 'Visitor 99', 'Open, Ann'])
  expect(screen.getByText('customers', { exact: false })).toHaveTextContent('2 customers')
  expect(api.callsOf('searchLogs')).toHaveLength(1)
})

it('counts the legend again after what may have changed it', async () => {
  let open = 1
  const answers = { ...usual, countRowStates: () => ({ open, scheduled: 0, closed: 3 }) }
  const { receive, api } = await openLog('', { answers })
  const opened = () => screen.getByRole('list', { name: 'Legend' }).firstChild
  await waitFor(() => expect(opened()).toHaveTextContent('Opened RO1'))
  open = 2
  await receive(visited('99'))
  await receive(visited('100'))
  await waitFor(() => expect(opened()).toHaveTextContent('Opened RO2'), { timeout: 5_000 })
  expect(api.callsOf('countRowStates')).toHaveLength(2)
})

it.each<[string, string, Partial<LogRow>, boolean]>([
  ['of yesterday', '', { roDateTime: yesterday }, false],
  ['of another deal type', '?dealType=Lease', { dealType: 'Cash' }, false],
  ['of the deal type', '?dealType=Lease', {}, true],
  ['of another RO status', '?roStatus=Open', { roStatus: 'Scheduled' }, false],
  ['of the RO status', '?roStatus=Open', {}, true],
  ['of another service store', '', { serviceStoreHyperionId: 'BLR' }, false],
  [
    'of another service store with only an appointment',
    '',
    { serviceStoreHyperionId: 'BLR', roDateTime: null, roStatus: 'Scheduled', apptDateTime: noon },
    true,
  ],
])(
  'a record %s, filtered by "%s", is added only if it belongs [L-166] [L-167] [L-168] [L-169] [L-520]',
  async (_which, query, changes, isAdded) => {
    const { receive } = await openLog(query)
    await receive(visited('99', changes))
    expect(screen.queryAllByText('Visitor 99')).toHaveLength(isAdded ? 1 : 0)
  },
)

it('gives a known row the values of its repair order [L-391]', async () => {
  const { receive, grid } = await openLog('?dealType=Finance')
  await receive(visited('30', { roStatus: 'Closed' }))
  expect(grid.columnTexts('Customer')).toEqual(['Open, Ann'])
  expect(grid.row(0).queryByRole('img', { name: 'Opened RO' })).not.toBeInTheDocument()
})

it('adds, changes, scans and removes candidates by live messages [L-175] [L-176] [L-177] [L-180] [L-526] [L-527]', async () => {
  const { receive, grid, api } = await openLog()
  await screen.findByText('Candidate 1')
  await receive(candidateFound('2'))
  expect(grid.columnTexts('Customer')).toEqual(['Candidate 1', 'Candidate 2', 'Open, Ann'])
  await receive(candidateFound('2', { note: 'Oil change' }))
  expect(grid.cellText(1, 'Notes')).toBe('Oil change')
  await receive(candidateScanned('2', 'Lane 2'))
  // The newest scan is first.
  expect(grid.columnTexts('Customer')).toEqual(['Candidate 2', 'Candidate 1', 'Open, Ann'])
  expect(grid.cellText(0, 'Notes')).toBe('Lane 2')
  expect(grid.cellText(0, 'Scan')).toBe('11/21/26')
  await receive(candidateRemoved('1'))
  expect(grid.columnTexts('Customer')).toEqual(['Candidate 2', 'Open, Ann'])
  expect(api.callsOf('listCandidates')).toHaveLength(1)
})

it('has a candidate that was received while the request was pending', async () => {
  const list = held(usual.listCandidates)
  const { receive, grid } = await openLog('', { answers: { listCandidates: list.answer } })
  await receive(candidateFound('2'))
  list.release()
  await screen.findByText('Candidate 1')
  expect(grid.columnTexts('Customer')).toEqual(['Candidate 1', 'Candidate 2', 'Open, Ann'])
})

it('ignores candidates of other stores', async () => {
  const { receive } = await openLog()
  await receive(candidateFound('2', { hyperionId: 'BLR' }))
  expect(screen.queryByText('Candidate 2')).not.toBeInTheDocument()
})

it('requests the candidates of a new day, and those of the same day only once [L-523]', async () => {
  vi.setSystemTime('2026-11-22T04:57:00.000Z')
  const { api, router } = await openLog()
  await screen.findByText('Candidate 1')
  const comeBack = async () => {
    await act(() => router.navigate('/app/profile'))
    await screen.findByRole('heading', { level: 1 })
    await act(() => router.navigate('/app/service'))
    await screen.findByText('Open, Ann')
  }
  await comeBack()
  expect(await screen.findByText('Candidate 1')).toBeInTheDocument()
  expect(api.callsOf('listCandidates')).toHaveLength(1)
  // The store's midnight, 5 hours behind UTC.
  vi.setSystemTime('2026-11-22T05:01:00.000Z')
  api.answer({ listCandidates: () => [wireCandidate('9')] })
  await comeBack()
  expect(await screen.findByText('Candidate 9')).toBeInTheDocument()
  expect(screen.queryByText('Candidate 1')).not.toBeInTheDocument()
})
