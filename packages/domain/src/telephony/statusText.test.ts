import { expect, it } from 'vitest'
import { autoDialStatuses } from '../activity/call/autoDialStatuses'
import { isOnCall } from './dialWay'
import { telephonyStatusText } from './statusText'

it('says something of every call, and nothing of a telephone that is ready', () => {
  for (const status of autoDialStatuses.filter(isOnCall)) expect(telephonyStatusText(status)).not.toBe('')
  expect(telephonyStatusText('ready')).toBe('')
  expect(telephonyStatusText('busy')).toBe('Line busy')
})
