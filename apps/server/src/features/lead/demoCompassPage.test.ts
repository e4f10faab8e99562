import { setLeadPending, submitToCompass } from '@retain/api-client/leads'
import { pendingBody } from '@retain/domain/lead/compassFlow'
import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { demoCompassPath } from '../../config/config'
import { addCallable, newKey } from '../../testing/callable'
import { testConfig, withApp } from '../../testing/testApp'

const test = withApp({ environment: { OIDC_ISSUER: '' } })

const page = (query: string) =>
  test.app.inject({ method: 'GET', url: `${demoCompassPath}${query}`, headers: { host: 'localhost:4000' } })

it('the window of compass tells of the lead that it was opened with [O-268] [OP-074]', async () => {
  const { opptId, person } = await addCallable(test.db)
  await test.callAs(person, setLeadPending, {
    params: { id: opptId },
    query: {},
    body: pendingBody,
    idempotencyKey: newKey(),
  })
  const answer = await test.callAs(person, submitToCompass, {
    query: { oppId: opptId, source: 'EQLOG', vin: '1HGCV1F57MA014882', userName: 'sam.rivera' },
    idempotencyKey: newKey(),
  })
  if (E.isLeft(answer) || answer.right.data.kind !== 'token') throw new Error(JSON.stringify(answer))
  const { statusCode, body, headers } = await page(`?token=${answer.right.data.token}`)
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  for (const fact of ['1HGCV1F57MA014882', 'sam.rivera']) expect(body).toContain(`<dd>${fact}</dd>`)
})

it.each(['', '?token=none', '?record=%3Cb%3E', '?token=a&token=b'])(
  'knows no lead of "%s", and says so',
  async (query) => {
    const { statusCode, body } = await page(query)
    expect(statusCode).toBe(200)
    expect(body).toContain('compass does not know this lead.')
    expect(body).not.toContain('<b>')
  },
)

it('is where leads are opened, unless that is configured, and nowhere without the embedded identity', () => {
  expect(testConfig({ OIDC_ISSUER: '' }).web.compassUrl).toBe('http://localhost:4000/demo/compass')
  expect(testConfig({ COMPASS_URL: 'https://compass.test/lead' }).web.compassUrl).toBe(
    'https://compass.test/lead',
  )
  expect(testConfig({ OIDC_ISSUER: 'https://id.test' }).web.compassUrl).toBe('')
})
