import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StoredToken } from '@retain/domain/session/storageKeys'
import { makeCodeFlow } from './codeFlow'
import { makeManager } from './codeManager'
import type { IdentityClient } from './identityClient'
import { makeIdentityClient } from './makeIdentityClient'
import type { FlowConfig } from './signInFlow'
import { storedAuth } from './storedAuth'

const makeCodeClient = (from: FlowConfig) => makeIdentityClient(from, () => Promise.resolve(makeCodeFlow))

const config = { authUrl: 'https://id.test', clientId: 'equity', acrValues: 'store:staff' }
const returnUrl = (query: string) => `${window.location.origin}/auth${query}`
const seconds = () => Math.floor(Date.now() / 1000)

const tokenEndingIn = (left: number): StoredToken => ({
  accessToken: `token-${left}`,
  idToken: 'id-token',
  tokenType: 'Bearer',
  scope: 'equity',
  expiresIn: 900,
  expiresAt: seconds() + left,
})

const storeToken = (left: number, origin = config) =>
  storedAuth.keep(tokenEndingIn(left), { ...origin, sub: 'p-1' })

/** A redirect to the identity server is under way in this tab. */
const begin = (state: string, nonce: string) =>
  sessionStorage.setItem(
    `oidc.${state}`,
    JSON.stringify({
      id: state,
      created: seconds(),
      request_type: 'si:r',
      code_verifier: 'v'.repeat(43),
      authority: config.authUrl,
      client_id: config.clientId,
      redirect_uri: returnUrl(''),
      scope: 'openid',
      response_mode: 'query',
      nonce,
    }),
  )

const encode = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '')

/** The network, with an identity server that gives tokens with this nonce. */
function answerTokens(nonce: string, aud: string | string[] = 'equity') {
  const idToken = `${encode({ alg: 'RS256' })}.${encode({ iss: config.authUrl, aud, sub: 'p-1', nonce, exp: seconds() + 3600, iat: seconds() })}.x`
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url.includes('.well-known'))
      return Promise.resolve(
        Response.json({
          issuer: config.authUrl,
          authorization_endpoint: `${config.authUrl}/auth`,
          token_endpoint: `${config.authUrl}/token`,
        }),
      )
    return Promise.resolve(
      Response.json({
        access_token: 'fresh',
        id_token: idToken,
        token_type: 'Bearer',
        scope: 'equity roles',
        expires_in: 900,
      }),
    )
  })
}

/** Stands for the hidden frame, which jsdom cannot load: where it was sent, and its way of answering. */
function hiddenFrame() {
  const sentTo: URL[] = []
  const location = { replace: (url: string) => void sentTo.push(new URL(url)) }
  const frame: Partial<Window> = { location: location as unknown as Location }
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(frame as Window)
  return {
    sentTo: () =>
      waitFor(() => {
        const last = sentTo.at(-1)
        if (last === undefined) throw new Error('The frame was sent nowhere')
        return last
      }),
    /** Comes back with an error, as `/auth/silent` tells the page. */
    answers(error: string) {
      const url = returnUrl(`/silent?error=${error}&state=${sentTo.at(-1)?.searchParams.get('state') ?? ''}`)
      const data = { source: 'oidc-client', url, keepOpen: false }
      window.dispatchEvent(new MessageEvent('message', { origin: window.location.origin, data }))
    },
  }
}

