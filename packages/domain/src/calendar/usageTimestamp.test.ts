import { expect, it } from 'vitest'
import { instantFromEpoch } from './instant'
import { usageTimestamp } from './usageTimestamp'

it('is in UTC, to the second [S-814]', () => {
  expect(usageTimestamp(instantFromEpoch(Date.parse('2024-03-05T18:07:09.999Z')))).toBe('2024/03/05 18:07:09')
})
