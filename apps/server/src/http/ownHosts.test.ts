import { describe, expect, it } from 'vitest'
import { withApp } from '../testing/testApp'

const test = withApp({ environment: { PUBLIC_URL: 'https://retain.example', TRUST_PROXY: '127.0.0.1' } })

const ask = (url: string, host: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { host, ...headers } })

describe('a name that only leads here', () => {
  it.each([
    '/',
    '/app/log',
    '/config.json',
    '/api/demo/cast/HAR',
    '/api/application/stores',
    '/live',
    '/oidc/token',
  ])('is refused: %s', async (url) => {
    for (const host of ['rebound.example', 'rebound.example:4000', 'localhost', '10.0.0.7']) {
      const answer = await ask(url, host)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'invalid', requestId: answer.headers['x-request-id'] })
    }
  })

  it('may ask how the server is', async () => {
    expect((await ask('/health/live', '10.0.0.7:4000')).statusCode).toBe(200)
    expect((await ask('/health/ready', '10.0.0.7:4000')).statusCode).toBe(200)
  })
})

it('the own name is taken, and so is the one that a trusted proxy was called by', async () => {
  expect((await ask('/config.json', 'retain.example')).statusCode).toBe(200)
  const forwarded = { 'x-forwarded-host': 'retain.example' }
  expect((await ask('/config.json', 'inner:4000', forwarded)).statusCode).toBe(200)
  const stranger = { url: '/config.json', headers: { host: 'inner:4000', ...forwarded } }
  expect((await test.app.inject({ ...stranger, remoteAddress: '203.0.113.9' })).statusCode).toBe(400)
})
