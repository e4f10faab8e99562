import { describe, expect, it } from 'vitest'
import { equityLogFilters } from '../../equity-log/equityLogFilters'
import { belowFrom, invalidNumber } from './fromTo'
import { inUnit, range } from './range'
import { selectRange } from './selectRange'
import { typedRange } from './typedRange'

const { mileage, equity, apr, paymentDiff, predictiveScore, year } = equityLogFilters
const context = { today: '2024-03-05' }
const label = (id: string) => id
const utcOffset = 0 as Parameters<typeof range.request>[2]

describe('the errors of a range', () => {
  it.each([
    ['abc', '', [invalidNumber, null], '[L-115]'],
    ['-1', '', [invalidNumber, null], '[L-116]'],
    ['', 'abc', [null, belowFrom], '[L-117]'],
    ['', '-1', [null, belowFrom], '[L-118]'],
    ['10', '9', [null, belowFrom], '[L-119]'],
    ['10', '10', [null, null], '[L-119]'],
    ['10', '', [null, null], '[L-496]'],
    ['', '10', [null, null], '[L-496]'],
    ['', '', [null, null], '[L-496]'],
    [' ', ' ', [null, null], ''],
    ['x', 'y', [invalidNumber, belowFrom], ''],
    ['x', '5', [invalidNumber, null], ''],
    ['0', '0', [null, null], ''],
  ])('from "%s" to "%s" is %j %s', (from, to, [fromError, toError]) => {
    expect(range.errors({ from, to }, mileage, context)).toEqual([
      ...(fromError === null ? [] : [{ field: 'mileageFrom', message: fromError }]),
      ...(toError === null ? [] : [{ field: 'mileageTo', message: toError }]),
    ])
  })

  it('have the words of the specification', () => {
    expect([invalidNumber, belowFrom]).toEqual(['invalid number', 'number less than From value'])
  })

  it('allow negatives in Equity and Payment Difference only [L-495]', () => {
    expect(range.errors({ from: '-5', to: '-1' }, equity, context)).toEqual([])
    expect(typedRange.errors({ type: 'Lease', from: '-5', to: '-1' }, paymentDiff, context)).toEqual([])
    for (const key of ['apr', 'mileage', 'originalTerm', 'paymentRem'] as const)
      expect(range.errors({ from: '-5', to: '' }, equityLogFilters[key], context)).toHaveLength(1)
    expect(range.errors({ from: '', to: '-5' }, equity, context)).toEqual([])
    expect(range.errors({ from: '-1', to: '-5' }, equity, context)).toEqual([
      { field: 'eqRangeTo', message: belowFrom },
    ])
  })

  it('are found in a Payment Difference too, by its own fields', () => {
    expect(typedRange.errors({ type: 'Lease', from: 'x', to: 'y' }, paymentDiff, context)).toEqual([
      { field: 'paymentDiffFrom', message: invalidNumber },
      { field: 'paymentDiffTo', message: belowFrom },
    ])
  })
})

describe('a range', () => {
  it.each([
    [
      { from: ' 1,000 ', to: '5000' },
      { from: '1000', to: '5000' },
    ],
    [
      { from: 'abc', to: '5' },
      { from: '', to: '5' },
    ],
    [
      { from: '-1', to: '5' },
      { from: '', to: '5' },
    ],
    [
      { from: '5', to: '4' },
      { from: '5', to: '' },
    ],
    [
      { from: '5', to: '5.0' },
      { from: '5', to: '5' },
    ],
    [
      { from: '', to: '-5' },
      { from: '', to: '' },
    ],
  ])('%j is normalised to %j', (given, normal) => {
    expect(range.normalise(given, mileage)).toEqual(normal)
    expect(range.normalise(normal, mileage)).toBe(normal)
  })

  it('may end below nothing where negatives are allowed', () => {
    const owed = { from: '', to: '-5' }
    expect(range.normalise(owed, equity)).toBe(owed)
  })

  it('is open on both sides at first, and has a value with one', () => {
    expect(range.initial(mileage)).toEqual({ from: '', to: '' })
    expect(range.hasValue({ from: '', to: '' })).toBe(false)
    expect(range.hasValue({ from: '0', to: '' })).toBe(true)
    expect(range.hasValue({ from: '', to: '0' })).toBe(true)
  })

  it('is sent as numbers, and read and printed as texts, without its open sides', () => {
    expect(range.request({ from: '2', to: '5.5' }, apr, utcOffset)).toEqual({ aprFrom: 2, aprTo: 5.5 })
    expect(range.request({ from: '', to: '5' }, apr, utcOffset)).toEqual({ aprTo: 5 })
    expect(range.request({ from: '2', to: '' }, apr, utcOffset)).toEqual({ aprFrom: 2 })
    expect(range.print({ from: '2', to: '5' }, apr)).toEqual({ aprFrom: '2', aprTo: '5' })
    expect(range.print({ from: '', to: '' }, apr)).toEqual({})
    expect(range.parse((field) => `of ${field}`, apr)).toEqual({ from: 'of aprFrom', to: 'of aprTo' })
  })

  it.each([
    [equity, { from: '2500', to: '' }, 'from $2,500'],
    [equity, { from: '', to: '-2500.5' }, 'to -$2,500.5'],
    [equity, { from: '0', to: '5000' }, '$0 – $5,000'],
    [apr, { from: '2.125', to: '2.125' }, '2.125%'],
    [mileage, { from: '10000', to: '20000' }, '10,000 – 20,000'],
  ] as const)('%j %j reads %s', (definition, value, text) => {
    expect(range.describe(value, definition, label)).toBe(text)
  })

  it('shows every digit that is searched', () => {
    expect(inUnit('dollars')('-2500.5')).toBe('-$2,500.5')
    expect(inUnit('plain')('0.000001')).toBe('0.000001')
    expect(inUnit('percent')('1234567')).toBe('1,234,567%')
  })

  it.each([
    [
      { from: '1', to: '2' },
      { from: '1', to: '2' },
    ],
    [{ from: 1 }, { from: '1', to: '' }],
    [
      { from: null, to: '2', more: true },
      { from: '', to: '2' },
    ],
    [{}, { from: '', to: '' }],
    [{ from: [], to: '2' }, null],
    [{ from: '1', to: {} }, null],
    [['1', '2'], null],
    ['1', null],
    [null, null],
    [undefined, null],
  ])('%j out of JSON is %j', (stored, value) => {
    expect(range.read(stored)).toEqual(value)
  })
})

