import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { getUserAccess, validateToken } from '@retain/api-client/session'
import { withApp } from '../../testing/testApp'

const test = withApp()

describe('getUserAccess', () => {
  it('answers what the token says, with the signature that we keep [S-118] [S-119] [S-120] [S-122]', async () => {
    await test.db
      .insertInto('app_user')
      .values({ user_name: 'signing.person', full_name: 'Signing Person', signature: '<p>Best</p>' })
      .execute()
    const person = {
      userName: 'signing.person',
      roles: ['CanView360 Access', 'Opportunity_Application_Access'] as const,
      stores: ['HAR'],
      claims: { phone_number: '(207) 555-0141', phone_ext: '114', mobile: '207.555.0142' },
    }
    const answer = await test.callAs(person, getUserAccess, {})
    expect(answer).toMatchObject({
      right: {
        data: {
          authorities: ['Opportunity_Application_Access', 'CanView360 Access'],
          stores: [{ storeCode: 'HAR', name: 'Store HAR', timeZoneOffset: '-05:00' }],
          email: 'pat.tester@test.example',
          userName: 'signing.person',
          givenName: 'Pat',
          familyName: 'Tester',
          phone: '(207) 555-0141',
          phoneExt: '114',
          mobile: '207.555.0142',
          sub: 'sub-signing.person',
          profile: { signature: '<p>Best</p>' },
        },
      },
    })
  })

  it('answers people that we have no profile of, and people without stores [S-723]', async () => {
    const answer = await test.callAs({ userName: 'new.person' }, getUserAccess, {})
    expect(answer).toMatchObject({ right: { data: { stores: [], profile: { signature: null } } } })
  })

  it('remembers the name of somebody new, once, and changes nobody who is known', async () => {
    const names = async (userName: string) =>
      test.db.selectFrom('app_user').select('full_name').where('user_name', '=', userName).execute()
    await Promise.all([1, 2].map(() => test.callAs({ userName: 'first.time' }, getUserAccess, {})))
    expect(await names('first.time')).toEqual([{ full_name: 'Pat Tester' }])
    expect(await names('signing.person')).toEqual([{ full_name: 'Signing Person' }])
  })
})

describe('validateToken', () => {
  const validate = async (token: string) => {
    const answer = await test.callAs({}, validateToken, { query: { client_id: 'equity', token } })
    return E.isRight(answer) ? answer.right.data : answer.left
  }

  it('knows a good token and when it ends [S-089] [S-425]', async () => {
    const exp = Math.floor(Date.now() / 1000) + 300
    expect(await validate(await test.issuer.tokenFor({ claims: { exp } }))).toEqual({
      isValid: true,
      expiresAt: exp,
    })
  })

  it.each(['ended', 'nonsense'])('answers that an %s token is not good', async (kind) => {
    const token =
      kind === 'ended' ? await test.issuer.tokenFor({ claims: { exp: 1_000_000_000 } }) : 'nonsense'
    expect(await validate(token)).toEqual({ isValid: false, expiresAt: null })
  })

  it('never logs the token [S-805]', async () => {
    const token = await test.issuer.tokenFor({ userName: 'logged.person' })
    await validate(token)
    expect(test.logged()).toContain('/api/auth/token/validate')
    expect(test.logged()).not.toContain(token.slice(0, 40))
    expect(test.logged()).not.toMatch(/logged\.person|pat\.tester/i)
  })
})
