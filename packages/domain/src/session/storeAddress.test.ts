import { describe, expect, it } from 'vitest'
import { addressWithStore, storeIn, storeOfAddress, withoutStore } from './storeAddress'

const har = { hyperionId: 'HAR' }
const blr = { hyperionId: 'BLR' }

it('an address names its store first, once, and keeps all the rest', () => {
  expect(addressWithStore('/app/log', '', 'HAR')).toBe('/app/log?store=HAR')
  expect(addressWithStore('/app/log', '?orderBy=year&makes=Kia%2CFord', 'HAR')).toBe(
    '/app/log?store=HAR&orderBy=year&makes=Kia,Ford',
  )
  expect(addressWithStore('/app/opportunity/17', '?source=SVCLOG&store=BLR', 'HAR')).toBe(
    '/app/opportunity/17?store=HAR&source=SVCLOG',
  )
})

it.each([
  ['', null, ''],
  ['?orderBy=year', null, '?orderBy=year'],
  ['?store=HAR', 'HAR', ''],
  ['?orderBy=year&store=HAR&page=2', 'HAR', '?orderBy=year&page=2'],
  ['?store=', null, ''],
  ['?stores=BLR', null, '?stores=BLR'],
])('of %j the store is %j, and the rest %j', (query, store, rest) => {
  expect(storeIn(query)).toBe(store)
  expect(withoutStore(query)).toBe(rest)
})

describe('what an address with a store asks for', () => {
  it.each(['HAR', 'har'])('%s: nothing in that store', (code) => {
    expect(storeOfAddress(code, har, [blr, har])).toEqual({ kind: 'active' })
  })

  it.each(['BLR', 'blr'])("%s: to enter another of one's own", (code) => {
    expect(storeOfAddress(code, har, [har, blr])).toEqual({ kind: 'enter', store: blr })
    expect(storeOfAddress(code, null, [har, blr])).toEqual({ kind: 'enter', store: blr })
  })

  it.each(['PEA', '', 'HARR'])('%j: nothing that this person may see', (code) => {
    expect(storeOfAddress(code, har, [har, blr])).toEqual({ kind: 'denied' })
  })
})
