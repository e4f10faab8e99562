import type { Permission } from '@retain/domain/session/user/permissions'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '../testing/renderApp'
import { problem } from '../testing/fakeApi'
import { wirePage, wireRow } from '../testing/fixtures'
import { sessionLost } from './signIn'
import { selectActiveStore } from './active-store/activeStoreSlice'
import { selectSession } from './sessionSlice'

const generalOnly: readonly Permission[] = ['Opportunity_Application_Access']

describe('guarded pages', () => {
  it('open for somebody with general access only [S-027]', async () => {
    renderApp({ path: '/app', roles: generalOnly })
    expect(await screen.findByRole('heading', { name: 'Equity Log' })).toBeVisible()
  })

  it('send somebody signed in without general access to access-denied at once [S-028] [S-719]', async () => {
    const { address, api } = renderApp({ path: '/app/log', roles: [] })
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
    expect(address()).toBe('/access_denied')
    expect(api.names()).not.toContain('listStores')
  })

  it('send somebody without the page’s own permission to access-denied [S-361]', async () => {
    const { address } = renderApp({ path: '/app/globalAdmin', roles: generalOnly })
    await waitFor(() => expect(address()).toBe('/access_denied'))
  })

  it('know a page however its address is written', async () => {
    const { address } = renderApp({ path: '/app/globalAdmi%6E', roles: generalOnly })
    await waitFor(() => expect(address()).toBe('/access_denied'))
  })

  it('send a stranger to sign-in with the wanted address remembered [S-029] [S-108] [S-362]', async () => {
    const { address, identity } = renderApp({ path: '/app/service', roles: null })
    expect(await screen.findByText('Redirecting to Authorization Server. Please Wait')).toBeVisible()
    await waitFor(() => expect(identity.asked).toEqual(['signInSilently', 'redirectToSignIn']))
    expect(address()).toBe('/login')
    expect(localStorage.getItem('REDIRECT_URL')).toBe('/app/service')
  })
})

describe('/login', () => {
  it('needs no permission, and says that the browser is on its way [S-019] [S-020]', async () => {
    renderApp({ path: '/login', roles: null })
    expect(await screen.findByText('Redirecting to Authorization Server. Please Wait')).toBeVisible()
    expect(screen.queryByText('Access Denied')).toBeNull()
  })

  it('goes to the saved address once sign-in is complete, and forgets it [S-092]', async () => {
    localStorage.setItem('REDIRECT_URL', '/app/contact')
    const { address } = renderApp({ path: '/login' })
    await waitFor(() => expect(address()).toBe('/app/contact'))
    expect(localStorage.getItem('REDIRECT_URL')).toBeNull()
  })

  it.each(['/login?x=1', '//elsewhere.example', '/access_denied', '/auth'])(
    'goes home when the saved address is %s [S-093] [S-716]',
    async (saved) => {
      localStorage.setItem('REDIRECT_URL', saved)
      const { address } = renderApp({ path: '/login' })
      await waitFor(() => expect(address()).toMatch(/^\/app(\/log)?(\?|$)/))
    },
  )

  it('shows a session error and waits for the person [S-114] [S-713]', async () => {
    const { user, identity, address } = renderApp({
      path: '/app/log',
      answers: { validateToken: () => problem(500, 'Internal Server Error') },
    })
    expect(await screen.findByText('Token could not be validated.')).toBeVisible()
    expect(address()).toBe('/login')
    expect(identity.asked).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(identity.asked).toEqual(['redirectToSignIn'])
  })
})

