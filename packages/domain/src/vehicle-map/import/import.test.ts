import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { utc } from '../../calendar/storeOffset'
import { csvText } from '../../text/csv'
import { differs, iconCodeOf, mappingIconLabels, mappingTypeLabels, mappingTypes } from '../mappingItem'
import { exportedMappings, mappingLabels } from '../exportedMappings'
import { importLayout } from './importDelimiter'
import { importHeading } from './importHeading'
import { importButtonText, importedText, nothingToImportText, refusedFile, refusedText } from './importTexts'
import { planImport, type PresentMapping } from './planImport'

const labels = Object.values(mappingLabels)

describe('the heading', () => {
  it('may have its columns in any order, and those that are not read may be missing', () => {
    expect(importHeading(['mapped to', ' Mapper ', 'MAPPED FROM'])).toEqual(
      E.right({ size: 3, at: { mappedTo: 0, typeCode: 1, mappedItem: 2 } }),
    )
    expect(E.isRight(importHeading(labels))).toBe(true)
  })

  it.each([
    [['Mapper', 'Mapped From'], ['The column "Mapped To" is missing.']],
    [[...labels, 'Wheel'], ['The column "Wheel" is not known to the mapping table.']],
    [[...labels, ' '], ['Column 8 has no name.']],
    [[...labels, 'mapper'], ['The column "Mapper" is there twice.']],
    [
      ['Make,CHEVY'],
      [
        'The column "Make,CHEVY" is not known to the mapping table.',
        'The column "Mapper" is missing.',
        'The column "Mapped From" is missing.',
        'The column "Mapped To" is missing.',
      ],
    ],
  ])('%j is refused', (fields, wrong) => expect(importHeading(fields)).toEqual(E.left(wrong)))
})

describe('the delimiter', () => {
  it.each([
    ['Mapper,Mapped From', ','],
    ['Mapper;Mapped From;"a,b,c,d"', ';'],
    ['Mapper\tMapped From', '\t'],
    ['Mapper', ','],
    ['Mapper\na;b;c;d', ','],
    ['Mapper,sep=;', ','],
    ['', ','],
  ])('of %j is %j', (text, delimiter) => expect(importLayout(text)).toEqual(E.right({ delimiter, start: 0 })))

  it.each([
    ['sep=;\r\nMapper;Mapped From', ';', 7],
    ['sep=,\nMapper;x,Mapped From;y;z', ',', 6],
    ['sep=\t\rMapper\tMapped From', '\t', 6],
    ['SEP=;\r\nMapper', ';', 7],
    ['\uFEFFsep=;\r\nMapper', ';', 8],
    ['sep=;', ';', 5],
  ])("of %j is %j, by Excel's first line", (text, delimiter, start) =>
    expect(importLayout(text)).toEqual(E.right({ delimiter, start })),
  )

  it.each([
    ['sep=|\r\nMapper|Mapped From', 'names "|"'],
    ['sep=;;\r\nMapper', 'names ";;"'],
    ['sep=\r\nMapper', 'names no sign'],
    [`sep=${'x'.repeat(100)}`, `names "${'x'.repeat(60)}"`],
  ])('that %j names is refused', (text, said) =>
    expect(importLayout(text)).toEqual(
      E.left([`The first line, "sep=", ${said}. Fields have to be separated by commas, semicolons or tabs.`]),
    ),
  )
})

const heading = { size: 4, at: { typeCode: 0, mappedItem: 1, mappedTo: 2, originalType: 3 } }
const chevy: PresentMapping = { typeCode: 'MAKE', mappedItem: 'CHEVY', mappedTo: null }
const toyota: PresentMapping = { typeCode: 'MAKE', mappedItem: 'TOYT', mappedTo: 'Toyota' }
const formula: PresentMapping = { typeCode: 'TRIM', mappedItem: '=1+1', mappedTo: 'Sum' }

function planOf(rows: readonly (readonly string[])[], present = [chevy, toyota, formula]) {
  const plan = planImport(heading, present)
  for (const [at, row] of rows.entries()) plan.add(row, at + 2)
  return { changes: plan.changes, refused: plan.refused, counts: plan.counts() }
}

