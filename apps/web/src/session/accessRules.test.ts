import { describe, expect, it } from 'vitest'
import { accessDenied, accessExpired } from '../core/state/events'
import { storedAuth } from './storedAuth'
import { openStore } from '../testing/openStore'

/** A page that somebody signed in opened at a time, in milliseconds since 1970. */
const openPage = (time: number) => openStore({ isSignedIn: true, path: '/app/log', time })

/** The same, with an identity server that renews tokens. */
function openRenewing(time: number) {
  let renewals = 0
  const renew = () => {
    renewals += 1
    return Promise.resolve(true)
  }
  const page = openStore({ isSignedIn: true, path: '/app/log', time, identity: { renew } })
  return { ...page, renewals: () => renewals }
}

/** Whatever was begun by an event has run, as far as nothing waits for the outside. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

describe('the 60 second rule', () => {
  it('removes the access, keeps the time and loads the page anew at a first denial [S-117]', () => {
    const { store, asked, visited } = openPage(1_000_000)
    store.dispatch(accessDenied())
    expect(asked).toEqual(['removeAccess', 'reload'])
    expect(localStorage.getItem('TOKEN')).toBeNull()
    expect(localStorage.getItem('PROFILE')).toBeNull()
    expect(localStorage.getItem('AUTH')).toBeNull()
    expect(localStorage.getItem('ACCESS_DENIED_TIME')).toBe('1000000')
    expect(visited).toEqual([])
  })

  it('leads to access-denied at a second one within 60 seconds, the 60th included [S-116] [S-718]', () => {
    openPage(1_000_000).store.dispatch(accessDenied())
    const second = openPage(1_060_000)
    second.store.dispatch(accessDenied())
    expect(second.visited).toEqual(['/access_denied'])
    expect(second.asked).toEqual([])
    expect(storedAuth.deniedAt()).toBe(1_060_000)
  })

  it('counts from the last denial, and starts afresh after 60 seconds [S-718]', () => {
    openPage(1_000_000).store.dispatch(accessDenied())
    const later = openPage(1_060_001)
    later.store.dispatch(accessDenied())
    expect(later.visited).toEqual([])
    expect(later.asked).toEqual(['removeAccess', 'reload'])
  })

  it('takes several calls that are refused at once for one denial', () => {
    const { store, asked, visited } = openPage(1_000_000)
    store.dispatch(accessDenied())
    store.dispatch(accessDenied())
    store.dispatch(accessDenied())
    expect(asked).toEqual(['removeAccess', 'reload'])
    expect(visited).toEqual([])
  })
})

describe('a refused token', () => {
  it('is renewed once, by all calls together, and nothing is removed [S-386] [S-720]', async () => {
    const { store, asked, renewals } = openRenewing(1_000_000)
    store.dispatch(accessExpired())
    store.dispatch(accessExpired())
    await settled()
    expect(renewals()).toBe(1)
    expect(asked).toEqual([])
    expect(storedAuth.deniedAt()).toBeNull()
  })

  it('falls under the rule when it cannot be renewed [S-117] [S-720]', async () => {
    const { store, asked } = openPage(1_000_000)
    store.dispatch(accessExpired())
    await expect.poll(() => asked).toEqual(['renew', 'removeAccess', 'reload'])
    const second = openPage(1_030_000)
    second.store.dispatch(accessExpired())
    await expect.poll(() => second.visited).toEqual(['/access_denied'])
  })

  it('is not renewed again and again: calls on their way are let pass, later ones fall under the rule', async () => {
    const { store, asked, passes, renewals } = openRenewing(1_000_000)
    store.dispatch(accessExpired())
    await settled()
    passes(9_000)
    store.dispatch(accessExpired())
    await settled()
    expect(asked).toEqual([])
    passes(2_000)
    store.dispatch(accessExpired())
    await settled()
    expect(asked).toEqual(['removeAccess', 'reload'])
    expect(renewals()).toBe(1)
  })
})
