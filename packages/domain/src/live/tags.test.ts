import { expect, it } from 'vitest'
import { acceptedTags, readTag, storeTag, subscribedTags, userTag } from './tags'

it('begins with STORE_ for a store and USER_ for a user [S-341]', () => {
  expect(storeTag('HAR')).toBe('STORE_HAR')
  expect(userTag('jordan.mills')).toBe('USER_jordan.mills')
})

it('is read back, whatever stands in the name', () => {
  expect(readTag(storeTag('A_B'))).toEqual({ kind: 'store', name: 'A_B' })
  expect(readTag(storeTag('A\nB'))).toEqual({ kind: 'store', name: 'A\nB' })
  expect(readTag(userTag('USER_x'))).toEqual({ kind: 'user', name: 'USER_x' })
  for (const text of ['', 'STORE_', 'store_HAR', 'HAR', 'MY_STORE_HAR']) expect(readTag(text)).toBeNull()
})

it('is accepted of an own store and of the own user, once, in the order in which it is asked for', () => {
  const listener = { hyperionIds: new Set(['HAR', 'BLR']), userName: 'jordan' }
  const wanted = ['USER_jordan', 'STORE_HAR', 'STORE_GUL', 'USER_pat', 'STORE_HAR', 'HAR', '', 'STORE_']
  expect(acceptedTags(listener, wanted)).toEqual(['USER_jordan', 'STORE_HAR'])
  expect(acceptedTags({ hyperionIds: new Set(), userName: '' }, wanted)).toEqual([])
})

it('of a store never passes for that of a user', () => {
  expect(acceptedTags({ hyperionIds: new Set(), userName: 'x' }, ['STORE_x'])).toEqual([])
})

it('is asked for of the stores in sight and of the user, and all are accepted', () => {
  const wanted = subscribedTags(['HAR', 'HAR'], 'jordan')
  expect(wanted).toEqual(['STORE_HAR', 'USER_jordan'])
  expect(subscribedTags(['HAR', 'BLR'], null)).toEqual(['STORE_HAR', 'STORE_BLR'])
  expect(acceptedTags({ hyperionIds: new Set(['HAR']), userName: 'jordan' }, wanted)).toEqual(wanted)
})
