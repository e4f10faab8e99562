import { csvText, holdsControls, withFormula } from '../../text/csv'
import { mappingLabels } from '../exportedMappings'
import { wrongTarget } from '../mappingDraft'
import { mappingTypeLabels, mappingTypes, type MappingItem, type MappingType } from '../mappingItem'
import type { ImportColumn, ImportHeading } from './importHeading'
import {
  importedOriginalType,
  longestOriginal,
  longestOriginalType,
  type ImportCounts,
  type ImportedMapping,
  type RefusedRow,
} from './mappingImport'

/** A row of the table, as far as an import compares it. */
export type PresentMapping = Pick<MappingItem, 'typeCode' | 'mappedItem' | 'mappedTo'>

/** What a file would change, row by row. */
export interface ImportPlan {
  /** Takes the next row of the file. */
  readonly add: (fields: readonly string[], row: number) => void
  readonly changes: readonly ImportedMapping[]
  readonly refused: readonly RefusedRow[]
  readonly counts: () => ImportCounts
}

const longestValue = 100
/** Half of a character of UTF-16. */
const halfSign = /\p{Cs}/u
const typeOfLabel = new Map(mappingTypes.map((type) => [mappingTypeLabels[type].toLowerCase(), type]))

/** An original by what a file says for it, since files leave some signs of a text out. */
const keyOf = (typeCode: MappingType, text: string): string => `${typeCode} ${csvText(text)}`

type Ambiguous = 'ambiguous'

function byFileText(present: Iterable<PresentMapping>): ReadonlyMap<string, PresentMapping | Ambiguous> {
  const rows = new Map<string, PresentMapping | Ambiguous>()
  for (const row of present) {
    const key = keyOf(row.typeCode, row.mappedItem)
    rows.set(key, rows.has(key) ? 'ambiguous' : row)
  }
  return rows
}

const wrongText = (text: string, longest: number): string | null => {
  if (text.length > longest) return `It can hold up to ${longest} characters.`
  return holdsControls(text) || halfSign.test(text) ? 'It holds signs that are no text.' : null
}

/**
 * Compares the rows of a file with the table. A row that says what the table says is the same, whatever it says beside that, so
 * that a file that was exported changes nothing. An import maps and adds; it deletes no mapping.
 *
 * @param heading where the columns stand.
 * @param present every row of the table.
 * @example
 * const plan = planImport(heading, [{ typeCode: 'MAKE', mappedItem: 'CHEVY', mappedTo: null }])
 * plan.add(['Make', 'CHEVY', 'Chevrolet'], 2)
 * plan.counts() // { rows: 1, added: 0, changed: 1, same: 0, refused: 0 }
 */
export function planImport({ size, at }: ImportHeading, present: Iterable<PresentMapping>): ImportPlan {
  const table = byFileText(present)
  const rowOfKey = new Map<string, number>()
  const changes: ImportedMapping[] = []
  const refused: RefusedRow[] = []
  let [rows, added, same] = [0, 0, 0]

  const decide = (fields: readonly string[], row: number): ImportedMapping | RefusedRow | 'same' => {
    const text = (column: ImportColumn): string => fields[at[column] ?? -1] ?? ''
    const refuse = (column: ImportColumn | null, reason: string): RefusedRow => ({
      row,
      column: column === null ? null : mappingLabels[column],
      reason,
      value: (column === null ? '' : text(column)).slice(0, longestValue).replace(/\p{Cs}/gu, '\ufffd'),
    })
    if (fields.length !== size)
      return refuse(null, `The row has ${fieldCount(fields.length)}, the heading has ${size}.`)
    const typeCode = typeOfLabel.get(text('typeCode').trim().toLowerCase())
    if (typeCode === undefined) return refuse('typeCode', 'It has to be Make, Model or Trim.')
    const original = text('mappedItem')
    if (original.trim() === '') return refuse('mappedItem', 'It is empty.')
    const stored =
      table.get(`${typeCode} ${original}`) ?? table.get(keyOf(typeCode, withFormula(original).trim()))
    if (stored === 'ambiguous')
      return refuse('mappedItem', 'The table has two originals that a file writes alike.')
    const mappedItem = stored?.mappedItem ?? withFormula(original).trim()
    const key = keyOf(typeCode, mappedItem)
    const above = rowOfKey.get(key)
    if (above !== undefined) return refuse('mappedItem', `Row ${above} has it already.`)
    rowOfKey.set(key, row)

    if (stored !== undefined && csvText(stored.mappedTo ?? '') === text('mappedTo')) return 'same'
    const mappedTo = withFormula(text('mappedTo')).trim()
    if (stored?.mappedTo === mappedTo) return 'same'
    if (mappedTo === '')
      return stored?.mappedTo === null
        ? 'same'
        : refuse('mappedTo', 'It is empty. An import deletes no mapping.')
    const wrong = wrongTarget(mappedTo) ?? wrongText(mappedTo, Infinity)
    if (wrong !== null) return refuse('mappedTo', wrong)
    if (stored !== undefined)
      return { typeCode, mappedItem, originalType: '', isAdded: false, before: stored.mappedTo, mappedTo }
    const wrongOriginal = wrongText(mappedItem, longestOriginal)
    if (wrongOriginal !== null) return refuse('mappedItem', wrongOriginal)
    const originalType = withFormula(text('originalType')).trim() || importedOriginalType
    const wrongType = wrongText(originalType, longestOriginalType)
    if (wrongType !== null) return refuse('originalType', wrongType)
    return { typeCode, mappedItem, originalType, isAdded: true, before: null, mappedTo }
  }

  return {
    changes,
    refused,
    add: (fields, row) => {
      if (fields.every((field) => field.trim() === '')) return
      rows += 1
      const decided = decide(fields, row)
      if (decided === 'same') same += 1
      else if ('reason' in decided) refused.push(decided)
      else {
        changes.push(decided)
        if (decided.isAdded) added += 1
      }
    },
    counts: () => ({ rows, added, changed: changes.length - added, same, refused: refused.length }),
  }
}

const fieldCount = (count: number): string => (count === 1 ? '1 field' : `${count} fields`)