describe('a Payment Difference', () => {
  it('starts with its first type, and needs a type and a side', () => {
    expect(typedRange.initial(paymentDiff)).toEqual({ type: 'Finance', from: '', to: '' })
    expect(typedRange.initial({ ...paymentDiff, types: [] }).type).toBe('')
    expect(typedRange.hasValue({ type: 'Finance', from: '', to: '' })).toBe(false)
    expect(typedRange.hasValue({ type: '', from: '0', to: '' })).toBe(false)
    expect(typedRange.hasValue({ type: 'Finance', from: '', to: '0' })).toBe(true)
  })

  it('keeps only types that it has', () => {
    const good = { type: 'Original Deal Type', from: '-5', to: '' }
    expect(typedRange.normalise(good, paymentDiff)).toBe(good)
    expect(typedRange.normalise({ type: 'Cash', from: '$1', to: '0' }, paymentDiff)).toEqual({
      type: '',
      from: '1',
      to: '',
    })
    const ofCash = { type: 'Cash', from: '1', to: '' }
    expect(typedRange.normalise(ofCash, paymentDiff)).toEqual({ ...ofCash, type: '' })
    expect(typedRange.normalise({ type: 'Lease', from: '$1', to: '' }, paymentDiff)).toEqual({
      type: 'Lease',
      from: '1',
      to: '',
    })
  })

  it('is sent, printed and read with its type', () => {
    const value = { type: 'Lease', from: '0', to: '50' }
    expect(typedRange.request(value, paymentDiff, utcOffset)).toEqual({
      paymentDiffType: 'Lease',
      paymentDiffFrom: 0,
      paymentDiffTo: 50,
    })
    expect(typedRange.print(value, paymentDiff)).toEqual({
      paymentDiffType: 'Lease',
      paymentDiffFrom: '0',
      paymentDiffTo: '50',
    })
    expect(typedRange.parse((field) => field.slice(11), paymentDiff)).toEqual({
      type: 'Type',
      from: 'From',
      to: 'To',
    })
    expect(typedRange.describe(value, paymentDiff, label)).toBe('Lease $0 – $50')
    expect(typedRange.describe({ ...value, type: 'Gone' }, paymentDiff, label)).toBe('Gone $0 – $50')
    const named = { ...paymentDiff, types: [{ id: 'Lease', label: 'Lease payment' }] }
    expect(typedRange.describe(value, named, label)).toBe('Lease payment $0 – $50')
  })

  it.each([
    [
      { type: 'Lease', from: 1, to: '2' },
      { type: 'Lease', from: '1', to: '2' },
    ],
    [{ from: '1' }, { type: '', from: '1', to: '' }],
    [{ type: {}, from: '1' }, null],
    ['Lease', null],
    [null, null],
  ])('%j out of JSON is %j', (stored, value) => {
    expect(typedRange.read(stored)).toEqual(value)
  })
})

describe('a range that is chosen', () => {
  it.each([
    [predictiveScore, { from: '7', to: '10' }, { from: '7', to: '10' }],
    [predictiveScore, { from: '1', to: '' }, { from: '1', to: '' }],
    [predictiveScore, { from: '0', to: '11' }, { from: '', to: '' }],
    [predictiveScore, { from: '1.5', to: '9' }, { from: '', to: '9' }],
    [year, { from: '1899', to: '2101' }, { from: '', to: '' }],
    [year, { from: '1900', to: '2100' }, { from: '1900', to: '2100' }],
    [year, { from: '2020', to: '2018' }, { from: '2020', to: '' }],
  ] as const)('keeps to its limits: %j %j is %j', (definition, given, normal) => {
    expect(selectRange.normalise(given, definition)).toEqual(normal)
  })

  it('says what is wrong as a typed one does', () => {
    expect(selectRange.errors({ from: '0', to: '11' }, predictiveScore, context)).toEqual([
      { field: 'predictiveScoreFrom', message: invalidNumber },
      { field: 'predictiveScoreTo', message: belowFrom },
    ])
  })

  it('is sent as numbers, and reads without separators', () => {
    const value = { from: '2018', to: '2020' }
    expect(selectRange.initial(year)).toEqual({ from: '', to: '' })
    expect(selectRange.request(value, year, utcOffset)).toEqual({ yearFrom: 2018, yearTo: 2020 })
    expect(selectRange.print(value, year)).toEqual({ yearFrom: '2018', yearTo: '2020' })
    expect(selectRange.parse((field) => field, year)).toEqual({ from: 'yearFrom', to: 'yearTo' })
    expect(selectRange.describe(value, year, label)).toBe('2018 – 2020')
    expect(selectRange.describe({ from: '', to: '2020' }, year, label)).toBe('to 2020')
  })
})
