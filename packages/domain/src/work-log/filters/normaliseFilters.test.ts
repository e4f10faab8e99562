import fc from 'fast-check'
import { isRight } from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { fullFilters } from '../../../cases/fullFilters'
import { anyFilters } from './anyFilters.fixture'
import { equityLogFilters, type EquityLogFilters } from '../equity-log/equityLogFilters'
import { normaliseFilters, pickFilters } from './normaliseFilters'
import { validateFilters } from './validateFilters'

const normalise = (values: EquityLogFilters) => normaliseFilters(equityLogFilters, values)

describe('normalised filters', () => {
  it('are canonical and have a value', () => {
    expect(
      normalise({
        apr: { from: '2%', to: 'abc' },
        color: [],
        newUsed: 'Demo',
        miles: '0',
        lender: ['ALL', 'ALLY'],
      }),
    ).toEqual({ apr: { from: '2', to: '' }, lender: ['ALLY'] })
  })

  it('are the same filters when nothing has to be changed', () => {
    expect(normalise(fullFilters)).toBe(fullFilters)
    const none: EquityLogFilters = {}
    expect(normalise(none)).toBe(none)
  })

  it.each([
    [{ model: ['7'] }, {}],
    [{ make: [], model: ['7'] }, {}],
    [{ make: ['ALL'], model: ['7'] }, { make: ['ALL'] }],
    [{ make: ['12'], trimLevel: ['5'] }, { make: ['12'] }],
    [{ trimLevel: ['5'], model: ['7'] }, {}],
    [
      { trimLevel: ['5'], model: ['7'], make: ['12'] },
      { trimLevel: ['5'], model: ['7'], make: ['12'] },
    ],
    [
      { make: ['12'], model: ['ALL'], trimLevel: ['5'] },
      { make: ['12'], model: ['ALL'] },
    ],
  ])('hold a child only below a chosen parent: %j is %j', (given, normal) => {
    expect(normalise(given)).toEqual(normal)
  })

  it('keep the order in which the filters were added', () => {
    expect(
      Object.keys(
        normalise({ year: { from: '2018', to: '' }, color: ['Red', ''], apr: { from: '', to: '' } }),
      ),
    ).toEqual(['year', 'color'])
  })

  it('are known ones only', () => {
    const stray = { ...fullFilters, shoeSize: ['9'], constructor: ['x'], color: undefined } as unknown
    const known = Object.keys(fullFilters).filter((name) => name !== 'color')
    expect(Object.keys(normalise(stray as EquityLogFilters))).toEqual(known)
  })

  it('do not change when it is done again, and run', () => {
    fc.assert(
      fc.property(anyFilters, (values) => {
        const once = normalise(values)
        expect(normalise(once)).toBe(once)
        expect(isRight(validateFilters(equityLogFilters, once, { today: '2024-03-05' }))).toBe(true)
      }),
    )
  })
})

it('some of the filters are picked in the order asked for', () => {
  expect(Object.keys(pickFilters(fullFilters, ['year', 'apr']))).toEqual(['year', 'apr'])
})
