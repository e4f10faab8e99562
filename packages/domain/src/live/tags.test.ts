import { expect, it } from 'vitest'
import { readTag, storeTag, userTag } from './tags'

it('begins with STORE_ for a store and USER_ for a user [S-341]', () => {
  expect(storeTag('HAR')).toBe('STORE_HAR')
  expect(userTag('jordan.mills')).toBe('USER_jordan.mills')
})

it('is read back, whatever stands in the name', () => {
  expect(readTag(storeTag('A_B'))).toEqual({ kind: 'store', name: 'A_B' })
  expect(readTag(userTag('USER_x'))).toEqual({ kind: 'user', name: 'USER_x' })
  for (const text of ['', 'STORE_', 'store_HAR', 'HAR']) expect(readTag(text)).toBeNull()
})
