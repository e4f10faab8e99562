import { instantFromEpoch } from '@retain/domain/calendar/instant'
import type { LockState } from '@retain/domain/live/liveMessage'
import { expect, it, vi } from 'vitest'
import { keptDrafts } from '../core/browser/keptDrafts'
import { logOutRequested } from '../core/state/events'
import { lockRequested, lockTaken } from '../features/lock/pageLockSlice'
import { held } from '../testing/fakeApi'
import { wireLock } from '../testing/opportunityFixtures'
import { openStore } from '../testing/openStore'
import { signIn } from '../testing/signIn'

/** An app whose page holds the lock of an opportunity, which is given back once `answer` is released. */
function openLocked() {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const answer = held(() => wireLock('17', false))
  const { store, asked, api } = openStore({ isSignedIn: true, answers: { lockOpportunity: answer.answer } })
  store.dispatch(lockRequested({ opptId: '17', hyperionId: 'HAR' }))
  store.dispatch(lockTaken(wireLock('17', true) as LockState))
  store.dispatch(logOutRequested())
  return { asked, api, release: () => answer.release() }
}

it('signs out at once where the page holds no lock', async () => {
  vi.useFakeTimers()
  const { store, asked } = openStore({ isSignedIn: true })
  store.dispatch(logOutRequested())
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['signOut'])
})

it('gives the lock of the page back before it signs out', async () => {
  const { asked, api, release } = openLocked()
  await vi.advanceTimersByTimeAsync(500)
  expect(asked).toEqual([])
  release()
  // Waiting tools of the test runner would move the clock on, and with it the second that ends the wait.
  while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve))
  expect([asked, Date.now()]).toEqual([['signOut'], 500])
  expect(api.callsOf('lockOpportunity')).toHaveLength(1)
})

it('removes what the user typed, and nobody else’s', () => {
  const { store } = openStore({ isSignedIn: true })
  signIn(store)
  const kept = { draft: {}, idempotencyKey: 'key-1', keptAt: instantFromEpoch(Date.now()) }
  for (const name of ['ann.lee/call/17', 'sam.rivera/call/17']) keptDrafts.write(name, kept, null)
  store.dispatch(logOutRequested())
  expect([keptDrafts.ofUser('ann.lee'), keptDrafts.ofUser('sam.rivera')]).toMatchObject([[], [kept]])
})

it('signs out after a second where the lock could not be given back', async () => {
  const { asked } = openLocked()
  await vi.advanceTimersByTimeAsync(999)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(['signOut'])
})
