import { expect, it } from 'vitest'
import { queryInForce } from './lastView'

const kept = { hyperionId: 'HAR', query: '?orderBy=year' }

it.each([
  ['an address wins over how the log was left', '?orderBy=apr', kept, 'HAR', '?orderBy=apr'],
  ['a bare address takes how the log was left in this store', '', kept, 'HAR', '?orderBy=year'],
  ['a bare address takes nothing from another store', '', kept, 'BLR', ''],
  ['an address that is left over from another store says nothing', '?orderBy=year', kept, 'BLR', ''],
  [
    'an address that is left over counts in no store',
    '?orderBy=year',
    { ...kept, hyperionId: null },
    'HAR',
    '',
  ],
  ['another address in another store says what it says', '?orderBy=apr', kept, 'BLR', '?orderBy=apr'],
  ['a first address says what it says', '?orderBy=apr', null, 'HAR', '?orderBy=apr'],
  ['a first bare address says nothing', '', null, 'HAR', ''],
])('%s', (_case, query, left, hyperionId, expected) => {
  expect(queryInForce(query, left, hyperionId)).toBe(expected)
})
