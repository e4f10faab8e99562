import { describe, expect, it } from 'vitest'
import { addStore } from '../testing/fixtures'
import { withApp } from '../testing/testApp'
import { limitsPerMinute } from './rateLimits'

const test = withApp({ environment: { RATE_LIMITS: 'on' } })

describe('limits', () => {
  it('are counted by user and by kind of call', async () => {
    const hyperionId = await addStore(test.db)
    const tokens = [
      await test.issuer.tokenFor({ userName: 'many.calls', stores: [hyperionId] }),
      await test.issuer.tokenFor({ userName: 'few.calls', stores: [hyperionId] }),
    ]
    const choose = (token = '') =>
      test.app.inject({
        method: 'PUT',
        url: '/api/application/stores/active',
        headers: { authorization: `Bearer ${token}` },
        payload: { hyperionId },
      })
    for (let call = 0; call < limitsPerMinute.write; call += 1)
      expect((await choose(tokens[0])).statusCode).toBe(200)

    const refused = await choose(tokens[0])
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: 'rateLimited', title: 'Too Many Requests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)

    expect((await choose(tokens[1])).statusCode).toBe(200)
    const read = await test.app.inject({
      url: '/api/application/stores',
      headers: { authorization: `Bearer ${tokens[0] ?? ''}` },
    })
    expect(read.statusCode).toBe(200)
  })

  it('hold sign-in calls by address', async () => {
    const validate = () => test.app.inject({ url: '/api/auth/token/validate?client_id=equity&token=t' })
    for (let call = 0; call < limitsPerMinute.signIn; call += 1)
      expect((await validate()).statusCode).toBe(200)
    expect((await validate()).statusCode).toBe(429)
  })
})
