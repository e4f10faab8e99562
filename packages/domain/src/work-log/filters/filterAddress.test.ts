import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fullFilters } from '../../../cases/fullFilters'
import { anyFilters } from './anyFilters.fixture'
import { equityLogFilters, type EquityLogFilters } from '../equity-log/equityLogFilters'
import {
  parseFilters,
  personFilters,
  printFilters,
  printPersonFilters,
  readPersonFilters,
} from './filterAddress'
import { normaliseFilters } from './normaliseFilters'

const print = (values: EquityLogFilters) => printFilters(equityLogFilters, values)
const parse = (query: string) => parseFilters(equityLogFilters, query)
const personFiltersOf = (values: EquityLogFilters) => personFilters(equityLogFilters, values)
const withoutPeople = ({ oppOwner: _o, flgOpptAssocName: _f, ...others }: EquityLogFilters) => others

describe('filters in an address', () => {
  it('stand under the fields of the call, readable', () => {
    expect(print({ make: ['12', '13'], year: { from: '2018', to: '' }, oppStatus: ['All Active'] })).toBe(
      'makeId=12,13&yearFrom=2018&oppStatus=All%20Active',
    )
    expect(print({})).toBe('')
    expect(print({ shoeSize: ['9'], color: ['Red'] } as EquityLogFilters)).toBe('color=Red')
  })

  it('name nobody', () => {
    expect(print({ oppOwner: ['Ann Lee'], flgOpptAssocName: ['Ben Ray'], color: ['Red'] })).toBe('color=Red')
    expect(parse('oppOwner=Ann%20Lee&flgOpptAssocName=Ben&color=Red')).toEqual({ color: ['Red'] })
    expect(personFiltersOf(fullFilters)).toEqual({
      oppOwner: ["O'Brien, Ann"],
      flgOpptAssocName: ['Ben Ray'],
    })
    expect(personFiltersOf({ color: ['Red'] })).toEqual({})
    const people = { oppOwner: ['Ann Lee'] }
    expect(personFiltersOf(people)).toBe(people)
    expect(print(fullFilters)).not.toMatch(/Ann|Ben|Ray/)
  })

  it('keep the names of people beside it', () => {
    const texts = printPersonFilters(equityLogFilters, fullFilters)
    expect(Object.keys(texts)).toEqual(['oppOwner', 'flgOpptAssocName'])
    expect(readPersonFilters(equityLogFilters, texts)).toEqual(personFiltersOf(fullFilters))
    expect(readPersonFilters(equityLogFilters, { ...texts, color: 'Red', oppOwner: 7 })).toEqual({
      flgOpptAssocName: ['Ben Ray'],
    })
    for (const nothing of [null, undefined, 'oppOwner', [], {}])
      expect(readPersonFilters(equityLogFilters, nothing)).toEqual({})
  })

  it.each([
    ['?yearFrom=2018&yearTo=1999', { year: { from: '2018', to: '' } }],
    ['yearFrom=x&x=1', {}],
    ['eqRangeFrom=-$1,000&eqRangeTo=5000', { equity: { from: '-1000', to: '5000' } }],
    ['lastServiceFrom=2024-03-09&lastServiceTo=2024-03-05', { lastService: { from: '2024-03-09', to: '' } }],
    ['color=,Red,,Blue,Red', { color: ['Red', 'Blue'] }],
    ['color=ALL,Red&color=Blue', { color: ['Red'] }],
    ['modelId=7', {}],
    ['newUsed=used&carfaxRecall=MAYBE&miles=99', {}],
    ['paymentDiffType=Finance', {}],
    ['paymentDiffType=Cash&paymentDiffFrom=1', {}],
    ['replVehStockNo=s%23A1B2C3D4', { replVehStockNo: 'A1B2C3D4' }],
    ['miles=%E0%A4%A&yearFrom', {}],
    ['__proto__=x&constructor=y&toString=z', {}],
    ['', {}],
  ])('are normalised: %s', (query, filters) => {
    expect(parse(query)).toEqual(filters)
  })

  it('read back as they were, but for people', () => {
    fc.assert(
      fc.property(anyFilters, (values) => {
        const expected = normaliseFilters(equityLogFilters, withoutPeople(values))
        expect(parse(print(values))).toEqual(expected)
        expect(parse(`?${print(values)}`)).toEqual(expected)
      }),
    )
    expect(parse(print(fullFilters))).toEqual(withoutPeople(fullFilters))
  })

  it('have one form', () => {
    const anyQuery = fc
      .array(
        fc.tuple(fc.constantFrom('yearFrom', 'yearTo', 'color', 'makeId', 'modelId', 'miles'), fc.string()),
      )
      .map((parts) => parts.map((part) => part.join('=')).join('&'))
    fc.assert(
      fc.property(fc.oneof(fc.string(), anyQuery), (query) => {
        const once = print(parse(query))
        expect(print(parse(once))).toBe(once)
      }),
    )
  })

  it.each([
    `color=${'a,'.repeat(5000)}`,
    `color=${Array.from({ length: 2000 }, (_, index) => index).join(',')}`,
    `miles=${'9'.repeat(10_000)}`,
    `yearFrom=${' '.repeat(10_000)}`,
    'yearFrom=2018&'.repeat(700),
    `oppStatus=${'%'.repeat(10_000)}`,
    `${'a'.repeat(10_000)}=1`,
    `replVehStockNo=${'s#'.repeat(5_000)}`,
  ])('may be 10,000 characters of anything', (query) => {
    const once = print(parse(query))
    expect(print(parse(once))).toBe(once)
    expect(parse(once).color?.length ?? 0).toBeLessThanOrEqual(500)
  })

  it('never fail on half a character', () => {
    expect(print({ color: ['\uD800Red'] })).toBe('color=%EF%BF%BDRed')
  })
})
