import { dialogDriver } from '@retain/ui/testing/dialog-driver'
import { gridDriver } from '@retain/ui/testing/grid-driver'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findErrorToast } from '../../../testing/errorToast'
import { held, problem, type FakeAnswers } from '../../../testing/fakeApi'
import { wirePage, wireRow } from '../../../testing/fixtures'
import { renderApp } from '../../../testing/renderApp'
import { setWindowWidth } from '@retain/ui/testing/window-width'

const now = Date.parse('2026-11-21T15:00:00.000Z')

beforeEach(() => {
  // A lock's age is said in minutes, and a busy machine may need one for this file.
  vi.useFakeTimers({ now, toFake: ['Date'] })
  setWindowWidth(1600)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const question = /^Are you sure you want to unlock this row locked by Dana Baker 5 minutes ago\?$/

const lockOf = (userName: string, name: string) => ({
  isLocked: true,
  lockedUserId: userName,
  lockedBy: name,
  lockedDT: new Date(now - 5 * 60_000).toISOString(),
})
const danas = lockOf('dana.baker', 'Dana Baker')
const own = lockOf('ann.lee', 'Ann Lee')

/** Tells the size of what it observes once it is laid out, as browsers do. */
class SizedObserver implements ResizeObserver {
  constructor(private readonly onSize: () => void) {}
  observe() {
    queueMicrotask(this.onSize)
  }
  unobserve() {}
  disconnect() {}
}

/** The Equity Log with one locked row and one that is free; releasing a lock is answered as the service does. */
async function openLocked(lock: ReturnType<typeof lockOf>, answers: FakeAnswers = {}) {
  const free = { isLocked: false, lockedUserId: null, lockedBy: null, lockedDT: null, lockedDate: null }
  const app = renderApp({
    answers: {
      searchLogs: () => wirePage([wireRow({ opptId: '17', ...lock }), wireRow({ opptId: '18' })]),
      lockOpportunity: () => ({
        opptId: '17',
        hyperionId: 'HAR',
        ...free,
        isCustomerLocked: false,
        rowVersion: 2,
      }),
      ...answers,
    },
  })
  const button = await screen.findByRole('button', { name: /Press to unlock$/ })
  return { ...app, button }
}

const findLink = () =>
  waitFor(() => expect(screen.getAllByRole('link', { name: 'Singh, Beth' })).toHaveLength(2))

it("releases one's own lock at once, and the name is a link again [L-262] [L-382]", async () => {
  const { user, button, api } = await openLocked(own)
  await user.click(button)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await findLink()
  expect(api.callsOf('lockOpportunity').map(({ body }) => body)).toEqual([
    { opptId: '17', hyperionId: 'HAR', isLocked: false },
  ])
  expect(api.callsOf('searchLogs')).toHaveLength(1)
})

it("asks before it releases another's lock, and does so on Yes [L-383] [L-384] [L-589] [L-301]", async () => {
  const { user, button, api, store } = await openLocked(danas)
  await user.click(button)
  const dialog = await screen.findByRole('alertdialog', { name: 'Unlock Row' })
  expect(within(dialog).getByText(question)).toBeInTheDocument()
  expect(store.getState().unlockOppt).toEqual({
    opptId: '17',
    description: expect.stringMatching(question) as string,
  })
  await user.click(within(dialog).getByRole('button', { name: 'Yes' }))
  await findLink()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(store.getState().unlockOppt).toBeNull()
  expect(api.callsOf('lockOpportunity').map(({ body }) => body)).toEqual([
    { opptId: '17', hyperionId: 'HAR', isLocked: false },
  ])
})

it('does nothing on No [L-384]', async () => {
  const { user, button, api } = await openLocked(danas)
  await user.click(button)
  await user.click(await screen.findByRole('button', { name: 'No' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(api.callsOf('lockOpportunity')).toHaveLength(0)
  expect(button).toBeInTheDocument()
})

it('keeps the question in sight while the lock is being released', async () => {
  const release = held(() => problem(503, 'Service Unavailable'))
  const { user, button } = await openLocked(danas, { lockOpportunity: release.answer })
  await user.click(button)
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  const dialog = dialogDriver(screen.getByRole('alertdialog'))
  await waitFor(() => expect(dialog.isAwaitingClose()).toBe(true))
  expect(screen.queryAllByRole('link', { name: 'Singh, Beth' })).toHaveLength(0)
  release.release()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})

it('stays locked, and says so, when releasing fails', async () => {
  const { user, button } = await openLocked(own, {
    lockOpportunity: () => problem(500, 'Internal Server Error'),
  })
  await user.click(button)
  expect(await findErrorToast()).toHaveTextContent('Internal Server Error')
  expect(button).toBeInTheDocument()
})

it('works by the keyboard: Enter leads from the cell to the lock, Enter presses it, and the focus comes back', async () => {
  const { user } = await openLocked(danas)
  const grid = gridDriver(screen.getByRole('grid'))
  grid.cell(0, 'Customer').focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: /Press to unlock$/ })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'No' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await findLink()
  await waitFor(() => expect(grid.cell(0, 'Customer')).toHaveFocus())
})

it('stands on the cards of a phone too', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
  vi.stubGlobal('ResizeObserver', SizedObserver)
  const { user } = await openLocked(danas)
  const button = await within(await screen.findByRole('list', { name: 'Equity Log' })).findByRole('button', {
    name: /Press to unlock$/,
  })
  expect(button.closest('[role=listitem]')).not.toBeNull()
  await user.click(button)
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await findLink()
})
