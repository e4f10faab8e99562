import type { AppConfig } from '@retain/api-client/config'
import { checkedUser } from '@retain/domain/session/user/checkedUser'
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { makeEarlyRequests } from '../core/api/earlyRequests'
import { pageUsable } from '../core/browser/pageUsable'
import { storageKeys } from '../core/browser/storage'
import '../features/work-log/equity-log/prefetchEquityLog'
import { checked } from '../forms/checked'
import { storedAuth } from '../session/storedAuth'
import { fakeApi, problem } from '../testing/fakeApi'
import { allPermissions, config, wireUser } from '../testing/fixtures'
import { prepareApp } from '../testing/renderApp'
import { navigationOf } from './navigation'
import { prefetchPage } from './prefetchPage'
import { sendStartRequests } from './startRequests'

const now = 1_000_000
const token = {
  accessToken: 'token-of-ann',
  idToken: 'id-token-of-ann',
  tokenType: 'Bearer',
  scope: 'openid',
  expiresIn: 900,
}

interface Stored {
  /** Seconds that the token is still good for; `null` for none. @default 800 */
  readonly left?: number | null
  readonly origin?: { readonly authUrl: string; readonly clientId: string }
  /** Whose profile it is; `null` for none. @default the one who has the token */
  readonly profileOf?: string | null
  readonly roles?: readonly string[]
  readonly store?: string
}

/** Leaves in the browser what the last start left there. */
function store({ left = 800, origin = config, profileOf, roles = allPermissions, ...more }: Stored): void {
  const { valid: user } = checked(checkedUser(wireUser(roles)))
  if (user === null) throw new Error('The fixtures have no user')
  const { authUrl, clientId } = origin
  if (left !== null)
    storedAuth.keep({ ...token, expiresAt: now + left }, { authUrl, clientId, sub: user.sub })
  if (profileOf !== null) storedAuth.keepProfile({ ...user, sub: profileOf ?? user.sub })
  if (more.store !== undefined)
    localStorage.setItem(storageKeys.store, JSON.stringify({ id: more.store, name: '', utcOffset: '' }))
}

/** Starts at an address, and answers what was asked. */
async function start(stored: Stored, address = '/app/log', ofConfig: AppConfig = config) {
  store(stored)
  const api = fakeApi(allPermissions)
  const { pathname, search } = new URL(address, 'https://retain.test')
  sendStartRequests(ofConfig, { pathname, search }, makeEarlyRequests(api.transport.fetch), now)
  await new Promise((resolve) => setTimeout(resolve))
  return api
}

/** What everybody is asked who may open the address. */
const ofEverybody = ['validateToken', 'getUserAccess', 'listStores', 'checkStore', 'listGlobalSettings']

describe('at once, without waiting for one another', () => {
  it.each([
    ['/app/log', [...ofEverybody, 'listSavedSearches', 'listSavedSearches']],
    ['/app', [...ofEverybody, 'listSavedSearches', 'listSavedSearches']],
    ['/app/contact', [...ofEverybody, 'listSavedSearches']],
    ['/app/opportunity/17', ofEverybody],
  ])('%s asks for sign-in, start-up and its log, each once', async (address, names) => {
    const api = await start({}, address)
    expect(api.names()).toEqual(names)
    for (const name of ofEverybody)
      expect(api.callsOf(name as 'listStores')[0]?.headers['authorization']).toBe('Bearer token-of-ann')
  })

  it.each([
    ['of the last visit', { store: 'PEA' }, '/app/log', 'PEA'],
    ['that is the first where none was chosen', {}, '/app/log', 'HAR'],
    ['that is the first where the chosen one is not offered any more', { store: 'ZZZ' }, '/app/log', 'HAR'],
    ['that the address names', { store: 'PEA' }, '/app/log?store=har', 'HAR'],
    ['of the last visit where the address names a foreign one', { store: 'PEA' }, '/app?store=ZZZ', 'PEA'],
  ])('for the own store %s [S-133] [S-134] [S-008]', async (_which, stored, address, id) => {
    const api = await start(stored, address)
    expect(api.callsOf('checkStore').map(({ url }) => url)).toEqual([
      `/api/application/stores/check?hyperionId=${id}`,
    ])
    expect(api.callsOf('listGlobalSettings').map(({ url }) => url)).toEqual([
      `/api/admin/setting/global/${id}`,
    ])
  })
})

