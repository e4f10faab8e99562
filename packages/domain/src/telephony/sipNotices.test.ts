import { expect, it } from 'vitest'
import { isBusyCode, microphoneNotice, missedCall, sipEnding, sipNotices } from './sipNotices'
import { sipCredentialsSeconds, sipRegistrationSeconds, sipRenewalWait } from './sipCredentials'

it('says why a call came to nothing, and nothing where the status does', () => {
  expect(sipEnding(404)).toBe('The telephone exchange does not know this number.')
  expect(sipEnding(503)).toBe('The call did not come about (503).')
  for (const said of [486, 600, 487]) expect(sipEnding(said)).toBe('')
  expect([486, 600].every(isBusyCode)).toBe(true)
  expect(isBusyCode(480)).toBe(false)
  expect(missedCall('(555) 014 - 0182')).toBe('Missed call from (555) 014 - 0182.')
})

it.each([
  ['NotFoundError', sipNotices.noMicrophone],
  ['NotReadableError', sipNotices.microphoneBusy],
  ['NotAllowedError', sipNotices.microphoneDenied],
  ['', sipNotices.microphoneDenied],
])('says of %s what is to be done', (name, notice) => {
  expect(microphoneNotice(name)).toBe(notice)
})

it('renews credentials while they are good, with time for another attempt', () => {
  expect(sipRenewalWait(600)).toBe(480_000)
  expect(sipRenewalWait(0)).toBe(1_000)
  expect(sipRegistrationSeconds).toBeLessThan(
    sipCredentialsSeconds - sipRenewalWait(sipCredentialsSeconds) / 1_000 + 1,
  )
})
