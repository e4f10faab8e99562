import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCodeReturn } from './codeReturn'

const pending = ['s-0', 's-1']

it.each([
  '?code=c&state=s-1',
  'state=s-0&code=',
  '?error=access_denied&state=s-1',
  '?state=s%2D1&code=c&x=1',
])('a return with %s answers what was asked', (query) => {
  expect(readCodeReturn(query, pending)).toEqual({ kind: 'answered' })
})

it('a return that nobody asked for starts afresh, whatever it holds [S-708]', () => {
  for (const query of ['', '?', '?code=c&state=s-1', '?what=this'])
    expect(readCodeReturn(query, [])).toEqual({ kind: 'start' })
})

it.each([
  ['', 'Hash token is missing', '[S-097]'],
  ['?', 'Hash token is missing', '[S-097]'],
  ['?what=this', 'Token could not be parsed from hash.', '[S-098]'],
  ['?=', 'Token could not be parsed from hash.', '[S-098]'],
  ['?code=c', 'Token could not be parsed from hash.', '[S-098]'],
  ['?state=s-1', 'Token could not be parsed from hash.', '[S-098]'],
  ['?code=c&state=s-2', 'token state does not match request.', '[S-095]'],
  ['?error=x&state=', 'token state does not match request.', '[S-095]'],
])('a return with "%s" is refused: "%s" %s', (query, message) => {
  expect(readCodeReturn(query, pending)).toEqual({ kind: 'error', message })
})

it('never throws', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      expect(() => readCodeReturn(query, pending)).not.toThrow()
    }),
  )
})
