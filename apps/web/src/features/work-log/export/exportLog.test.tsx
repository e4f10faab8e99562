import { dialogDriver } from '@retain/ui/testing/dialog-driver'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logOf, problem, type FakeAnswers } from '../../../testing/fakeApi'
import { wirePage } from '../../../testing/fixtures'
import { renderApp } from '../../../testing/renderApp'
import { noon, wireCandidate, wireVisit } from '../../../testing/serviceFixtures'
import { setWindowWidth } from '@retain/ui/testing/window-width'

const encoder = new TextEncoder()

/** A file that comes piece by piece, as the test says. */
function fileOf(rowCount: number, name = 'equity-log-HAR-2026-11-21.csv') {
  let controller: ReadableStreamDefaultController<Uint8Array>
  const state = { isCancelled: false }
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given
    },
    cancel() {
      state.isCancelled = true
    },
  })
  const headers = {
    'Content-Disposition': `attachment; filename="${name}"`,
    'X-Row-Count': String(rowCount),
    'X-Capped': String(rowCount === 10_000),
  }
  return {
    state,
    answer: () => new Response(body, { headers }),
    send: (text: string) => controller.enqueue(encoder.encode(text)),
    end: () => controller.close(),
    breakOff: () => controller.error(new TypeError('terminated')),
  }
}

async function openLog(answers: FakeAnswers, path = '/app/log', width = 1600) {
  setWindowWidth(width)
  const app = renderApp({ answers, path })
  await screen.findAllByText(/^Customer \d{5}$/)
  return app
}

/** The text of a file; the browser of the tests reads one in this way only. */
const textOf = (content: Blob | undefined) =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result)
    reader.readAsText(content ?? new Blob())
  })

const button = () => screen.getByRole('button', { name: 'Export' })
const bodiesOf = (app: Awaited<ReturnType<typeof openLog>>) =>
  app.api.callsOf('exportLog').map(({ body }) => body)

it('exports the list with its filters, order and all columns, says how far it is, and hands the file over', async () => {
  const file = fileOf(1_248)
  const app = await openLog({ exportLog: file.answer }, '/app/log?sort=year.desc')
  fireEvent.click(button())
  expect(await screen.findByText('Exporting 0 of 1,248', { selector: '[aria-hidden]' })).toBeVisible()
  expect(screen.getByText('Exporting', { selector: '[role=status] *' })).toBeInTheDocument()
  file.send('\uFEFFCustomer,Equity\r\n"Lee,\r\nAnn",1\r\nZoë,2\r\n')
  await screen.findByText('Exporting 2 of 1,248', { selector: '[aria-hidden]' })
  expect(button()).toHaveAttribute('data-pending', 'true')
  const elsewhere = screen.getByRole('button', { name: 'Column Options' })
  elsewhere.focus()
  file.end()
  const toast = await screen.findByText('Exported 1,248 customers')
  expect(toast).toBeVisible()
  expect(screen.getByText('equity-log-HAR-2026-11-21.csv')).toBeVisible()
  await waitFor(() => expect(screen.queryAllByText(/Exporting/)).toEqual([]))
  expect(elsewhere).toHaveFocus()

  expect(app.files.map(({ name }) => name)).toEqual(['equity-log-HAR-2026-11-21.csv'])
  expect(await textOf(app.files[0]?.content)).toBe('Customer,Equity\r\n"Lee,\r\nAnn",1\r\nZoë,2\r\n')
  const search = app.api.callsOf('searchLogs').at(-1)
  expect(bodiesOf(app)).toEqual([
    { hyperionId: 'HAR', call: 'searchLogs', search: search?.body, columns: equityLog.defaultColumns },
  ])
  const [call] = app.api.callsOf('exportLog')
  expect(call?.headers['authorization']).toMatch(/^Bearer /)
  expect(call?.url).not.toMatch(/token|Bearer/)
})

it('asks before a part is left out, and exports nothing unless that is wanted', async () => {
  const file = fileOf(10_000, 'equity-log-HAR-2026-11-21-first-10000.csv')
  const app = await openLog({ exportLog: file.answer, searchLogs: logOf(12_408) })
  fireEvent.click(button())
  const question = dialogDriver(await screen.findByRole('alertdialog', { name: 'Export' }))
  expect(question.text()).toBe(
    '12,408 customers match. The file holds the first 10,000 of them, in the order of the list.',
  )
  question.press('Cancel')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(bodiesOf(app)).toEqual([])

  fireEvent.click(button())
  dialogDriver(await screen.findByRole('alertdialog', { name: 'Export' })).press('Export')
  await screen.findByText('Exporting 0 of 10,000', { selector: '[aria-hidden]' })
  file.end()
  expect(await screen.findByText('Exported the first 10,000 customers')).toBeVisible()
})