describe('a row', () => {
  it('maps an original, adds one, or says what the table says', () => {
    const { changes, counts } = planOf([
      ['Make', 'CHEVY', ' Chevrolet ', ''],
      ['make', 'Opel ', 'Buick', ''],
      ['TRIM', "'=2+2", "'=3", 'EPA'],
      ['Make', 'TOYT', 'Toyota', 'whatever'],
      ['Trim', "'=1+1", 'Sum', ''],
      ['Model', 'TOYT', 'Camry', ''],
      ['', ' ', '', ''],
      [''],
    ])
    expect(counts).toEqual({ rows: 6, added: 3, changed: 1, same: 2, refused: 0 })
    const added = { isAdded: true, before: null }
    expect(changes).toEqual([
      { ...chevy, mappedTo: 'Chevrolet', originalType: '', isAdded: false, before: null },
      { typeCode: 'MAKE', mappedItem: 'Opel', mappedTo: 'Buick', originalType: 'Import', ...added },
      { typeCode: 'TRIM', mappedItem: '=2+2', mappedTo: '=3', originalType: 'EPA', ...added },
      { typeCode: 'MODEL', mappedItem: 'TOYT', mappedTo: 'Camry', originalType: 'Import', ...added },
    ])
  })

  it.each([
    [['Wheel', 'CHEVY', 'x', ''], 'Mapper', 'It has to be Make, Model or Trim.', 'Wheel'],
    [['Make', ' ', 'x', ''], 'Mapped From', 'It is empty.', ' '],
    [['Make', 'TOYT', '', ''], 'Mapped To', 'It is empty. An import deletes no mapping.', ''],
    [['Make', 'New', ' ', ''], 'Mapped To', 'It is empty. An import deletes no mapping.', ' '],
    [
      ['Make', 'CHEVY', 'x'.repeat(101), ''],
      ...['Mapped To', 'A name can hold up to 100 characters.', 'x'.repeat(100)],
    ],
    [
      ['Make', 'x'.repeat(201), 'y', ''],
      ...['Mapped From', 'It can hold up to 200 characters.', 'x'.repeat(100)],
    ],
    [
      ['Make', 'New', 'y', 'x'.repeat(51)],
      'Original Type',
      'It can hold up to 50 characters.',
      'x'.repeat(51),
    ],
    [['Make', 'a\u0000', 'y', ''], 'Mapped From', 'It holds signs that are no text.', 'a\u0000'],
    [['Make', 'New', 'y\ud800', ''], 'Mapped To', 'It holds signs that are no text.', 'y\ufffd'],
    [['Make', 'New', 'y'], null, 'The row has 3 fields, the heading has 4.', ''],
    [['Make'], null, 'The row has 1 field, the heading has 4.', ''],
  ] as const)('%j is refused', (fields, column, reason, value) => {
    expect(planOf([fields as readonly string[]])).toMatchObject({
      changes: [],
      refused: [{ row: 2, column, reason, value }],
    })
  })

  it('that is not mapped in the table may say so', () => {
    expect(planOf([['Make', 'CHEVY', '', '']]).counts).toMatchObject({ same: 1, refused: 0 })
  })

  it('is refused where one above has its original, however that is written', () => {
    const rows = [
      ['Make', 'Opel', 'Buick', ''],
      ['Make', ' Opel', 'Opel', ''],
      ['Trim', "'=1+1", 'Sum', ''],
      ['Trim', '=1+1', 'Other', ''],
    ]
    expect(planOf(rows).refused.map(({ row, reason }) => [row, reason])).toEqual([
      [3, 'Row 2 has it already.'],
      [5, 'Row 4 has it already.'],
    ])
  })

  it('is refused where the table has two originals that a file writes alike', () => {
    const two: PresentMapping[] = [formula, { ...formula, mappedItem: "'=1+1", mappedTo: 'Text' }]
    expect(planOf([['Trim', "'=1+1", 'Sum', '']], two)).toMatchObject({
      changes: [],
      refused: [{ column: 'Mapped From', reason: 'The table has two originals that a file writes alike.' }],
    })
  })
})

it('a file that was exported changes nothing', () => {
  const unit = fc.constantFrom('=', '-', "'", ' ', ';', '\t', '\n', 'a', 'B', '1', '\u0001', 'é', '"')
  const text = fc.string({ unit, minLength: 1, maxLength: 6 }).filter((one) => csvText(one).trim() !== '')
  const row = fc.record({
    typeCode: fc.constantFrom(...mappingTypes),
    mappedItem: text,
    mappedTo: fc.option(fc.string({ unit, maxLength: 6 })),
  })
  const key = ({ typeCode, mappedItem }: PresentMapping) => `${typeCode} ${mappedItem}`
  fc.assert(
    fc.property(fc.uniqueArray(row, { selector: key }), (table) => {
      const read = importHeading(labels)
      if (E.isLeft(read)) throw new Error(read.left.join())
      const plan = planImport(read.right, table)
      for (const [at, { typeCode, mappedItem, mappedTo }] of table.entries()) {
        const fields = [
          mappingTypeLabels[typeCode],
          mappedItem,
          mappedTo ?? '',
          mappingIconLabels[iconCodeOf(mappedItem, mappedTo)],
          ...['DMS', '', ''],
        ]
        plan.add(fields.map(csvText), at + 2)
      }
      expect(plan.changes).toEqual([])
      // Refused are only those that the file cannot tell apart.
      const texts = table.map(({ typeCode, mappedItem }) => `${typeCode} ${csvText(mappedItem)}`)
      const alike = texts.filter((one) => texts.indexOf(one) !== texts.lastIndexOf(one))
      expect(plan.refused).toHaveLength(alike.length)
    }),
    { numRuns: 500 },
  )
  // The fields are those that the export writes.
  const { lines } = exportedMappings(utc)
  const rest = { originalType: 'DMS', changedBy: null, changedDate: null }
  const written = { ...formula, ...rest, iconCode: 'DIFF' as const, diff: differs('=1+1', 'Sum') }
  expect(lines([written])).toBe(`Trim,'=1+1,Sum,Different,DMS,,\r\n`)
})

it('texts say how much is imported', () => {
  const counts = { rows: 9, added: 1, changed: 2000, same: 1, refused: 0 }
  expect(importedText(counts)).toBe('1 original added, 2,000 changed')
  expect(importButtonText(counts)).toBe('Import 2,001 Rows')
  expect(importButtonText({ ...counts, changed: 0, refused: 3 })).toBe('Import 1 Good Row')
  expect([1, 1200].map(refusedText)).toEqual(['1 row is refused', '1,200 rows are refused'])
  expect(nothingToImportText(counts)).toBe('Every row of the file says what the table says already.')
  expect(nothingToImportText({ ...counts, refused: 1 })).toMatch(/^No row/)
  expect(refusedFile([{ row: 2, column: null, reason: 'Too many.', value: '=1' }])).toBe(
    "\uFEFFRow,Column,Reason,Value\r\n2,,Too many.,'=1\r\n",
  )
})
