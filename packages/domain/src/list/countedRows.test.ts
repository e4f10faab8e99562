import { expect, it } from 'vitest'
import { countedRows, countWord } from './countedRows'

it('counts one row in the singular, and none or many in the plural', () => {
  const entries = { countDescription: 'entries' } as const
  expect([0, 1, 2, 12_408].map((count) => countedRows(entries, count))).toEqual([
    '0 entries',
    '1 entry',
    '2 entries',
    '12,408 entries',
  ])
  expect(countWord({ countDescription: 'people' }, 1)).toBe('person')
  expect(countWord({ countDescription: 'opportunities without an owner' }, 1)).toBe(
    'opportunity without an owner',
  )
})