describe('candidates above the Service Log', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(noon) }))
  afterEach(() => void vi.useRealTimers())

  /** Opens the log with two of them. */
  async function openService(answers: FakeAnswers) {
    setWindowWidth(1600)
    const listCandidates = () => [wireCandidate('1'), wireCandidate('2')]
    renderApp({ path: '/app/service', answers: { listCandidates, ...answers } })
    await screen.findByText('Candidate 2')
  }

  it('are rows of the file, also where nothing else was found', async () => {
    const file = fileOf(2)
    await openService({ searchLogs: logOf(0), exportLog: file.answer })
    await waitFor(() => expect(button()).toBeEnabled())
    fireEvent.click(button())
    await screen.findByText('Exporting 0 of 2', { selector: '[aria-hidden]' })
    file.end()
    expect(await screen.findByText('Exported 2 customers')).toBeVisible()
  })

  it('are among those that a file has no room for', async () => {
    await openService({ searchLogs: () => wirePage([wireVisit()], 9_999) })
    await screen.findByText('9,999')
    fireEvent.click(button())
    const question = dialogDriver(await screen.findByRole('alertdialog', { name: 'Export' }))
    expect(question.text()).toBe(
      '9,999 customers match, and 2 candidates stand above them. The file holds the first 10,000 of all, in the order of the list.',
    )
  })
})

it('is given up by its button, which lets go of the answer and leaves the focus on Export', async () => {
  const file = fileOf(1_248)
  const app = await openLog({ exportLog: file.answer })
  fireEvent.click(button())
  await screen.findByText('Exporting 0 of 1,248', { selector: '[aria-hidden]' })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel export' }))
  expect(await screen.findByText('Export cancelled')).toBeVisible()
  await waitFor(() => expect(file.state.isCancelled).toBe(true))
  expect(button()).toHaveFocus()
  expect(app.files).toEqual([])
  expect(screen.queryByText(/error occurred/)).not.toBeInTheDocument()
})

it('is given up when the page is left', async () => {
  const file = fileOf(1_248)
  const app = await openLog({ exportLog: file.answer })
  fireEvent.click(button())
  await screen.findByText('Exporting 0 of 1,248', { selector: '[aria-hidden]' })
  await app.router.navigate('/app/contact')
  await waitFor(() => expect(file.state.isCancelled).toBe(true))
  expect(app.files).toEqual([])
})

it.each([
  ['is refused', 'Service Unavailable'],
  ['breaks off', 'Network Error'],
])(
  'tells a file that %s like any failed call, hands over nothing, and can be tried again',
  async (_how, text) => {
    const file = fileOf(1_248)
    const isRefused = text === 'Service Unavailable'
    const app = await openLog({ exportLog: () => (isRefused ? problem(503, text) : file.answer()) })
    fireEvent.click(button())
    if (!isRefused) {
      await screen.findByText('Exporting 0 of 1,248', { selector: '[aria-hidden]' })
      file.send('\uFEFFCustomer\r\n')
      file.breakOff()
    }
    expect(await screen.findByText(`An error occurred getting data: ${text}`)).toBeVisible()
    await waitFor(() => expect(button()).not.toHaveAttribute('data-pending'))
    expect(app.files).toEqual([])
  },
)

it('has nothing to export where nothing was found', async () => {
  setWindowWidth(1600)
  renderApp({ answers: { searchLogs: logOf(0) } })
  await waitFor(() => expect(screen.getByText('0')).toBeInTheDocument())
  expect(button()).toBeDisabled()
})

it('stands in the menu of the list on a phone', async () => {
  const file = fileOf(1_248)
  const app = await openLog({ exportLog: file.answer }, '/app/log', 390)
  fireEvent.click(screen.getByRole('button', { name: /^Sorted by/ }))
  const menu = await screen.findByRole('menu', { name: 'List options' })
  expect(within(menu).getByRole('group', { name: 'Sort by' })).toBeInTheDocument()
  await app.user.click(within(menu).getByRole('menuitem', { name: 'Export' }))
  await screen.findByText('Exporting 0 of 1,248', { selector: '[aria-hidden]' })
  file.end()
  await screen.findByText('Exported 1,248 customers')
})