describe('nothing is asked ahead', () => {
  it.each([
    ['without a token', { left: null }, '/app/log', config],
    ['with an expired token [S-110]', { left: -1 }, '/app/log', config],
    ['with a token that is renewed first', { left: 59 }, '/app/log', config],
    ['with a token of another server', { origin: { ...config, authUrl: 'https://x' } }, '/app/log', config],
    ['with a token of another client', {}, '/app/log', { ...config, clientId: 'other' }],
    ['for a page that is open to everybody', {}, '/access_denied', config],
    ['for an address of no page', {}, '/no/such', config],
  ])('%s', async (_when, stored, address, ofConfig) => {
    expect((await start(stored, address, ofConfig)).names()).toEqual([])
  })

  it.each([
    ['where nobody is known to have the token', { profileOf: null }, '/app/log'],
    ['where the profile is of somebody else', { profileOf: 'another' }, '/app/log'],
    ['where the page needs a permission that is missing', { roles: [] }, '/app/log'],
    ['where only the page is denied', { roles: ['Opportunity_Application_Access'] }, '/app/CallGuides'],
  ])('of any store %s', async (_when, stored, address) => {
    expect((await start(stored, address)).names()).toEqual(['validateToken', 'getUserAccess'])
  })

  it('of any store with a profile that cannot be read', async () => {
    store({})
    localStorage.setItem(storageKeys.profile, '{"sub":"u-1","roles":"all","stores":[]}')
    const api = fakeApi(allPermissions)
    sendStartRequests(
      config,
      { pathname: '/app/log', search: '' },
      makeEarlyRequests(api.transport.fetch),
      now,
    )
    await new Promise((resolve) => setTimeout(resolve))
    expect(api.names()).toEqual(['validateToken', 'getUserAccess'])
  })
})

describe('the app', () => {
  let endHold = () => {}
  afterEach(() => endHold())

  /** Starts the app with what was asked ahead of it. */
  async function startApp(answers: Parameters<typeof prepareApp>[0]) {
    endHold = pageUsable.hold()
    store({ left: 4_102_444_800 - now })
    const ahead = fakeApi(allPermissions, answers?.answers)
    const early = makeEarlyRequests(ahead.transport.fetch)
    sendStartRequests(config, { pathname: '/app/log', search: '' }, early, now)
    await waitFor(() => expect(ahead.callsOf('listSavedSearches')).toHaveLength(2))
    const app = prepareApp({ ...answers, fetch: early.fetch })
    await prefetchPage(app.store, navigationOf(app.router)).toDraw
    return { ahead, app }
  }

  it('takes what was asked ahead, and itself asks for the list alone before anything is drawn', async () => {
    const { ahead } = await startApp({})
    await waitFor(() => expect(ahead.callsOf('searchLogs')).toHaveLength(1))
    expect(ahead.names()).toEqual([...ofEverybody, 'listSavedSearches', 'listSavedSearches', 'searchLogs'])
    expect(ahead.callsOf('searchLogs')[0]?.body).toMatchObject({ hyperionId: 'HAR' })
  })

  it('asks again where asking ahead was refused, and then handles it', async () => {
    let refusals = 0
    const { ahead } = await startApp({
      answers: {
        validateToken: () => {
          refusals += 1
          return problem(500, 'Internal Server Error')
        },
      },
    })
    expect(refusals).toBe(2)
    expect(ahead.callsOf('searchLogs')).toHaveLength(0)
    expect(localStorage.getItem(storageKeys.token)).toBeNull()
  })
})