describe('a sign-in that is not strong enough', () => {
  const weak = () => problem(401, 'Unauthorized', undefined, { code: 'insufficientUserAuthentication' })
  it.each([
    ['the check of the token', { validateToken: weak }],
    ['that of the person', { getUserAccess: weak }],
    ['both', { validateToken: weak, getUserAccess: weak }],
  ])('is said by %s, once, and nothing is tried before the person presses', async (_what, answers) => {
    const { user, identity, address, api } = renderApp({ path: '/app/log', answers })
    expect(await screen.findByText(/^This sign-in is not strong enough, or too long ago\./)).toBeVisible()
    expect(address()).toBe('/login')
    expect(identity.asked).toEqual([])
    expect(api.callsOf('validateToken')).toHaveLength(1)
    expect(localStorage.getItem('TOKEN')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(identity.asked).toEqual(['redirectToSignIn'])
  })
})

describe('pages that need nobody', () => {
  it('/access_denied shows without a sign-in, and offers to sign out [S-067] [S-094] [S-749]', async () => {
    const { user, identity } = renderApp({ path: '/access_denied', roles: null })
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
    expect(screen.getByText('Your roles or your stores do not include this page.')).toBeVisible()
    expect(identity.asked).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Sign Out' }))
    expect(identity.asked).toEqual(['signOut'])
  })

  it('/access_denied leads back to the Equity Log [S-749]', async () => {
    const { user, address } = renderApp({ path: '/access_denied' })
    await user.click(await screen.findByRole('button', { name: 'Go to the Equity Log' }))
    expect(await screen.findByRole('heading', { name: 'Equity Log' })).toBeVisible()
    expect(address()).toMatch(/^\/app\/log/)
  })

  it('/access_denied leads nowhere else for somebody without access to the app', async () => {
    const { address } = renderApp({ path: '/app/log', roles: [] })
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
    expect(address()).toBe('/access_denied')
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Sign Out'])
  })

  it('/Logout shows without a sign-in, and leads to one [S-068] [S-094] [S-749]', async () => {
    const { user, identity, address } = renderApp({ path: '/Logout', roles: null })
    expect(await screen.findByText('You have been signed out.')).toBeVisible()
    expect(identity.asked).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(identity.asked).toEqual(['signInSilently', 'redirectToSignIn']))
    expect(address()).toBe('/login')
  })
})

describe('a token that is renewed after a refusal', () => {
  it('brings back what was refused, and leaves what start-up had asked', async () => {
    const { api, identity, user } = renderApp({
      answers: { searchLogs: () => problem(401, 'Unauthorized') },
    })
    const renew = vi.spyOn(identity, 'renew').mockImplementation(() => {
      api.answer({ searchLogs: () => wirePage([wireRow()]) })
      return Promise.resolve(true)
    })
    expect(await screen.findByText('Singh, Beth')).toBeVisible()
    expect(renew).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('button', { name: 'Change Stores' }))
    expect(await screen.findAllByRole('option')).toHaveLength(3)
  })
})

describe('signing out', () => {
  it('in another tab leads to /Logout, and Back asks who is there', async () => {
    const { store, router, identity, address } = renderApp({ path: '/app/CallGuides' })
    await screen.findByRole('heading', { name: 'Call Guides', level: 1 })
    identity.removeAccess()
    act(() => void store.dispatch(sessionLost('signedOut')))
    expect(await screen.findByText('You have been signed out.')).toBeVisible()
    await act(() => router.navigate(-1))
    await waitFor(() => expect(identity.asked).toContain('redirectToSignIn'))
    expect(address()).toBe('/login')
    expect(localStorage.getItem('REDIRECT_URL')).toBe('/app/CallGuides')
  })

  it('clears the store’s state and what was stored, and keeps the chosen store [S-750]', async () => {
    const { user, store, identity } = renderApp({ path: '/app/log' })
    await screen.findByRole('heading', { name: 'Equity Log' })
    const chosen = localStorage.getItem('STORE')
    expect(chosen).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Ann Lee' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }))
    expect(identity.asked).toEqual(['signOut'])
    for (const key of ['TOKEN', 'PROFILE', 'AUTH']) expect(localStorage.getItem(key)).toBeNull()
    expect(localStorage.getItem('STORE')).toBe(chosen)
    expect(selectSession(store.getState()).user).toBeNull()
    expect(selectActiveStore(store.getState())).toBeNull()
  })
})
