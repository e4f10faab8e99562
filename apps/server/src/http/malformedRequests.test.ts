import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { portOf } from '../testing/portOf'
import { withApp } from '../testing/testApp'

const test = withApp()

/** Sends bytes, and reads what comes back until the connection is closed. */
async function send(bytes: string) {
  if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(portOf(test.app.server), '127.0.0.1')
  socket.write(bytes)
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [status = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => line.toLowerCase().split(': ', 2) as [string, string]),
  )
  return {
    status: Number(status.split(' ')[1]),
    headers,
    problem: JSON.parse(body) as Record<string, unknown>,
  }
}

describe('bytes that are no request', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400, 'Bad Request'],
    ['a method of nobody', 'GRAB / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400, 'Bad Request'],
    ['a bad header', 'GET / HTTP/1.1\r\nHost: localhost\r\nbad header\r\n\r\n', 400, 'Bad Request'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: localhost\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'Request Header Fields Too Large',
    ],
  ])('are answered with a problem document: %s', async (_what, bytes, status, title) => {
    const answer = await send(bytes)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      connection: 'close',
    })
    const requestId = answer.headers['x-request-id']
    expect(requestId).toMatch(/^[\da-f-]{36}$/)
    expect(answer.problem).toMatchObject({ type: 'about:blank', status, title, code: 'invalid', requestId })
  })
})

describe('an address that cannot be read', () => {
  it.each([
    ['/%', 400, 'invalid'],
    ['/api/application/%c0%ae', 400, 'invalid'],
    [`/api/store-logos/${'x'.repeat(300)}.svg`, 404, 'notFound'],
  ])('is answered with a problem document: %s', async (url, status, code) => {
    const answer = await test.app.inject({ url, headers: { 'x-request-id': 'address-of-nothing' } })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-request-id': 'address-of-nothing',
    })
    expect(answer.json()).toMatchObject({ status, code, requestId: 'address-of-nothing' })
  })
})
