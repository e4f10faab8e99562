import { expect, it } from 'vitest'
import { missingIdText } from './missingId'

it('a missing id is named [S-816] [OP-079]', () => {
  expect(missingIdText('hyperionId')).toBe('hyperionId is required')
})
