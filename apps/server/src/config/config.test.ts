import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config'
import { variableTable } from './variableTable'

const faultsOf = (environment: Record<string, string>) => {
  const config = readConfig(environment)
  return E.isLeft(config) ? config.left : []
}

const configOf = (environment: Record<string, string>) => {
  const config = readConfig(environment)
  if (E.isLeft(config)) throw new Error(config.left.join('\n'))
  return config.right
}

describe('readConfig', () => {
  it('needs nothing, and leads every call to the server itself [L-561]', () => {
    expect(configOf({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      database: { kind: 'embedded' },
      identity: { issuer: 'http://localhost:4000/oidc', isEmbedded: true, signInFlow: 'code' },
      web: {
        doNotCallUrl: 'http://localhost:4000/demo/do-not-call',
        appName: 'Retain',
        bases: { opportunity: '/api/opportunity', engine: '/api/engine' },
        liveUrl: '/live',
      },
      mailIn: { domain: 'in.retain.example', port: 0 },
      seed: { isOn: true, today: null },
      rateLimits: true,
      isDemoOpen: false,
    })
  })

  it('follows the port in the address, and counts empty text as not set', () => {
    expect(configOf({ PORT: '4100', PUBLIC_URL: '' }).publicUrl).toBe('http://localhost:4100')
  })

  it('fills nothing in and embeds nothing beside a real identity server', () => {
    expect(configOf({ OIDC_ISSUER: 'https://id.example/', HOST: '0.0.0.0' })).toMatchObject({
      identity: { issuer: 'https://id.example', isEmbedded: false },
      web: { doNotCallUrl: '' },
      mailIn: { domain: null, port: null },
      seed: { isOn: false },
      isDemoOpen: false,
    })
  })

  it('needs an audience that no id token names', () => {
    expect(faultsOf({ OIDC_AUDIENCE: 'equity' })).toEqual([
      'OIDC_AUDIENCE is the same as OIDC_CLIENT_ID; access tokens must name an audience of their own.',
    ])
  })

  it('asks at sign-in for the strengths that it requires, the preferred one first', () => {
    const asks = { ACR_REQUIRED: 'mfa  pwd', ACR_VALUES: 'tenant:retain pwd', MAX_AUTH_AGE: '43200' }
    expect(configOf(asks).identity).toMatchObject({
      acrValues: 'mfa pwd tenant:retain',
      requiredSignIn: { acr: ['mfa', 'pwd'], maxAge: 43_200 },
    })
    expect(configOf({ ACR_VALUES: 'tenant:retain' }).identity).toMatchObject({
      acrValues: 'tenant:retain',
      requiredSignIn: { acr: [], maxAge: null },
    })
    expect(configOf({}).identity.acrValues).toBe('')
  })

  it.each([
    ['', []],
    ['CRM.example.com, 10.1.0.0/16,::1,localhost', ['crm.example.com', '10.1.0.0/16', '::1', 'localhost']],
  ])('lets leads be posted to LEAD_HOSTS=%s', (text, leadHosts) => {
    expect(configOf({ LEAD_HOSTS: text }).leadHosts).toEqual(leadHosts)
  })

  it.each(['https://a.b', '10.0.0.0/33', '10.0.0', 'a b', 'a.example,'])('takes no host %s', (text) =>
    expect(faultsOf({ LEAD_HOSTS: text })).toHaveLength(1),
  )

  it.each([
    ['', null],
    ['tcp://scanner.internal:3310', { host: 'scanner.internal', port: 3310 }],
    ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('has files scanned at CLAMD_URL=%s', (text, clamd) => {
    expect(configOf({ CLAMD_URL: text }).clamd).toEqual(clamd)
  })

  it.each(['tcp://scanner', 'tcp://a:0', 'http://a:1', 'clamd.ctl', '/', 'tcp://u:p@a:1'])(
    'takes no scanner %s',
    (url) => expect(faultsOf({ CLAMD_URL: url })).toHaveLength(1),
  )

  it('takes emails in for a domain only', () => {
    const outside = { OIDC_ISSUER: 'https://id.example', MAIL_IN_PORT: '2525' }
    expect(faultsOf(outside)).toEqual([
      'MAIL_IN_PORT is set without MAIL_IN_DOMAIN, the domain whose emails come to it.',
    ])
    expect(configOf({ ...outside, MAIL_IN_DOMAIN: 'In.Example.com' }).mailIn).toEqual({
      domain: 'in.example.com',
      port: 2525,
    })
  })

  it.each([
    ['PORT', 'many', 'PORT is "many"; it must be a port number, 0 to 65535.'],
    ['PORT', '65536', 'PORT is "65536"; it must be a port number, 0 to 65535.'],
    ['SIGN_IN_FLOW', 'hybrid', 'SIGN_IN_FLOW is "hybrid"; it must be code or implicit.'],
    [
      'TRUST_PROXY',
      'everybody',
      'TRUST_PROXY is "everybody"; it must be off, or addresses such as 10.0.0.0/8, comma-joined.',
    ],
    ['MAIL_IN_DOMAIN', 'retain', 'MAIL_IN_DOMAIN is "retain"; it must be a domain such as in.example.com.'],
    ['MAIL_IN_PORT', '0', 'MAIL_IN_PORT is "0"; it must be a port number, 1 to 65535.'],
    [
      'ACR_REQUIRED',
      'a "b',
      'ACR_REQUIRED is "a "b"; it must be values such as urn:example:mfa, space-separated.',
    ],
    ['MAX_AUTH_AGE', '60', 'MAX_AUTH_AGE is "60"; it must be a number of seconds, 300 to 2592000.'],
    ['RATE_LIMITS', 'yes', 'RATE_LIMITS is "yes"; it must be on or off.'],
    ['SEED_TODAY', '2026-02-31', 'SEED_TODAY is "2026-02-31"; it must be a day such as 2024-03-05.'],
    ['PUBLIC_URL', 'retain.example', 'PUBLIC_URL is "retain.example"; it must be an http or https address.'],
    ['API_ENGINE', 'engine', 'API_ENGINE is "engine"; it must be an address or a path.'],
    ['LIVE_URL', 'http://a.b', 'LIVE_URL is "http://a.b"; it must be a ws or wss address, or a path.'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL is "loud"; it must be one of trace, debug, info, warn, error, fatal, silent.',
    ],
  ])('names %s=%s in one sentence', (name, value, sentence) => {
    expect(faultsOf({ [name]: value })).toEqual([sentence])
  })

  it.each([
    ['', false],
    ['off', false],
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, fd00::/8,loopback', ['10.0.0.0/8', 'fd00::/8', 'loopback']],
  ])('trusts the proxies of TRUST_PROXY=%s', (text, trusted) => {
    expect(configOf({ TRUST_PROXY: text }).trustProxy).toEqual(trusted)
  })

  it.each(['on', '0', '1', '10.0.0.0/33', '10.0.0/8', '10.0.0.1/8/8', 'a.example', '127.0.0.1,'])(
    'trusts nobody by TRUST_PROXY=%s',
    (text) => {
      expect(faultsOf({ TRUST_PROXY: text })).toHaveLength(1)
    },
  )

  const sip = {
    SIP_SERVER: 'wss://sip.example/ws/',
    SIP_DOMAIN: 'SIP.example',
    SIP_SECRET: 'a secret of tests, long enough to be one',
  }

  it('has a telephone exchange where all of it is set', () => {
    expect(configOf({}).sip).toBeNull()
    expect(configOf(sip).sip).toEqual({
      server: 'wss://sip.example/ws',
      domain: 'sip.example',
      secret: sip.SIP_SECRET,
    })
    for (const name of Object.keys(sip))
      expect(faultsOf({ ...sip, [name]: '' })).toEqual([
        'SIP_SERVER, SIP_DOMAIN and SIP_SECRET are needed together.',
      ])
  })

  it.each([
    'https://a.b',
    'ws://sip.example',
    'wss://a:b@c.d',
    'wss://a.b/?c',
    'wss://a.b/;c',
    "wss://a.b/'self'",
  ])('takes no exchange at %s', (server) => expect(faultsOf({ ...sip, SIP_SERVER: server })).toHaveLength(1))

  it('takes an exchange on this machine without encryption, and no short secret', () => {
    expect(configOf({ ...sip, SIP_SERVER: 'ws://127.0.0.1:8080' }).sip?.server).toBe('ws://127.0.0.1:8080')
    const [fault = ''] = faultsOf({ ...sip, SIP_SECRET: 'hunter2' })
    expect(fault).toBe('SIP_SECRET must be a text of at least 32 characters.')
  })

  it.each(['G-AB12CD34EF', 'UA-1234567-1', ''])('tracks pages with GA_TRACKING_ID=%s [S-430]', (id) => {
    expect(configOf({ GA_TRACKING_ID: id }).web.gaTrackingId).toBe(id)
  })

  it.each(['G', 'G-', 'G-1&l=other', "G-1'; script-src *", 'https://a.b'])(
    'takes no measurement id %s',
    (id) => expect(faultsOf({ GA_TRACKING_ID: id })).toHaveLength(1),
  )

  it('names every wrong value at once', () => {
    expect(faultsOf({ PORT: '-1', SEED: 'maybe' })).toHaveLength(2)
  })

  it.each(['DATABASE_URL', 'SMTP_URL'])('does not repeat %s, which may hold a password', (name) => {
    const [fault = ''] = faultsOf({ [name]: 'mysql://root:hunter2@db' })
    expect(fault).toMatch(new RegExp(`^${name} must be `))
    expect(fault).not.toContain('hunter2')
  })

  it('lets the embedded identity be reached from elsewhere only on demand', () => {
    expect(faultsOf({ HOST: '0.0.0.0' })).toEqual([expect.stringContaining('HOST is "0.0.0.0"')])
    expect(configOf({ HOST: '0.0.0.0', DEMO_IDENTITY: 'on' }).isDemoOpen).toBe(true)
    for (const host of ['localhost', '127.0.0.1', '::1'])
      expect(configOf({ HOST: host }).isDemoOpen).toBe(false)
  })

  it('needs an identity server, and makes no demo data, in a build without the demonstration', () => {
    const withoutDemo = (environment: Record<string, string>) => readConfig(environment, false)
    const issuer = { OIDC_ISSUER: 'https://id.test' }
    expect(withoutDemo({})).toEqual(
      E.left(['OIDC_ISSUER is not set, and this build has no demo people; it must name an identity server.']),
    )
    expect(withoutDemo({ ...issuer, SEED: 'on' })).toEqual(
      E.left(['SEED is on, but this build has no demo data; it must be off.']),
    )
    expect(withoutDemo(issuer)).toMatchObject({ right: { seed: { isOn: false } } })
  })

  it('has a table whose names are told apart', () => {
    const names = variableTable.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { meaning, fallback } of variableTable) expect(meaning && fallback).toBeTruthy()
  })
})
