import { expect, it } from 'vitest'
import { testConfig } from '../testing/testApp'
import { contentPolicy, filePolicy } from './securityHeaders'

const directivesOf = (environment: Record<string, string>) =>
  new Map(
    contentPolicy(testConfig(environment), 'nonce', "'none'")
      .split('; ')
      .map((directive): [string, string] => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources.join(' ')]
      }),
  )

it('lets the script of Google Analytics run and send where its id is configured, and nothing else [S-430]', () => {
  const sent = 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com'
  const [without, tracked] = [directivesOf({}), directivesOf({ GA_TRACKING_ID: 'G-AB12CD34EF' })]
  expect([...tracked.keys()]).toEqual([...without.keys()])
  const widened = [...tracked].filter(([name, sources]) => sources !== without.get(name))
  expect(Object.fromEntries(widened)).toEqual({
    'script-src': "'self' https://www.googletagmanager.com",
    'img-src': `'self' data: ${sent}`,
    'connect-src': `'self' https://identity.test ${sent}`,
  })
})

it('lets no script of others run without an id [S-430] [S-815]', () => {
  const without = directivesOf({})
  expect(without.get('script-src')).toBe("'self'")
  expect([...without.values()].join(' ')).not.toContain('google')
})

it('is as narrow as ever for workers and other files, with an id as well', () => {
  expect(filePolicy(testConfig({ GA_TRACKING_ID: 'G-AB12CD34EF' }))).not.toContain('google')
})
