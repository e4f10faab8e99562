import { describe, expect, it } from 'vitest'
import { autoDialStatuses } from '../activity/call/autoDialStatuses'
import { dialWay, isOnCall, telephoneFor } from './dialWay'
import { telephonyChoices } from './telephonyChoices'

describe('the telephone of a store', () => {
  it.each([
    ['Automatic', true, 'object'],
    ['Automatic', false, 'none'],
    ['Link', true, 'link'],
    ['Link', false, 'link'],
    ['SIP', true, 'sip'],
    ['SIP', false, 'sip'],
    ['Off', true, 'none'],
    ['Off', false, 'none'],
  ] as const)(
    'is, where it chose %s and the object is there: %s, the %s  [S-349]',
    (choice, hasObject, kind) => {
      expect(telephonyChoices).toContain(choice)
      expect(telephoneFor(choice, { hasObject })).toBe(kind)
    },
  )
})

describe('how a number is dialled', () => {
  it('is by the app only while its telephone is available  [OP-037]', () => {
    const byApp = autoDialStatuses.filter((status) => dialWay('Automatic', status) === 'call')
    expect(byApp).toEqual(['ready', 'calling', 'busy', 'connected', 'dialing', 'idle', 'ringing'])
    for (const status of ['not-set', 'not installed', 'not supported', 'unavailable'] as const)
      expect(dialWay('Automatic', status)).toBe('link on a telephone')
  })

  it.each(autoDialStatuses)(
    'is by links or by hand where the store chose so, whatever the status (%s)',
    (status) => {
      expect(dialWay('Link', status)).toBe('link')
      expect(dialWay('Off', status)).toBe('by hand')
    },
  )
})

it('is on a call while it is dialled, while it rings and while it is connected', () => {
  expect(autoDialStatuses.filter(isOnCall)).toEqual(['calling', 'connected', 'dialing', 'ringing'])
})
