import { checkedUser } from '@retain/domain/session/user/checkedUser'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { makeEarlyRequests } from '../core/api/earlyRequests'
import { pageUsable } from '../core/browser/pageUsable'
import { storageKeys } from '../core/browser/storage'
import { checked } from '../forms/checked'
import { storedAuth } from '../session/storedAuth'
import { fakeApi, problem, type FakeAnswers } from '../testing/fakeApi'
import { allPermissions, config, wireUser } from '../testing/fixtures'
import { prepareApp } from '../testing/renderApp'
import { navigationOf } from './navigation'
import { prefetchPage } from './prefetchPage'
import { sendStartRequests } from './startRequests'
import { sendStartSearch } from './startSearch'

const now = Date.parse('2026-11-21T15:00:00.000Z')

let endHold = () => {}
afterEach(() => endHold())

/** Leaves in the browser what the last start left there, and asks ahead of the app for all that it can. */
async function askAhead(address: string, answers: FakeAnswers = {}, state: unknown = null) {
  endHold = pageUsable.hold()
  const { valid: user } = checked(checkedUser(wireUser(allPermissions)))
  if (user === null) throw new Error('The fixtures have no user')
  const { authUrl, clientId } = config
  const token = { accessToken: 'token-of-ann', idToken: 'id', tokenType: 'Bearer', scope: 'openid' }
  storedAuth.keep(
    { ...token, expiresIn: 900, expiresAt: 4_102_444_800 },
    { authUrl, clientId, sub: user.sub },
  )
  storedAuth.keepProfile(user)
  const ahead = fakeApi(allPermissions, answers)
  const early = makeEarlyRequests(ahead.transport.fetch)
  const { pathname, search } = new URL(address, 'https://retain.test')
  const asked = sendStartRequests(config, { pathname, search }, early, now / 1000)
  if (asked !== null) await sendStartSearch(asked, { search, state }, early, now)
  // What is asked leaves in a task of its own.
  await new Promise((resolve) => setTimeout(resolve))
  const bodies = () => ahead.callsOf('searchLogs').map(({ body }) => body)
  return { ahead, early, bodies }
}

it.each(['/app/log', '/app/log?orderBy=year&orderDirection=asc&pageNumber=2', '/app?dealType=Lease'])(
  'asks for the list of %s ahead of the app, which asks for nothing more',
  async (address) => {
    const { ahead, early, bodies } = await askAhead(address)
    expect(bodies()).toEqual([expect.objectContaining({ hyperionId: 'HAR', source: 'EQLOG' })])
    const app = prepareApp({ path: address, fetch: early.fetch })
    await prefetchPage(app.store, navigationOf(app.router)).toDraw
    app.draw()
    expect(await screen.findByRole('grid', { name: 'Equity Log' })).toBeInTheDocument()
    await waitFor(() => expect(ahead.callsOf('listSavedSearches')).toHaveLength(2))
    expect(bodies()).toHaveLength(1)
  },
)

it('takes the people of the filters from the history state, which no address names', async () => {
  const { bodies } = await askAhead('/app/log', {}, { personFilters: { flgOpptAssocName: 'Cleo Day' } })
  const [body] = bodies()
  const without = (await askAhead('/app/log')).bodies()[0]
  expect(body).not.toEqual(without)
})

it('asks for the store that the address names [S-133]', async () => {
  const { bodies } = await askAhead('/app/log?store=BLR')
  expect(bodies()).toEqual([expect.objectContaining({ hyperionId: 'BLR' })])
})

it.each([
  [
    'in a store that the service does not confirm [S-724]',
    '/app/log',
    { checkStore: () => ({ hyperionId: 'HAR', isAssigned: false }) },
  ],
  ['in a store that could not be checked', '/app/log', { checkStore: () => problem(500, 'Error') }],
  ['for somebody without stores', '/app/log', { listStores: () => [] }],
  ['where the stores could not be had', '/app/log', { listStores: () => problem(500, 'Error') }],
  [
    'where the saved searches could not be had, which choose it',
    '/app/log',
    { listSavedSearches: () => problem(500, 'Error') },
  ],
  ['for another log', '/app/contact', {}],
])('asks for no list %s', async (_where, address, answers: FakeAnswers) => {
  const { bodies } = await askAhead(address, answers)
  expect(bodies()).toEqual([])
})

it('asks for no list of a store that the last visit remembers and the service no longer offers [S-008]', async () => {
  localStorage.setItem(storageKeys.store, JSON.stringify({ id: 'ZZZ', name: '', utcOffset: '' }))
  const { bodies } = await askAhead('/app/log')
  expect(bodies()).toEqual([expect.objectContaining({ hyperionId: 'HAR' })])
})
