import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wireContact } from '../../../testing/contactFixtures'
import { held, type FakeAnswer } from '../../../testing/fakeApi'
import { wirePage } from '../../../testing/fixtures'
import { setWindowWidth } from '@retain/ui/testing/window-width'
import { openContactLog, testNow, type ContactSearchBody } from '../../../testing/contactLog'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(testNow) })
  setWindowWidth(1600)
})
afterEach(() => void vi.useRealTimers())

const mails = Array.from({ length: 600 }, (_, at) =>
  wireContact({ inboundContactHistoryId: String(9_000 - at), customer: `Customer ${at + 1}` }),
)
const [some, others] = [mails.slice(0, 300), mails.slice(300)].map((part) =>
  part.map((row) => JSON.stringify(row)).join(',\n'),
)

/** A large page as the service sends it, a mail a line, of which the second half waits. */
function halvedPage() {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const write = (controller: ReadableStreamDefaultController<Uint8Array>, text: string) =>
    controller.enqueue(new TextEncoder().encode(text))
  const response = () =>
    new Response(
      new ReadableStream<Uint8Array>({
        async start(controller) {
          write(controller, `{"data":{"total":600,"page":1,"pageCount":1,"list":[\n${some},\n`)
          await gate
          write(controller, `${others}\n]},"meta":{}}\n`)
          controller.close()
        },
      }),
      { headers: { 'Content-Type': 'application/json' } },
    )
  return { response, release: () => release() }
}

/** Opens the Contact Log on its first mails and presses Show all. */
async function showAll() {
  const whole = halvedPage()
  const answer: FakeAnswer = ({ body }) => {
    const { pageSize } = body as ContactSearchBody
    if (pageSize === 1) return wirePage([], 0)
    return pageSize > 500 ? whole.response() : wirePage(mails.slice(0, 50), 600)
  }
  const app = await openContactLog({ answers: { searchContactLog: answer } })
  await app.user.click(screen.getByRole('button', { name: 'Show all' }))
  return { ...app, whole }
}

it('shows the mails of a large page while the others arrive, and all when it is whole [L-377] [L-606]', async () => {
  const { grid, searches, whole } = await showAll()
  await waitFor(() => expect(grid.rowCount()).toBe(250))
  expect(grid.isBusy()).toBe(true)
  expect(searches().at(-1)).toMatchObject({ pageSize: 10_000, showAll: true })
  whole.release()
  await waitFor(() => expect(grid.rowCount()).toBe(600))
  await waitFor(() => expect(grid.isBusy()).toBe(false))
})

it('re-orders the whole list at once, and asks for the order all the same', async () => {
  const { api, grid, searches, whole } = await showAll()
  whole.release()
  await waitFor(() => expect(grid.rowCount()).toBe(600))
  await waitFor(() => expect(grid.isBusy()).toBe(false))
  api.answer({ searchContactLog: held(() => wirePage([])).answer })
  grid.sortBy('Customer')
  await waitFor(() => expect(grid.cellText(0, 'Customer')).toBe('Customer 600'))
  expect(searches().at(-1)).toMatchObject({ orderBy: 'customer', pageSize: 10_000 })
})
