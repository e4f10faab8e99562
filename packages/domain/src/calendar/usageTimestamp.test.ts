import { expect, it } from 'vitest'
import { instantFromEpoch } from './instant'
import { readUsageTimestamp, usageTimestamp } from './usageTimestamp'

it('is in UTC, to the second [S-814]', () => {
  expect(usageTimestamp(instantFromEpoch(Date.parse('2024-03-05T18:07:09.999Z')))).toBe('2024/03/05 18:07:09')
})

it('is read back to the second', () => {
  expect(readUsageTimestamp('2024/03/05 18:07:09')).toBe('2024-03-05T18:07:09.000Z')
})

it.each([
  '',
  '2024-03-05 18:07:09',
  '2024/03/05T18:07:09',
  '2024/3/5 18:07:09',
  '2024/03/05 18:07:09.000',
  ' 2024/03/05 18:07:09',
  '2024/02/30 18:07:09',
  '2024/03/05 24:07:09',
])('is not read from %j', (text) => {
  expect(readUsageTimestamp(text)).toBeNull()
})
