import { describe, expect, it } from 'vitest'
import { readSignedAddress, signedAddress } from './signedAddress'

const [key, domain] = ['a key', 'in.retain.example']
const place = { hyperionId: 'HAR', opptId: '123456789012345678', outgoingEmailId: '987654321098765432' }
const address = signedAddress(key, 'reply', place, domain)

describe('a signed address', () => {
  it('fits into an address and is read in whatever case it comes back', () => {
    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
    for (const came of [address, address.toUpperCase(), ` ${address} `])
      expect(readSignedAddress(key, domain, came)).toEqual({ state: 'signed', purpose: 'reply', place })
  })

  it('says what it is for', () => {
    expect(readSignedAddress(key, domain, signedAddress(key, 'bounce', place, domain))).toMatchObject({
      purpose: 'bounce',
    })
  })

  it.each([
    ['another key', signedAddress('another key', 'reply', place, domain)],
    ['another purpose', address.replace('r.', 'b.')],
    ['another store', address.replace('.484152.', '.424c52.')],
    [
      'another opportunity',
      address.replace(/^(r\.\w+\.)(\w+)/, (_all, before: string, id: string) => `${before}${id.slice(1)}`),
    ],
    ['another signature', address.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'))],
  ])('with %s is forged', (_with, forged) => {
    expect(forged).not.toBe(address)
    expect(readSignedAddress(key, domain, forged)).toEqual({ state: 'forged' })
  })

  it.each(['har@in.retain.example', 'r.1@in.retain.example', address.replace(domain, 'else.example'), ''])(
    'is none of ours: %s',
    (other) => {
      expect(readSignedAddress(key, domain, other)).toBeNull()
    },
  )
})
