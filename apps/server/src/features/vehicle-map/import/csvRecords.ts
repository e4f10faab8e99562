import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { importLayout } from '@retain/domain/vehicle-map/import/importDelimiter'
import { CsvError, parse } from 'csv-parse'
import * as E from 'fp-ts/Either'
import { ApiProblem } from '../../../core/apiProblem'

const pieceSize = 64 * 1024

/** A row may have no more characters: a quotation mark that is never closed would take the whole file for one. */
const longestRecord = 20_000

/** How much of the file is looked through for its heading. */
const longestHeading = 4096

/** What else is served gets its turn between two pieces of a long file. */
async function* pieces(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += pieceSize) {
    await setImmediate()
    yield text.slice(from, from + pieceSize)
  }
}

/** @throws ApiProblem `invalid`, with what is wrong with the file as the errors of its field. */
export function refuseFile(wrong: readonly string[]): never {
  const errors = wrong.map((message) => ({ field: 'text', code: 'invalid', message }))
  throw new ApiProblem('invalid', 'The file cannot be imported.', errors)
}

/**
 * The rows of a CSV file, one after the other, blank ones too, so that they are counted as a spreadsheet counts. Fields are
 * separated by commas, semicolons or tabs; Excel's line `sep=` says by which, and is no row.
 *
 * @throws ApiProblem `invalid` for a quotation mark that is never closed, and for a line `sep=` that names another sign.
 */
export async function* csvRecords(text: string): AsyncGenerator<readonly string[]> {
  const layout = importLayout(text.slice(0, longestHeading))
  if (E.isLeft(layout)) return refuseFile(layout.left)
  const { delimiter, start } = layout.right
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRecord,
  })
  try {
    for await (const fields of Readable.from(pieces(text.slice(start))).pipe(parser)) {
      // Without `columns` a record is the list of its fields.
      yield fields as readonly string[]
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    refuseFile([`Row ${parser.info.records + 1} has a quotation mark that is never closed, or is too long.`])
  }
}
