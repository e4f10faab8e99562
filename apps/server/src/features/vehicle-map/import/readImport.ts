import * as E from 'fp-ts/Either'
import { importHeading } from '@retain/domain/vehicle-map/import/importHeading'
import { mostImportedMappings } from '@retain/domain/vehicle-map/import/mappingImport'
import { planImport, type ImportPlan } from '@retain/domain/vehicle-map/import/planImport'
import { formatCount } from '@retain/domain/money/format'
import type { Database } from '../../../db/schema/schema'
import { csvRecords, refuseFile } from './csvRecords'
import { allMappings } from './importQueries'

/**
 * What a file would change in the table as it is now. No more than the rows of the file and of the table are held.
 *
 * @throws ApiProblem `invalid` for a file that has no such columns, no rows or too many of them.
 */
export async function readImport(db: Database, text: string): Promise<ImportPlan> {
  const records = csvRecords(text)
  const first = await records.next()
  if (first.done === true) return refuseFile(['The file is empty.'])
  const heading = importHeading(first.value)
  if (E.isLeft(heading)) return refuseFile(heading.left)
  const plan = planImport(heading.right, await allMappings(db))
  let row = 1
  for await (const fields of records) {
    row += 1
    plan.add(fields, row)
    if (plan.counts().rows > mostImportedMappings)
      refuseFile([`The file has more than ${formatCount(mostImportedMappings)} rows.`])
  }
  return plan.counts().rows === 0 ? refuseFile(['The file has no rows below its heading.']) : plan
}
