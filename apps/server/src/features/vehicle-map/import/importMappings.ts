import { auditedImport } from '@retain/domain/audit/auditedChanges'
import type { ImportResult } from '@retain/domain/vehicle-map/import/mappingImport'
import { importStaleText } from '@retain/domain/vehicle-map/import/importTexts'
import type { Audit } from '../../../audit/appendEntries'
import type { CallAuthor } from '../../../commands/author'
import { ApiProblem } from '../../../core/apiProblem'
import type { DatabaseTransaction } from '../../../db/schema/schema'
import { changesVersion } from './changesVersion'
import { refuseFile } from './csvRecords'
import { holdMappings, insertImport, insertImportRows, writeMappings } from './importQueries'
import { readImport } from './readImport'

/** A file that is to be imported as its preview said. */
export interface WantedImport {
  readonly text: string
  readonly version: string
  readonly leavesOutRefused: boolean
}

/** Rows that one statement writes. */
const sliceSize = 5000

/**
 * Writes what a file changes, all of it or nothing, and keeps what was there before.
 *
 * @throws ApiProblem `invalid` for a file that cannot be read, or has refused rows that nobody agreed to leave out; `stale` where
 *   it would change something else by now than its preview said.
 */
export async function importMappings(
  transaction: DatabaseTransaction,
  { text, version, leavesOutRefused }: WantedImport,
  author: CallAuthor,
  audit: Audit,
): Promise<ImportResult> {
  await holdMappings(transaction)
  const plan = await readImport(transaction, text)
  if (plan.refused.length > 0 && !leavesOutRefused) refuseFile(['Rows of the file are refused.'])
  if (changesVersion(plan.changes) !== version) throw new ApiProblem('stale', importStaleText)
  const importId = await insertImport(transaction, author)
  for (let from = 0; from < plan.changes.length; from += sliceSize) {
    const slice = plan.changes.slice(from, from + sliceSize)
    await writeMappings(transaction, slice, author)
    await insertImportRows(transaction, importId, slice)
  }
  for (const entry of auditedImport(importId, plan.changes)) audit(entry)
  return { importId, counts: plan.counts() }
}