let client: IdentityClient
beforeEach(() => {
  client = makeCodeClient(config)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('what is asked of the identity server', () => {
  it('names the client, five scopes, this site’s addresses and the acr values [S-082] [S-083] [S-086] [O-554] [S-087] [S-710]', () => {
    const { settings } = makeManager(config, 'https://retain.test')
    expect(settings).toMatchObject({
      client_id: 'equity',
      scope: 'openid equity profile.full roles equity.stores',
      redirect_uri: 'https://retain.test/auth',
      silent_redirect_uri: 'https://retain.test/auth/silent',
      post_logout_redirect_uri: 'https://retain.test/Logout',
      acr_values: 'store:staff',
    })
  })

  it('cannot be asked without its address [S-100] [S-714]', async () => {
    const lost = makeCodeClient({ ...config, authUrl: '' })
    await expect(lost.redirectToSignIn()).rejects.toThrow('AuthUrl prop is not set')
  })
})

describe('the stored token', () => {
  it('is discarded once its end has passed, and kept until then [S-110] [S-717]', () => {
    storeToken(-1)
    expect(client.restore()).toBeNull()
    expect(localStorage.getItem('TOKEN')).toBeNull()
    storeToken(1)
    expect(client.restore()?.accessToken).toBe('token-1')
  })

  it('is worth nothing when it came from another identity server or client', async () => {
    storeToken(600, { ...config, clientId: 'other' })
    expect(client.restore()).toBeNull()
    storeToken(600, { ...config, authUrl: 'https://other.test' })
    expect(await client.accessToken()).toBeNull()
  })

  it('is handed out as it is while enough of its life is left', async () => {
    storeToken(600)
    expect(await client.accessToken()).toBe('token-600')
  })

  it('goes on being used when it cannot be renewed because nobody answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    storeToken(10)
    expect(await client.accessToken()).toBe('token-10')
    expect(await client.renew()).toBe(false)
  })

  it('is asked for once by all who need a new one at the same time', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', (input: string) => {
      asked.push(String(input))
      return Promise.reject(new TypeError('Failed to fetch'))
    })
    storeToken(10)
    await Promise.all([client.accessToken(), client.accessToken(), client.renew()])
    expect(asked).toEqual(['https://id.test/.well-known/openid-configuration'])
  })
})

describe('a silent sign-in', () => {
  it('fails with a reason when the identity server cannot be reached [S-081]', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await client.signInSilently()).toEqual({ kind: 'failed', reason: 'Failed to fetch' })
  })
})

describe('a silent request', () => {
  /** Asks silently; the identity server refuses with this error. */
  async function refused(error: string) {
    answerTokens('n-1')
    const frame = hiddenFrame()
    const outcome = client.signInSilently()
    const { searchParams } = await frame.sentTo()
    frame.answers(error)
    return { outcome: await outcome, asked: searchParams }
  }

  it('shows no page, and has a state and a nonce of its own each time [S-085] [S-709]', async () => {
    const requests = [(await refused('login_required')).asked, (await refused('login_required')).asked]
    expect(requests.map((request) => request.get('prompt'))).toEqual(['none', 'none'])
    const values = requests.flatMap((request) => [request.get('state'), request.get('nonce')])
    expect(values).not.toContain(null)
    expect(new Set(values).size).toBe(4)
  })

  it.each(['consent_required', 'interaction_required', 'login_required'])(
    'that is refused with %s needs the page [S-079]',
    async (code) => {
      expect((await refused(code)).outcome).toEqual({ kind: 'pageNeeded', code })
    },
  )

  it('that is refused otherwise has failed, which is no reason to redirect [S-081]', async () => {
    expect((await refused('server_error')).outcome).toEqual({ kind: 'failed', reason: 'server_error' })
  })
})

