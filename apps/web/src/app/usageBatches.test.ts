import { mostUsageEvents } from '@retain/api-client/usage'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenHidden } from '../core/browser/whenHidden'
import { actionTaken, loggedOut, logOutRequested, windowHidden } from '../core/state/events'
import { storeActivated } from '../session/active-store/activeStoreSlice'
import { held } from '../testing/fakeApi'
import { wireStores } from '../testing/fixtures'
import { openStore, type StoreOptions } from '../testing/openStore'
import { signIn } from '../testing/signIn'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.restoreAllMocks())

const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** Ann Lee works in Harborview Motors. */
function openWorking(options: StoreOptions = {}) {
  const app = openStore({ isSignedIn: true, ...options })
  signIn(app.store)
  return {
    ...app,
    takes: (...actions: readonly string[]) => {
      for (const action of actions) app.store.dispatch(actionTaken(action))
    },
    sent: () => app.api.usage().map(({ action }) => action),
    requests: () => app.api.callsOf('recordUsages'),
  }
}

it('sends what was done in one request, after two seconds without anything more [S-418] [S-428]', async () => {
  const { takes, sent, requests } = openWorking()
  takes('first')
  await passes(1_999)
  takes('second')
  await passes(1_999)
  expect(requests()).toEqual([])
  await passes(1)
  expect(sent()).toEqual(['first', 'second'])
  expect(requests()).toHaveLength(1)
  expect(requests()[0]?.headers).toHaveProperty('idempotency-key')
  takes('third')
  await passes(2_000)
  expect(sent()).toEqual(['first', 'second', 'third'])
})

it('sends nothing where nothing was done', async () => {
  const { store, requests } = openWorking()
  store.dispatch(windowHidden())
  await passes(10_000)
  expect(requests()).toEqual([])
})

it('sends as much as one request takes at once', async () => {
  const { takes, requests } = openWorking()
  const actions = Array.from({ length: mostUsageEvents + 1 }, (_, at) => `action-${at}`)
  takes(...actions)
  await passes(0)
  const sizes = () => requests().map(({ body }) => (body as { events: unknown[] }).events.length)
  expect(sizes()).toEqual([mostUsageEvents])
  await passes(2_000)
  expect(sizes()).toEqual([mostUsageEvents, 1])
})

it('sends at once, and to its end, when the window is hidden', async () => {
  const { takes, store, requests, sent } = openWorking()
  takes('first')
  store.dispatch(windowHidden())
  await passes(0)
  expect(sent()).toEqual(['first'])
  expect(requests()[0]?.keepalive).toBe(true)
  await passes(10_000)
  expect(requests()).toHaveLength(1)
})

it('names the store in which each was done, and the first one for what start-up did before [S-813]', async () => {
  const { api, store } = openStore({ isSignedIn: true })
  store.dispatch(actionTaken('before'))
  await passes(10_000)
  signIn(store)
  await passes(0)
  const [first, second] = wireStores
  if (first === undefined || second === undefined) throw new Error('The fixtures have two stores')
  store.dispatch(storeActivated(second))
  store.dispatch(actionTaken('after'))
  await passes(2_000)
  expect(api.usage()).toMatchObject([
    { action: 'before', hyperionId: first.hyperionId },
    { action: 'after', hyperionId: second.hyperionId },
  ])
})

it('loses nothing by signing out: it is sent while the token is good', async () => {
  const answer = held(() => null)
  const { takes, store, sent, asked } = openWorking({ answers: { recordUsages: answer.answer } })
  takes('last')
  store.dispatch(logOutRequested())
  await passes(0)
  expect(sent()).toEqual(['last'])
  expect(asked).not.toContain('signOut')
  answer.release()
  await passes(0)
  expect(asked).toContain('signOut')
})

it('signs out after a second where nothing could be recorded', async () => {
  const { takes, store, asked } = openWorking({ answers: { recordUsages: held(() => null).answer } })
  takes('last')
  store.dispatch(logOutRequested())
  await passes(999)
  expect(asked).not.toContain('signOut')
  await passes(1)
  expect(asked).toContain('signOut')
})

it('records nothing of one person as that of the next', async () => {
  const { takes, store, requests } = openWorking()
  takes('hers')
  store.dispatch(loggedOut())
  signIn(store)
  await passes(10_000)
  expect(requests()).toEqual([])
})

it('a window is hidden when it is out of sight, left or closed', () => {
  const run = vi.fn()
  const stop = whenHidden(run)
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(run).not.toHaveBeenCalled()
  visibility.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(run).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('pagehide'))
  expect(run).toHaveBeenCalledTimes(2)
  stop()
  window.dispatchEvent(new Event('pagehide'))
  expect(run).toHaveBeenCalledTimes(2)
})
