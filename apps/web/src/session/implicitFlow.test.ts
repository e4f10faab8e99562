import {
  base64url,
  exportJWK,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTPayload,
} from 'jose'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StoredToken } from '@retain/domain/session/storageKeys'
import { makeImplicitFlow } from './implicitFlow'
import type { IdentityClient } from './identityClient'
import { makeIdentityClient } from './makeIdentityClient'
import type { FlowConfig } from './signInFlow'
import { storedAuth } from './storedAuth'

const issuer = 'https://id.test'
const config = { authUrl: issuer, clientId: 'equity', acrValues: 'store:staff' }
const makeClient = (from: FlowConfig = config) =>
  makeIdentityClient(from, () => Promise.resolve(makeImplicitFlow))
const seconds = () => Math.floor(Date.now() / 1000)
const origin = () => window.location.origin

let ownKey: CryptoKey
let strangersKey: CryptoKey
let publicKey: JWK

beforeAll(async () => {
  const own = await generateKeyPair('RS256')
  ownKey = own.privateKey
  publicKey = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256' }
  strangersKey = (await generateKeyPair('RS256')).privateKey
})

const halfHash = async (text: string) =>
  base64url.encode(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).subarray(0, 16),
  )

const accessToken = 'the.access.token'
const goodClaims = async (): Promise<JWTPayload> => ({
  iss: issuer,
  aud: 'equity',
  sub: 'p-1',
  nonce: 'n-1',
  iat: seconds(),
  exp: seconds() + 3600,
  at_hash: await halfHash(accessToken),
})

const idTokenWith = async (changes: JWTPayload = {}, key = ownKey) =>
  new SignJWT({ ...(await goodClaims()), ...changes })
    .setProtectedHeader({ alg: 'RS256', kid: 'own' })
    .sign(key)

/** The return of an identity server that gives this id token. */
const returnWith = (idToken: string, changes: Readonly<Record<string, string>> = {}) =>
  `${origin()}/auth#${new URLSearchParams({
    access_token: accessToken,
    id_token: idToken,
    token_type: 'Bearer',
    expires_in: '900',
    scope: 'equity roles',
    state: 's-1',
    ...changes,
  }).toString()}`

/** A redirect to the identity server is under way in this tab. */
const begin = () => sessionStorage.setItem('SIGN_IN', JSON.stringify({ state: 's-1', nonce: 'n-1' }))

/** Stands for the hidden frame, which jsdom does not load: where it was sent, and its way of answering. */
function hiddenFrame() {
  const frame = {} as Window
  let address = ''
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(frame)
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation((url) => {
    address = url
  })
  return {
    asked: () => waitFor(() => new URL(address).searchParams),
    answers(hash: string, from: { readonly origin?: string; readonly source?: Window } = {}) {
      const data = { source: 'oidc-client', url: `${origin()}/auth/silent#${hash}`, keepOpen: false }
      const message = { origin: origin(), source: frame, ...from, data }
      window.dispatchEvent(new MessageEvent('message', message as MessageEventInit))
    },
  }
}

let client: IdentityClient
let asked: string[]
beforeEach(() => {
  client = makeClient()
  asked = []
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input)
    asked.push(url)
    const answer = url.endsWith('/jwks')
      ? { keys: [publicKey] }
      : {
          issuer,
          jwks_uri: `${issuer}/jwks`,
          authorization_endpoint: `${issuer}/authorize`,
          end_session_endpoint: `${issuer}/end`,
        }
    return Promise.resolve(Response.json(answer))
  })
})
afterEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the request', () => {
  it('asks for both tokens by the fragment, with a state and a nonce of its own each time [S-007] [S-084] [S-085] [S-087] [O-553] [O-555]', async () => {
    const requests: URLSearchParams[] = []
    for (let time = 0; time < 2; time += 1) {
      const frame = hiddenFrame()
      const outcome = client.signInSilently()
      const query = await frame.asked()
      requests.push(query)
      frame.answers(`error=login_required&state=${query.get('state') ?? ''}`)
      expect(await outcome).toEqual({ kind: 'pageNeeded', code: 'login_required' })
    }
    expect(Object.fromEntries(requests[0] ?? [])).toMatchObject({
      client_id: 'equity',
      response_type: 'id_token token',
      scope: 'openid equity profile.full roles equity.stores',
      acr_values: 'store:staff',
      redirect_uri: `${origin()}/auth/silent`,
      prompt: 'none',
    })
    expect(new Set(requests.flatMap((query) => [query.get('state'), query.get('nonce')])).size).toBe(4)
  })

  it('needs acr values, and asks nobody without them [S-101]', async () => {
    const lost = makeClient({ ...config, acrValues: '' })
    const message = 'AcrValues prop is not set'
    expect(await lost.signInSilently()).toEqual({ kind: 'loginError', message })
    await expect(lost.redirectToSignIn()).rejects.toThrow(message)
    expect(asked).toEqual([])
  })

  it('needs the address of the identity server [S-100]', async () => {
    await expect(makeClient({ ...config, authUrl: '' }).redirectToSignIn()).rejects.toThrow(
      'AuthUrl prop is not set',
    )
  })
})

