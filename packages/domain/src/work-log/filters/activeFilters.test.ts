import { describe, expect, it } from 'vitest'
import { equityLogFilters } from '../equity-log/equityLogFilters'
import { canBeFilled } from './activeFilters'

describe('a filter below another', () => {
  it.each([
    [{}, 'model', false],
    [{ make: [] }, 'model', false],
    [{ make: ['ALL'] }, 'model', false],
    [{ make: [' '] }, 'model', false],
    [{ make: ['12', 'ALL'] }, 'model', false],
    [{ make: ['ALL', '12'] }, 'model', true],
    [{ make: ['12'] }, 'model', true],
    [{ make: ['12'] }, 'trimLevel', false],
    [{ make: ['12'], model: ['7'] }, 'trimLevel', true],
    [{ model: ['7'] }, 'trimLevel', false],
    [{}, 'make', true],
    [{}, 'shoeSize', true],
  ])('%j: %s can be filled is %s', (values, name, isOpen) => {
    expect(canBeFilled(equityLogFilters, values, name)).toBe(isOpen)
  })
})
