import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { readQuery } from '../../text/addressQuery'
import { needsPage, pageNeededCodes, signInUrl, usualClientId, type SignInAttempt } from './signInRequest'

const config = {
  authUrl: 'https://identity.example/authorize',
  clientId: usualClientId,
  acrValues: 'tenant:retain',
}
const attempt: SignInAttempt = {
  origin: 'https://retain.example',
  isSilent: false,
  state: 's-1',
  nonce: 'n-1',
}

const queryOf = (more: Partial<SignInAttempt> = {}) => {
  const url = signInUrl(config, { ...attempt, ...more })
  if (E.isLeft(url)) throw new Error(url.left)
  return Object.fromEntries(readQuery(url.right.slice(config.authUrl.length)))
}

describe('a request to sign in by the implicit flow', () => {
  it('carries client, scopes, response type, state, nonce, redirect address, acr values and prompt', () => {
    expect(queryOf()).toEqual({
      client_id: 'equity',
      scope: 'openid equity profile.full roles equity.stores',
      response_type: 'id_token token',
      redirect_uri: 'https://retain.example/auth',
      state: 's-1',
      nonce: 'n-1',
      acr_values: 'tenant:retain',
      prompt: 'login',
    })
  })

  it('follows the address as its query', () => {
    expect(signInUrl(config, attempt)).toMatchObject({
      right: expect.stringMatching(/^https:\/\/identity\.example\/authorize\?client_id=equity&/),
    })
  })

  it('never prompts when it is silent  [S-709]', () => {
    expect(queryOf({ isSilent: true })).toMatchObject({
      prompt: 'none',
      redirect_uri: 'https://retain.example/auth/silent',
    })
  })

  it('is added to what the address asks already', () => {
    const url = signInUrl({ ...config, authUrl: 'https://identity.example/?p=1' }, attempt)
    expect(url).toMatchObject({
      right: expect.stringMatching(/\?p=1&client_id=equity&scope=openid%20equity/),
    })
  })

  it('fails without an address or acr values, in the exact words  [S-100] [S-101]', () => {
    for (const empty of ['', ' ']) {
      expect(signInUrl({ ...config, authUrl: empty }, attempt)).toEqual(E.left('AuthUrl prop is not set'))
      expect(signInUrl({ ...config, acrValues: empty }, attempt)).toEqual(E.left('AcrValues prop is not set'))
    }
  })
})

it('a silent request is followed by a redirect where only a page can help', () => {
  expect(pageNeededCodes).toEqual(['consent_required', 'interaction_required', 'login_required'])
  expect(pageNeededCodes.every(needsPage)).toBe(true)
  for (const code of ['server_error', 'access_denied', 'account_selection_required', '', 'Login_Required'])
    expect(needsPage(code)).toBe(false)
})
