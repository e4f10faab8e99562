import { epochOf } from '@retain/domain/calendar/instant'
import { getUserAccess, validateToken } from '@retain/api-client/session'
import { describe, expect, it } from 'vitest'
import { testNow, withApp } from '../testing/testApp'

const now = Math.floor(epochOf(testNow) / 1000)
const refused = { code: 'insufficientUserAuthentication', status: 401 }

describe('a server that requires a strength and an age of sign-ins', () => {
  const test = withApp({ environment: { ACR_REQUIRED: 'urn:example:mfa gold', MAX_AUTH_AGE: '3600' } })

  const whoAmI = async (claims: Readonly<Record<string, unknown>>) => {
    const authorization = `Bearer ${await test.issuer.tokenFor({ claims })}`
    return test.app.inject({ url: '/api/auth/user-access', headers: { authorization } })
  }

  it.each([
    ['the first of them', { acr: 'urn:example:mfa', auth_time: now }],
    ['another of them, in its last second', { acr: 'gold', auth_time: now - 3600 }],
  ])('answers whoever signed in by %s', async (_what, claims) => {
    expect((await whoAmI(claims)).statusCode).toBe(200)
  })

  it.each([
    ['does not say how', { auth_time: now }],
    ['says another way', { acr: 'pwd', auth_time: now }],
    ['says several at once', { acr: 'urn:example:mfa gold', auth_time: now }],
    ['does not say when', { acr: 'gold' }],
    ['says a time of another kind', { acr: 'gold', auth_time: String(now) }],
    ['is too old', { acr: 'gold', auth_time: now - 3601 }],
  ])('challenges whose token %s, and logs it without the person', async (_what, claims) => {
    const answer = await whoAmI(claims)
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject(refused)
    expect(answer.headers['www-authenticate']).toBe(
      'Bearer error="insufficient_user_authentication", ' +
        'error_description="The sign-in is not strong enough, or too long ago.", ' +
        'acr_values="urn:example:mfa gold", max_age="3600"',
    )
    expect(test.logged()).toContain('a sign-in was not enough')
    expect(test.logged()).not.toMatch(/pat\.tester/i)
  })

  it('says the same of a token that is only asked about', async () => {
    const validate = async (claims: Readonly<Record<string, unknown>>) => {
      const token = await test.issuer.tokenFor({ claims })
      return test.callAs({}, validateToken, { query: { client_id: 'equity', token } })
    }
    expect(await validate({ acr: 'pwd' })).toMatchObject({ left: refused })
    expect(await validate({ acr: 'gold', auth_time: now })).toMatchObject({
      right: { data: { isValid: true } },
    })
  })

  it('still tells a bad token from a good one of a weak sign-in', async () => {
    expect((await whoAmI({ aud: 'equity', acr: 'gold', auth_time: now })).json()).toMatchObject({
      code: 'tokenInvalid',
    })
  })
})

describe('a server that requires nothing', () => {
  const test = withApp()

  it('answers every sign-in that its identity server allows', async () => {
    expect(await test.callAs({}, getUserAccess, {})).toMatchObject({ _tag: 'Right' })
  })
})
