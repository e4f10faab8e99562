import { createServer } from 'node:http'
import type { lookup as systemLookup } from 'node:dns'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PermanentFailure } from '../../../jobs/failures'
import { postAdf } from './postAdf'
import { reachableHosts } from './reachableHosts'

let received = 0
const server = createServer((request, response) => {
  received += 1
  request.resume()
  response.writeHead(204).end()
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => void server.close())
beforeEach(() => {
  received = 0
})

/** Names as a DNS server would answer them, each answer once. */
const names = (...answers: readonly (readonly string[])[]) => {
  const left = [...answers]
  const asked = (_name: string, _options: unknown, done: (error: null, found: object[]) => void) =>
    done(
      null,
      (left.shift() ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  return asked as unknown as typeof systemLookup
}

const post = (host: string, ...given: Parameters<typeof reachableHosts>) => {
  const address = `http://${host}:${(server.address() as AddressInfo).port}/adf`
  return postAdf({ reference: 'RETAIN-1', address, document: '<adf/>' }, reachableHosts(...given), undefined)
}

describe('a lead', () => {
  it.each([
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '[fe80::1]',
    '[fd00:ec2::254]',
    '[64:ff9b::7f00:1]',
    '224.0.0.1',
    'localhost',
  ])('is not sent to %s', async (host) => {
    await expect(post(host, [])).rejects.toThrow(PermanentFailure)
    expect(received).toBe(0)
  })

  it('is not sent to a name that any address behind is not public', async () => {
    await expect(post('crm.example', [], names(['203.0.112.7', '127.0.0.1']))).rejects.toThrow(
      PermanentFailure,
    )
    await expect(post('crm.example', [], names([]))).rejects.toThrow(PermanentFailure)
    expect(received).toBe(0)
  })

  it('is sent to the address that was looked at: a name is asked for once', async () => {
    const changing = names(['127.0.0.1'], ['10.0.0.1'])
    await post('crm.example', ['127.0.0.1'], changing)
    expect(received).toBe(1)
    await expect(post('crm.example', ['127.0.0.1'], changing)).rejects.toThrow(PermanentFailure)
  })

  it.each([['127.0.0.1'], ['127.0.0.0/8'], ['::/0', '127.0.0.0/8']])(
    'is sent to an address that the operator allows: %s',
    async (...allowed) => {
      await post('127.0.0.1', allowed)
      expect(received).toBe(1)
    },
  )

  it('is sent to a name that the operator allows, wherever it leads', async () => {
    await post('CRM.example', ['crm.example'], names(['127.0.0.1']))
    expect(received).toBe(1)
  })
})

it.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])(
  'public addresses are reachable: %s',
  (address) => {
    expect(() => reachableHosts([]).check(address.includes(':') ? `[${address}]` : address)).not.toThrow()
  },
)