describe('the return to /auth', () => {
  it('stores the six fields of the token, both tokens on their own, and whose they are [S-104] [S-105] [S-106] [S-107]', async () => {
    answerTokens('n-1')
    begin('s-1', 'n-1')
    expect(await client.receive(returnUrl('?code=c&state=s-1'))).toEqual({ kind: 'signedIn' })
    const stored = JSON.parse(localStorage.getItem('TOKEN') ?? '') as StoredToken
    expect(stored).toEqual({
      accessToken: 'fresh',
      idToken: expect.any(String),
      tokenType: 'Bearer',
      scope: 'equity roles',
      expiresIn: 900,
      expiresAt: expect.any(Number),
    })
    expect(localStorage.getItem('ACCESS_TOKEN')).toBe('fresh')
    expect(localStorage.getItem('ID_TOKEN')).toBe(stored.idToken)
    expect(JSON.parse(localStorage.getItem('AUTH') ?? '')).toEqual({
      authUrl: 'https://id.test',
      clientId: 'equity',
      sub: 'p-1',
    })
  })

  it('answers the same to a second asking, because a code is good once', async () => {
    answerTokens('n-1')
    begin('s-1', 'n-1')
    const url = returnUrl('?code=c&state=s-1')
    expect(await Promise.all([client.receive(url), client.receive(url)])).toEqual([
      { kind: 'signedIn' },
      { kind: 'signedIn' },
    ])
  })

  it('forgets everything but the wanted address, the store, the last denial, the tour, how this device is used and what was typed [S-023] [S-707]', async () => {
    const kept = {
      ...{ REDIRECT_URL: '/app/service', STORE: '{}', ACCESS_DENIED_TIME: '1' },
      ...{ TOUR_COMPLETED_ann: 'filters', THEME: 'dark', 'DRAFT/ann.lee/call/17/w': '{}' },
      ...{ ALERT_CHOICES: '{}', CHARACTER_KEYS: 'off' },
    }
    for (const [key, text] of Object.entries({ ...kept, UNRELATED: 'x' })) localStorage.setItem(key, text)
    storeToken(600)
    expect(await client.receive(returnUrl(''))).toEqual({ kind: 'nothingPending' })
    expect({ ...localStorage }).toEqual(kept)
  })

  it('is no error when nobody was on the way [S-708]', async () => {
    expect(await client.receive(returnUrl('?code=c&state=s-1'))).toEqual({ kind: 'nothingPending' })
  })

  it.each([
    ['', 'Hash token is missing', '[S-097] [S-708]'],
    ['?what=this', 'Token could not be parsed from hash.', '[S-098]'],
    ['?code=c', 'Token could not be parsed from hash.', '[S-098]'],
    ['?code=c&state=altered', 'token state does not match request.', '[S-095]'],
  ])('of "%s" while one is awaited reports "%s" and signs nobody in %s', async (query, message) => {
    begin('s-1', 'n-1')
    storeToken(600)
    expect(await client.receive(returnUrl(query))).toEqual({ kind: 'loginError', message })
    expect(localStorage.getItem('TOKEN')).toBeNull()
  })

  it('reports a token of another nonce [S-096]', async () => {
    answerTokens('another')
    begin('s-1', 'n-1')
    expect(await client.receive(returnUrl('?code=c&state=s-1'))).toEqual({
      kind: 'loginError',
      message: 'validation nonce does not match request.',
    })
    expect(localStorage.getItem('TOKEN')).toBeNull()
  })

  it.each(['other', ['other', 'another']])('signs nobody in by an id token for %j', async (aud) => {
    answerTokens('n-1', aud)
    begin('s-1', 'n-1')
    expect(await client.receive(returnUrl('?code=c&state=s-1'))).toEqual({
      kind: 'loginError',
      message: 'Unexpected error happened while redirecting to Authorization Server.',
    })
    expect(localStorage.getItem('TOKEN')).toBeNull()
  })

  it('takes an id token for several, of whom we are one', async () => {
    answerTokens('n-1', ['other', 'equity'])
    begin('s-1', 'n-1')
    expect(await client.receive(returnUrl('?code=c&state=s-1'))).toEqual({ kind: 'signedIn' })
  })

  it('reports a refusal of the identity server', async () => {
    answerTokens('n-1')
    begin('s-1', 'n-1')
    expect(await client.receive(returnUrl('?error=access_denied&state=s-1'))).toEqual({
      kind: 'loginError',
      message: 'Unexpected error happened while redirecting to Authorization Server.',
    })
  })
})

describe('other tabs', () => {
  it('say when the person signs out there, and when somebody else signs in', async () => {
    const told: string[] = []
    storeToken(600)
    client.restore()
    client.onLost((reason) => told.push(reason))

    storedAuth.keep(tokenEndingIn(600), { ...config, sub: 'p-1' })
    window.dispatchEvent(new StorageEvent('storage', { key: 'AUTH' }))
    expect(told).toEqual([])

    storedAuth.keep(tokenEndingIn(600), { ...config, sub: 'p-2' })
    window.dispatchEvent(new StorageEvent('storage', { key: 'AUTH' }))
    expect(told).toEqual(['replaced'])

    new BroadcastChannel('retain-session').postMessage('signedOut')
    await expect.poll(() => told).toEqual(['replaced', 'signedOut'])
  })
})
