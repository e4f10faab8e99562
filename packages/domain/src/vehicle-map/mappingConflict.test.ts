import { expect, it } from 'vitest'
import { changedMeanwhile, conflictOf } from './mappingConflict'
import { undoOfMapping } from './mappingUndo'

const chevy = (mappedTo: string | null) => ({ mappedItem: 'CHEVY', mappedTo })

it.each([
  ['as it was seen', 'Chevrolet', [chevy('Chevrolet')], 'Chevy', 0],
  ['mapped by somebody else', 'Chevrolet', [chevy(null)], 'Chevy', 1],
  ['deleted by somebody else', null, [chevy('Chevrolet')], 'Chevy', 1],
  ['mapped by somebody else to what is wanted', 'Chevy', [chevy(null)], 'Chevy', 0],
  ['deleted twice', null, [chevy('Chevrolet')], null, 0],
  ['not seen at all', 'Chevrolet', [], 'Chevy', 0],
] as const)('a row %s', (_what, present, seen, wanted, conflicts) => {
  expect(changedMeanwhile([chevy(present)], seen, wanted)).toHaveLength(conflicts)
})

it('a conflict says what is there by now', () => {
  expect(conflictOf([])).toBe('')
  expect(conflictOf([chevy('Chevrolet')])).toBe(
    'Somebody else has changed this meanwhile: CHEVY is mapped to Chevrolet.',
  )
  expect(conflictOf([chevy(null)])).toBe('Somebody else has changed this meanwhile: CHEVY is not mapped.')
  expect(conflictOf([chevy(null), chevy('Chevrolet')])).toBe(
    'Somebody else has changed 2 of these meanwhile.',
  )
})

it('a change is taken back to every value that was there, unless somebody else has changed it again', () => {
  const before = [
    { mappedItem: 'CHEVY', mappedTo: null },
    { mappedItem: 'CHEV', mappedTo: 'Chevy' },
    { mappedItem: 'CHV', mappedTo: null },
    { mappedItem: 'CHEVROLET', mappedTo: 'Chevrolet' },
  ]
  expect(undoOfMapping(before, 'Chevrolet')).toEqual([
    {
      mappedTo: null,
      items: ['CHEVY', 'CHV'],
      seen: [
        { mappedItem: 'CHEVY', mappedTo: 'Chevrolet' },
        { mappedItem: 'CHV', mappedTo: 'Chevrolet' },
      ],
    },
    { mappedTo: 'Chevy', items: ['CHEV'], seen: [{ mappedItem: 'CHEV', mappedTo: 'Chevrolet' }] },
  ])
  expect(undoOfMapping([chevy('Chevrolet')], null)).toEqual([
    { mappedTo: 'Chevrolet', items: ['CHEVY'], seen: [chevy(null)] },
  ])
})
