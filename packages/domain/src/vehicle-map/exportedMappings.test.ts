import { expect, it } from 'vitest'
import type { Instant } from '../calendar/instant'
import { utc } from '../calendar/storeOffset'
import { exportedMappings } from './exportedMappings'
import type { MappingItem } from './mappingItem'

const chevy: MappingItem = {
  typeCode: 'MAKE',
  originalType: 'DMS',
  mappedItem: 'CHEVY',
  mappedTo: 'Chevrolet',
  changedBy: 'Alex Romero',
  changedDate: '2026-03-16T15:30:00.000Z' as Instant,
  iconCode: 'DIFF',
  diff: true,
}

it('a file has a line for each row, and no original is a formula', () => {
  const { heading, lines } = exportedMappings(utc)
  expect(heading).toBe('\uFEFFMapper,Mapped From,Mapped To,State,Original Type,Changed By,Changed Date\r\n')
  const formula = {
    ...{ ...chevy, typeCode: 'TRIM' as const, mappedItem: '=HYPERLINK("x")', mappedTo: null },
    ...{ changedBy: null, changedDate: null, iconCode: 'UNMAPPED' as const, diff: false },
  }
  expect(lines([chevy, formula])).toBe(
    'Make,CHEVY,Chevrolet,Different,DMS,Alex Romero,03/16/2026 3:30 PM\r\n' +
      'Trim,"\'=HYPERLINK(""x"")",,Not mapped,DMS,,\r\n',
  )
})
