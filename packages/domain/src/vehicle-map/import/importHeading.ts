import * as E from 'fp-ts/Either'
import { mappingLabels } from '../exportedMappings'

/** A column that an import reads or knows to be of the export. */
export type ImportColumn = keyof typeof mappingLabels

/** Where the columns of a file stand. */
export interface ImportHeading {
  /** How many fields every row has. */
  readonly size: number
  readonly at: Readonly<Partial<Record<ImportColumn, number>>>
}

/** Without these a file says nothing. */
const needed = ['typeCode', 'mappedItem', 'mappedTo'] as const satisfies readonly ImportColumn[]

const plain = (text: string): string => text.trim().toLowerCase()

// The keys of an object literal are known.
const columnOfLabel = new Map(
  Object.entries(mappingLabels).map(([key, label]) => [plain(label), key as ImportColumn]),
)

const quoted = (label: string): string => `"${label.trim().slice(0, 60)}"`

/**
 * The columns of a file by its first row, in whatever order. Those of the export that an import does not read may be there or
 * not; everything else that is wrong with the row is said in sentences.
 *
 * @example importHeading(['Mapper', 'Mapped From']) // left: ['The column "Mapped To" is missing.']
 */
export function importHeading(fields: readonly string[]): E.Either<readonly string[], ImportHeading> {
  const at: Partial<Record<ImportColumn, number>> = {}
  const wrong: string[] = []
  for (const [place, label] of fields.entries()) {
    const column = columnOfLabel.get(plain(label))
    if (column === undefined)
      wrong.push(
        label.trim() === ''
          ? `Column ${place + 1} has no name.`
          : `The column ${quoted(label)} is not known to the mapping table.`,
      )
    else if (at[column] === undefined) at[column] = place
    else wrong.push(`The column ${quoted(mappingLabels[column])} is there twice.`)
  }
  for (const column of needed)
    if (at[column] === undefined) wrong.push(`The column ${quoted(mappingLabels[column])} is missing.`)
  return wrong.length === 0 ? E.right({ size: fields.length, at }) : E.left(wrong)
}
