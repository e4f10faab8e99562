import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose'
import type { Permission } from '@retain/domain/session/user/permissions'
import { localKeys } from '../identity/issuerKeys'
import { makeVerifyToken } from '../identity/verifyToken'
import type { VerifyToken } from '../identity/caller'

export const testIssuer = 'https://identity.test'
export const testAudience = 'retain-api'

/** Who calls when a test does not say. */
export const testUserName = 'pat.tester'

/** What a test says of who calls. */
export interface TestPerson {
  readonly userName?: string
  readonly roles?: readonly Permission[]
  readonly stores?: readonly string[]
  /** Claims besides, or instead. */
  readonly claims?: Readonly<Record<string, unknown>>
}

/** An identity server of the tests: it signs with real keys and the app verifies what it signs. */
export interface TestIssuer {
  readonly verifyToken: VerifyToken
  readonly publicKey: JWK
  readonly tokenFor: (person: TestPerson, signWith?: CryptoKey) => Promise<string>
}

/** Makes an identity server with a key of its own. */
export async function makeIssuer(issuer = testIssuer): Promise<TestIssuer> {
  const { privateKey, publicKey: shown } = await generateKeyPair('RS256')
  const publicKey: JWK = { ...(await exportJWK(shown)), alg: 'RS256', kid: 'test' }
  return {
    publicKey,
    verifyToken: makeVerifyToken({
      issuer,
      audience: testAudience,
      rolesClaim: 'roles',
      storesClaim: 'stores',
      keys: localKeys([publicKey]),
    }),
    tokenFor: ({ userName = testUserName, roles = [], stores = [], claims = {} }, signWith = privateKey) =>
      new SignJWT({
        user_name: userName,
        given_name: 'Pat',
        family_name: 'Tester',
        email: 'pat.tester@test.example',
        iss: issuer,
        aud: testAudience,
        sub: `sub-${userName}`,
        exp: Math.floor(Date.now() / 1000) + 600,
        roles,
        stores: stores.map((code) => ({ storeCode: code, name: `Store ${code}`, timeZoneOffset: '-05:00' })),
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .sign(signWith),
  }
}
