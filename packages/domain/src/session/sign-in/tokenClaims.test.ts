import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tokenClaim } from './tokenClaims'

const tokenOf = (claims: unknown): string =>
  `e30.${Buffer.from(JSON.stringify(claims) ?? '').toString('base64url')}.c2lnbmF0dXJl`

it('is read from the middle part of the token, whatever else stands there', () => {
  const token = tokenOf({ sub: '17', name: 'José Ñandú', nonce: 'n-1?>', iat: 1 })
  expect([tokenClaim(token, 'nonce'), tokenClaim(token, 'sub')]).toEqual(['n-1?>', '17'])
  expect([tokenClaim(token, 'iat'), tokenClaim(token, 'acr'), tokenClaim(token, 'toString')]).toEqual([
    null,
    null,
    null,
  ])
})

it('is read of every length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (nonce) => {
      expect(tokenClaim(tokenOf({ nonce }), 'nonce')).toBe(nonce)
    }),
  )
})

it.each(['', 'abc', 'a.b.c', 'e30.e30=.x', 'e30.%.x', tokenOf(null), tokenOf(['nonce']), tokenOf('nonce')])(
  'is missing in %j',
  (token) => {
    expect(tokenClaim(token, 'nonce')).toBeNull()
  },
)

it('is missing where the claims are no record', () => {
  expect([tokenClaim(tokenOf(['nonce']), '0'), tokenClaim(tokenOf('nonce'), '0')]).toEqual([null, null])
})

it('is missing where a letter of the token is none of its alphabet, wherever it stands', () => {
  const token = tokenOf({ sub: 'aaaaaaaaaaaa', nonce: 'n-1' })
  expect(tokenClaim(token, 'nonce')).toBe('n-1')
  expect(tokenClaim(token.replace('FhYW', 'F*YW'), 'nonce')).toBeNull()
})

it('never throws', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (token, name) => {
      expect(() => tokenClaim(token, name)).not.toThrow()
      expect(() => tokenClaim(`x.${token}`, name)).not.toThrow()
    }),
  )
})
