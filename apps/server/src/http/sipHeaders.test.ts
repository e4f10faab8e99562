import { expect, it } from 'vitest'
import { testConfig } from '../testing/testApp'
import { answerHeaders, contentPolicy, filePolicy } from './securityHeaders'

const sip = {
  SIP_SERVER: 'wss://sip.example:8443/ws',
  SIP_DOMAIN: 'sip.example',
  SIP_SECRET: 'a secret of tests, long enough to be one',
}

it('lets the page reach the one address of the exchange, and ask for the microphone, only where it is configured', () => {
  const [withSip, without] = [testConfig(sip), testConfig()]
  for (const policy of [filePolicy(withSip), contentPolicy(withSip, 'n', "'none'")])
    expect(policy).toMatch(/connect-src [^;]* wss:\/\/sip\.example:8443\/ws(;|$)/)
  expect(filePolicy(without)).not.toContain('sip')
  expect(answerHeaders(withSip)['Permissions-Policy']).toContain('microphone=(self)')
  expect(answerHeaders(without)['Permissions-Policy']).toContain('microphone=()')
})
