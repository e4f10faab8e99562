import { expect, it } from 'vitest'
import { modelYears } from './modelYears'

it('the model years begin with the next one and end with the first of the long VINs [L-397]', () => {
  expect(modelYears(1982)).toEqual([1983, 1982, 1981])
  expect(modelYears(2026)).toHaveLength(47)
})
