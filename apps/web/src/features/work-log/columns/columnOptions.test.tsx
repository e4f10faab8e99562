import { columnEditorDriver } from '@retain/ui/testing/column-editor-driver'
import { dialogDriver } from '@retain/ui/testing/dialog-driver'
import { gridDriver } from '@retain/ui/testing/grid-driver'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { problem, type FakeAnswers } from '../../../testing/fakeApi'
import { wirePage, wireRow } from '../../../testing/fixtures'
import { renderApp } from '../../../testing/renderApp'
import { setWindowWidth } from '@retain/ui/testing/window-width'

const wireColumns = (savedSearchId: string, isDefault: boolean, columns: readonly string[], version = 1) => ({
  savedSearchId,
  searchType: 'EqLogCol',
  name: isDefault ? 'Default' : 'Custom',
  description: null,
  isDefault,
  filter: { columns },
  activeFilters: null,
  cleanFilter: null,
  showAdvanced: null,
  version,
})
const standard = wireColumns('1', true, equityLog.defaultColumns)

/** The saved lists of the Equity Log's column key; no searches. */
const savedLists =
  (...lists: readonly ReturnType<typeof wireColumns>[]) =>
  ({ url }: { readonly url: string }) =>
    url.endsWith('=EqLogCol') ? lists : []

async function openLog(answers: FakeAnswers = { listSavedSearches: savedLists(standard) }) {
  setWindowWidth(1600)
  const app = renderApp({ answers })
  await screen.findAllByText(/^Customer \d{5}$/)
  const labels = () => gridDriver(screen.getByRole('grid', { name: 'Equity Log' })).columnLabels()
  return { ...app, labels }
}

async function openEditor() {
  fireEvent.click(screen.getByRole('button', { name: 'Column Options' }))
  return columnEditorDriver(await screen.findByRole('dialog', { name: 'Column Options' }))
}

const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Column Options' })).not.toBeInTheDocument())

it('requests the columns of the log by its own key [L-364]', async () => {
  const { api } = await openLog()
  expect(api.callsOf('listSavedSearches').map(({ url }) => url.split('?')[1])).toContain(
    'searchType=EqLogCol',
  )
})

it('shows the columns that the user saved, without those that no longer exist', async () => {
  const own = wireColumns('7', false, ['year', 'gone', 'apr'])
  const { labels } = await openLog({ listSavedSearches: savedLists(standard, own) })
  await waitFor(() => expect(labels()).toEqual(['Customer', 'Year', 'APR']))
})

it('shows every column that is not among the first ones, once it is chosen [L-308] [L-309] [L-312] [L-313] [L-316] [L-319] [L-320] [L-321] [L-323] [L-324] [L-326] [L-327] [L-528]', async () => {
  const cells = {
    lender: ['Lender', 'Honda Financial'],
    makeName: ['Make', 'Honda'],
    vehicleMileage: ['Mileage', '54,321'],
    newUsed: ['New/Used', 'Used'],
    opptStoreName: ['Store', 'Harborview Motors'],
    roAmount: ['RO Amount', '$412'],
    roDateTime: ['RO Date', '8:15 am'],
    scan: ['Scan', '11/20/26'],
    apptDateTime: ['Appt Date', '2:05 pm'],
    apr: ['APR', '4.9'],
    currentPayment: ['Payment', '$389'],
    serviceAdvisorName: ['Service Advisor', 'Alex Stone'],
  } as const
  const own = wireColumns('7', false, ['customerName', ...Object.keys(cells)])
  const row = wireRow({
    lender: 'Honda Financial',
    roAmount: 412.4,
    roDateTime: '2026-11-21T13:15:00.000Z',
    scan: true,
    scanDate: '2026-11-20T15:00:00.000Z',
    apptDateTime: '2026-11-23T19:05:00.000Z',
    serviceAdvisorName: 'Alex Stone',
  })
  setWindowWidth(1600)
  renderApp({
    answers: { listSavedSearches: savedLists(standard, own), searchLogs: () => wirePage([row]) },
  })
  const grid = gridDriver(await screen.findByRole('grid', { name: 'Equity Log' }))
  await waitFor(() => expect(grid.columnLabels()).toContain('Service Advisor'))
  for (const [label, text] of Object.values(cells)) expect(grid.cellText(0, label)).toContain(text)
})

it('falls back to the built-in columns where none are saved or they cannot be loaded, without a message [L-366]', async () => {
  const { labels } = await openLog({ listSavedSearches: () => problem(500, 'Internal Server Error') })
  expect(labels()).toHaveLength(15)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('saves the list of the editor, closes it, shows it and says so for 2 seconds [L-028] [L-354] [L-355] [L-357] [L-360] [L-361] [L-362] [L-365] [S-446]', async () => {
  const saved = wireColumns('7', false, [])
  const { api, labels } = await openLog({
    listSavedSearches: savedLists(standard),
    saveSearch: ({ body }) => ({ ...saved, filter: (body as { filter: unknown }).filter }),
  })
  const editor = await openEditor()
  editor.remove('Notes')
  editor.move('Deal Type', 'down')
  editor.apply()
  await closed()
  const columns = [
    'customerName',
    'paymentsLeft',
    'dealType',
    ...equityLog.defaultColumns.slice(3).filter((key) => key !== 'note'),
  ]
  expect(api.callsOf('saveSearch').map(({ body }) => body)).toEqual([
    {
      searchType: 'EqLogCol',
      name: 'Custom',
      description: 'Custom Equity Log Columns',
      filter: { columns },
    },
  ])
  expect(screen.getByText('Log Columns Saved')).toBeInTheDocument()
  await waitFor(() => expect(labels().slice(0, 3)).toEqual(['Customer', 'Pmts Left', 'Deal Type']))
  expect(labels()).not.toContain('Notes')
})

it('changes the list that was saved before, by its id and version [L-359] [L-363] [L-580]', async () => {
  const own = wireColumns('7', false, ['customerName', 'year'], 4)
  const { api } = await openLog({
    listSavedSearches: savedLists(standard, own),
    saveSearch: () => ({ ...own, version: 5 }),
  })
  const editor = await openEditor()
  editor.restore()
  editor.apply()
  await closed()
  const [call] = api.callsOf('saveSearch')
  expect(call?.body).toMatchObject({ savedSearchId: '7', filter: { columns: equityLog.defaultColumns } })
  expect(call?.headers['if-match']).toBe('"4"')
})

it('keeps what was edited when it cannot be saved', async () => {
  await openLog({ listSavedSearches: savedLists(standard), saveSearch: () => problem(502, 'Bad Gateway') })
  const editor = await openEditor()
  editor.remove('Notes')
  editor.apply()
  await waitFor(() => expect(editor.failure()).toBe('Bad Gateway'))
  expect(editor.labels()).not.toContain('Notes')
})

it('asks before the page is left with an edited list [L-611]', async () => {
  const { router } = await openLog()
  const editor = await openEditor()
  editor.remove('Notes')
  await act(() => router.navigate('/app/service'))
  const question = dialogDriver(await screen.findByRole('alertdialog', { name: 'Confirm Close' }))
  expect(question.text()).toBe('Looks like you have unsaved changes. Are you sure you want to leave?')
  question.press('Cancel')
  expect(editor.labels()).not.toContain('Notes')
})