describe('the return to /auth', () => {
  it('stores the tokens and whose they are, and takes them out of the address [S-104] [S-106] [S-107]', async () => {
    begin()
    const url = returnWith(await idTokenWith())
    window.history.replaceState(null, '', url)
    const outcome = client.receive(url)
    expect(window.location.href).toBe(`${origin()}/auth`)
    expect(await outcome).toEqual({ kind: 'signedIn' })
    expect(JSON.parse(localStorage.getItem('TOKEN') ?? '')).toMatchObject({
      accessToken,
      tokenType: 'Bearer',
      scope: 'equity roles',
      expiresIn: 900,
    } satisfies Partial<StoredToken>)
    expect(storedAuth.origin()).toEqual({ authUrl: issuer, clientId: 'equity', sub: 'p-1' })
  })

  it('is taken once: the same answer again answers nothing that is asked [S-708]', async () => {
    begin()
    const url = returnWith(await idTokenWith())
    await client.receive(url)
    expect(sessionStorage.getItem('SIGN_IN')).toBeNull()
    expect(await makeClient().receive(url)).toEqual({ kind: 'nothingPending' })
    expect(localStorage.getItem('TOKEN')).toBeNull()
  })

  it('refuses another state [S-095]', async () => {
    begin()
    const message = 'token state does not match request.'
    expect(await client.receive(returnWith(await idTokenWith(), { state: 's-2' }))).toEqual({
      kind: 'loginError',
      message,
    })
    expect(localStorage.getItem('TOKEN')).toBeNull()
  })

  it('refuses the nonce of another request [S-096]', async () => {
    begin()
    const message = 'validation nonce does not match request.'
    expect(await client.receive(returnWith(await idTokenWith({ nonce: 'n-0' })))).toEqual({
      kind: 'loginError',
      message,
    })
  })

  it.each([
    ['', 'Hash token is missing', '[S-097]'],
    ['#a', 'Hash token is missing', '[S-097]'],
    ['#=x', 'Token could not be parsed from hash.', '[S-098]'],
  ])('refuses "%s": %s %s', async (hash, message) => {
    begin()
    expect(await client.receive(`${origin()}/auth${hash}`)).toEqual({ kind: 'loginError', message })
  })

  it.each<readonly [string, () => Promise<string>]>([
    ['signed by somebody else', () => idTokenWith({}, strangersKey)],
    ['of another identity server', () => idTokenWith({ iss: 'https://other.test' })],
    ['for another client', () => idTokenWith({ aud: 'other' })],
    ['for several clients of which we are one', () => idTokenWith({ aud: ['equity', 'other'] })],
    ['given to another client', () => idTokenWith({ azp: 'other' })],
    ['that has ended', () => idTokenWith({ exp: seconds() - 301 })],
    ['for another access token', async () => idTokenWith({ at_hash: await halfHash('another') })],
    ['for no access token', () => idTokenWith({ at_hash: undefined })],
    [
      'that is not signed',
      async () => {
        const [header, claims] = [{ alg: 'none' }, await goodClaims()].map((part) =>
          base64url.encode(JSON.stringify(part)),
        )
        return `${header ?? ''}.${claims ?? ''}.`
      },
    ],
  ])('refuses an id token %s', async (_what, make) => {
    begin()
    expect(await client.receive(returnWith(await make()))).toEqual({
      kind: 'loginError',
      message: 'Token could not be validated.',
    })
    expect(localStorage.getItem('TOKEN')).toBeNull()
    expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull()
  })

  it('signs nobody in while the keys cannot be read', async () => {
    begin()
    const url = returnWith(await idTokenWith())
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await client.receive(url)).toMatchObject({ kind: 'loginError' })
  })
})

describe('a renewal', () => {
  const storeToken = () =>
    storedAuth.keep(
      {
        ...{ accessToken: 'old', idToken: 'old', tokenType: 'Bearer', scope: '' },
        expiresIn: 900,
        expiresAt: seconds() + 10,
      },
      { ...config, sub: 'p-1' },
    )

  it('puts the new token in the place of the old one, without a page', async () => {
    storeToken()
    const frame = hiddenFrame()
    const token = client.accessToken()
    const query = await frame.asked()
    const idToken = await idTokenWith({ nonce: query.get('nonce') })
    const hash = new URL(returnWith(idToken, { state: query.get('state') ?? '' })).hash.slice(1)
    frame.answers(hash, { origin: 'https://elsewhere.test' })
    frame.answers(hash, { source: window })
    expect(localStorage.getItem('ACCESS_TOKEN')).toBe('old')
    frame.answers(hash)
    expect(await token).toBe(accessToken)
    // Another file of the worker may have left a frame of the code flow.
    expect(document.querySelector('iframe[hidden]')).toBeNull()
  })

  it('ends the session where the identity server has to see the person [S-079]', async () => {
    const lost: string[] = []
    client.onLost((reason) => lost.push(reason))
    storeToken()
    const frame = hiddenFrame()
    const token = client.accessToken()
    frame.answers(`error=login_required&state=${(await frame.asked()).get('state') ?? ''}`)
    expect(await token).toBeNull()
    expect(lost).toEqual(['ended'])
  })

  it.each(['error=server_error', 'error=login_required&state=foreign', ''])(
    'keeps the token that is there after "%s" [S-081]',
    async (hash) => {
      storeToken()
      const frame = hiddenFrame()
      const token = client.accessToken()
      await frame.asked()
      frame.answers(hash)
      expect(await token).toBe('old')
    },
  )
})
