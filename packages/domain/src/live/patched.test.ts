import { expect, it } from 'vitest'
import { patched } from './patched'

const row = { note: 'Oil change', year: 2019 }

it('takes the fields that differ', () => {
  expect(patched(row, { note: 'Brakes' })).toEqual({ note: 'Brakes', year: 2019 })
  expect(patched(row, { note: 'Oil change', year: 2020 })).toEqual({ note: 'Oil change', year: 2020 })
})

it('is the same object where every field has its value already', () => {
  expect(patched(row, { note: 'Oil change' })).toBe(row)
  expect(patched(row, {})).toBe(row)
})
