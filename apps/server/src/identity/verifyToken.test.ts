import * as E from 'fp-ts/Either'
import { epochOf, type Instant } from '@retain/domain/calendar/instant'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { KeysUnavailable, localKeys, remoteKeys } from './issuerKeys'
import { makeVerifyToken } from './verifyToken'
import type { VerifyToken } from './caller'

const issuer = 'http://localhost:4000/oidc'
const now = '2026-03-05T12:00:00.000Z' as Instant
const seconds = (from: number) => Math.floor(epochOf(now) / 1000) + from

let privateKey: CryptoKey
let strangersKey: CryptoKey
let verify: VerifyToken

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true })
  privateKey = pair.privateKey
  strangersKey = (await generateKeyPair('RS256')).privateKey
  const keys = localKeys([{ ...(await exportJWK(pair.publicKey)), kid: 'first', alg: 'RS256', use: 'sig' }])
  verify = makeVerifyToken({
    issuer,
    audience: 'retain-api',
    rolesClaim: 'roles',
    storesClaim: 'stores',
    keys,
    now: () => now,
  })
})

const good: JWTPayload = {
  iss: issuer,
  aud: 'retain-api',
  sub: 'p-1',
  exp: seconds(900),
  nbf: seconds(0),
  user_name: 'jordan.mills',
  given_name: 'Jordan',
  family_name: 'Mills',
  phone_ext: '12',
  roles: ['CanView360 Access', 'Opportunity_Application_Access', 'Opportunity_Application_Access', 'Owner'],
  stores: [
    { storeCode: 'HAR', name: 'Harborview Motors', timeZoneOffset: '-05:00' },
    { storeCode: 'BLR', name: 'Blue Ridge Auto Park', timeZoneOffset: -5 },
    { name: 'No code', timeZoneOffset: '-05:00' },
    'HAR',
  ],
}

const sign = (claims: JWTPayload, key = privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'first' }).sign(key)

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('makeVerifyToken', () => {
  it('answers who the bearer of a good token is, with known roles once and stores as agreed [S-118] [S-119]', async () => {
    expect(await verify(await sign(good))).toEqual(
      E.right({
        sub: 'p-1',
        userName: 'jordan.mills',
        givenName: 'Jordan',
        familyName: 'Mills',
        fullName: 'Jordan Mills',
        email: null,
        phone: null,
        phoneExt: '12',
        mobile: null,
        picture: null,
        roles: ['Opportunity_Application_Access', 'CanView360 Access'],
        stores: [
          { storeCode: 'HAR', name: 'Harborview Motors', timeZoneOffset: '-05:00' },
          { storeCode: 'BLR', name: 'Blue Ridge Auto Park', timeZoneOffset: '-5' },
        ],
        issuedAt: null,
        acr: null,
        authTime: null,
        expiresAt: seconds(900),
      }),
    )
  })

  it('says when the token was issued, where it tells', async () => {
    expect(await verify(await sign({ ...good, iat: seconds(-60) }))).toMatchObject({
      right: { issuedAt: seconds(-60) },
    })
  })

  it('grants nothing to a token that names neither roles nor stores', async () => {
    expect(
      await verify(await sign({ iss: good.iss!, aud: good.aud!, sub: 'p-1', exp: good.exp! })),
    ).toMatchObject({ right: { roles: [], stores: [] } })
  })

  it('tells an expired token from a bad one, and keeps one that has a second left', async () => {
    expect(await verify(await sign({ ...good, exp: seconds(-1) }))).toEqual(E.left('tokenExpired'))
    expect(E.isRight(await verify(await sign({ ...good, exp: seconds(1) })))).toBe(true)
  })

  it.each([
    ['of another issuer', { ...good, iss: 'http://localhost:4000/other' }],
    ['for another audience', { ...good, aud: 'equity' }],
    ['that is not good yet', { ...good, nbf: seconds(60) }],
    ['without an end', { ...good, exp: undefined }],
    ['without a person', { ...good, sub: undefined }],
  ])('refuses a token %s', async (_case, claims) => {
    expect(await verify(await sign(JSON.parse(JSON.stringify(claims)) as JWTPayload))).toEqual(
      E.left('tokenInvalid'),
    )
  })

  it('refuses a token that another key signed', async () => {
    expect(await verify(await sign(good, strangersKey))).toEqual(E.left('tokenInvalid'))
  })

  it('refuses a token without a signature', async () => {
    expect(await verify(`${encode({ alg: 'none' })}.${encode(good)}.`)).toEqual(E.left('tokenInvalid'))
  })

  it('refuses a token signed by a secret, whatever the secret is', async () => {
    const token = await new SignJWT(good)
      .setProtectedHeader({ alg: 'HS256', kid: 'first' })
      .sign(new TextEncoder().encode('a secret that is long enough to sign'))
    expect(await verify(token)).toEqual(E.left('tokenInvalid'))
  })

  it('refuses a token whose claims were changed after signing', async () => {
    const [header, , signature] = (await sign(good)).split('.')
    expect(await verify(`${header}.${encode({ ...good, sub: 'p-2' })}.${signature}`)).toEqual(
      E.left('tokenInvalid'),
    )
  })

  it.each(['', 'x', 'a.b.c', '....', 'Bearer', '\u0000'])('refuses %j', async (token) => {
    expect(await verify(token)).toEqual(E.left('tokenInvalid'))
  })
})

describe('remoteKeys', () => {
  const rules = { issuer, audience: 'retain-api', rolesClaim: 'realm_access.roles', storesClaim: 'stores' }

  it('fails, and does not blame the token, while the identity server cannot be reached', async () => {
    const unreachable = () => Promise.reject(new TypeError('fetch failed'))
    const verifyRemotely = makeVerifyToken({ ...rules, keys: remoteKeys(issuer, unreachable) })
    await expect(verifyRemotely(await sign(good))).rejects.toThrow(KeysUnavailable)
  })

  it('fails when the discovery document names another issuer', async () => {
    const elsewhere = () =>
      Promise.resolve(Response.json({ issuer: 'http://elsewhere', jwks_uri: 'http://elsewhere/jwks' }))
    const verifyRemotely = makeVerifyToken({ ...rules, keys: remoteKeys(issuer, elsewhere) })
    await expect(verifyRemotely(await sign(good))).rejects.toThrow(KeysUnavailable)
  })

  it('reads roles from a claim inside a claim', async () => {
    const pair = await generateKeyPair('ES256', { extractable: true })
    const keys = localKeys([{ ...(await exportJWK(pair.publicKey)), alg: 'ES256' }])
    const token = await new SignJWT({ ...good, realm_access: { roles: ['Opportunity_Application_Access'] } })
      .setProtectedHeader({ alg: 'ES256' })
      .sign(pair.privateKey)
    expect(await makeVerifyToken({ ...rules, keys, now: () => now })(token)).toMatchObject({
      right: { roles: ['Opportunity_Application_Access'] },
    })
  })
})
