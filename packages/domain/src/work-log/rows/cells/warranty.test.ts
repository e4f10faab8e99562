import { expect, it } from 'vitest'
import { warrantyBadge, warrantyIcons, warrantyLabels, warrantyOf, warrantyValues } from './warranty'

it('codes 1 to 7 each have their own icon [L-267] [L-593] [O-107]', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(warrantyOf)).toEqual(warrantyValues)
})

it('codes above 7 have 7 subtracted, once [L-268] [L-593] [O-108]', () => {
  expect([8, 14].map(warrantyOf)).toEqual(['NOWARRANTY', 'WEXPMONTHSMILES'])
  expect([0, -1, 15, 21, 1.5, null].map(warrantyOf)).toEqual([null, null, null, null, null, null])
})

it('a value has two codes, which both mean it', () => {
  expect(warrantyIcons('WARRANTY')).toEqual([2, 9])
  for (const value of warrantyValues) expect(warrantyIcons(value).map(warrantyOf)).toEqual([value, value])
})

it('every icon has its label [L-501] [L-593]', () => {
  expect(warrantyValues.map((value) => warrantyLabels[value])).toEqual([
    'No Warranty',
    'Under Warranty',
    'Unknown Warranty',
    'Warranty Expired',
    'Expires by Miles',
    'Expires by Months',
    'Expires by Months and Miles',
  ])
})

it('a badge is for used vehicles only [L-281] [L-599] [OP-096]', () => {
  expect(warrantyBadge({ newUsed: 'New', usedClassification: '5 - CPO' })).toBeNull()
  expect(warrantyBadge({ newUsed: 'Used', usedClassification: null })).toBeNull()
})

it.each(['', '1 - As Is', '5 - cpo', '7 - Certified', 'toString'])(
  'a used vehicle that is classified "%s" has no badge',
  (usedClassification) => {
    expect(warrantyBadge({ newUsed: 'Used', usedClassification })).toBeNull()
  },
)

it.each([
  ['4 - Limited Warranty', 'AN'],
  ['5 - CPO', 'CPO'],
  ['6 - Manufacturer Warranty', 'MF'],
] as const)('the badge of %s is %s [L-282] [L-283] [L-284]', (usedClassification, badge) => {
  expect(warrantyBadge({ newUsed: 'Used', usedClassification })).toBe(badge)
})
