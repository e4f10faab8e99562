import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSignInReturn, refusalOf } from './signInReturn'

const pending = { state: 's-1', nonce: 'n-1' }
const idTokenOf = (nonce: string) => `e30.${Buffer.from(JSON.stringify({ nonce })).toString('base64url')}.x`

const hashOf = (more: Readonly<Record<string, string | null>> = {}) => {
  const parts = {
    access_token: 'a.b.c',
    id_token: idTokenOf('n-1'),
    token_type: 'Bearer',
    expires_in: '900',
    scope: 'openid equity',
    state: 's-1',
    ...more,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts)) if (value !== null) query.set(name, value)
  return `#${query.toString()}`
}
const messageOf = (hash: string) => {
  const read = readSignInReturn(hash, pending, 1_000)
  return read.kind === 'error' ? read.message : read.kind
}

describe('a return from the identity server', () => {
  it('holds the token to store, whose life counts from now  [S-104]', () => {
    const token = {
      accessToken: 'a.b.c',
      idToken: idTokenOf('n-1'),
      tokenType: 'Bearer',
      scope: 'openid equity',
      expiresIn: 900,
      expiresAt: 1_900,
    }
    expect(readSignInReturn(hashOf(), pending, 1_000.9)).toEqual({ kind: 'token', token })
    expect(readSignInReturn(hashOf({ scope: null }).slice(1), pending, 1_000)).toEqual({
      kind: 'token',
      token: { ...token, scope: '' },
    })
    const withHash = hashOf({ scope: null }).slice(1).replace('a.b.c', 'a#c')
    expect(readSignInReturn(withHash, pending, 1_000)).toEqual({
      kind: 'token',
      token: { ...token, accessToken: 'a#c', scope: '' },
    })
  })

  it('of a foreign state is refused  [S-095]', () => {
    for (const state of ['s-2', '', null])
      expect(messageOf(hashOf({ state }))).toBe('token state does not match request.')
  })

  it('with an id token of another nonce is refused  [S-096]', () => {
    for (const idToken of [idTokenOf('n-2'), idTokenOf(''), 'no token'])
      expect(messageOf(hashOf({ id_token: idToken }))).toBe('validation nonce does not match request.')
  })

  it('that is no list of values cannot be parsed  [S-098]', () => {
    for (const hash of ['#=x', '#&&', '#%E0%A4%A'])
      expect(messageOf(hash)).toBe('Token could not be parsed from hash.')
  })

  it('without a token is refused  [S-097]', () => {
    for (const hash of ['', '#', '#state=s-1', '#error=access_denied'])
      expect(messageOf(hash)).toBe('Hash token is missing')
  })

  it.each([
    { access_token: null },
    { id_token: null },
    { access_token: '' },
    { id_token: '' },
    { token_type: null },
    { expires_in: null },
    { expires_in: 'soon' },
    { expires_in: '-1' },
    { expires_in: '1234567890' },
  ])('with %o cannot be parsed  [S-098]', (more) => {
    expect(messageOf(hashOf(more))).toBe('Token could not be parsed from hash.')
  })

  it('whose escapes are broken cannot be parsed  [S-098]', () => {
    expect(messageOf('#access_token=%E0%A4%A&id_token=x&token_type=Bearer&expires_in=900')).toBe(
      'Token could not be parsed from hash.',
    )
  })

  it('that nobody asked for starts afresh, whatever it holds  [S-708]', () => {
    expect(readSignInReturn(hashOf(), null, 1_000)).toEqual({ kind: 'start' })
    expect(readSignInReturn('', null, 1_000)).toEqual({ kind: 'start' })
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (hash) => {
        expect(() => readSignInReturn(hash, pending, 1_000)).not.toThrow()
      }),
    )
  })
})

describe('a refusal', () => {
  it('is the error code of the answer to this request', () => {
    expect(refusalOf('#error=login_required&state=s-1', pending)).toBe('login_required')
    expect(refusalOf('error=server_error&error_description=x&state=s-1', pending)).toBe('server_error')
  })

  it('is none where there is no code, or the answer is to another request', () => {
    for (const hash of ['', '#', '#error=&state=s-1', '#error=x', '#error=x&state=s-2', hashOf()])
      expect(refusalOf(hash, pending)).toBeNull()
  })
})
