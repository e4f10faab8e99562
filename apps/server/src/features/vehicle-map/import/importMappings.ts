import { auditedImport } from '@retain/domain/audit/auditedChanges'
import type {
  ImportedMapping,
  ImportProgress,
  ImportResult,
} from '@retain/domain/vehicle-map/import/mappingImport'
import { importStaleText } from '@retain/domain/vehicle-map/import/importTexts'
import { chunksOf } from 'fp-ts/ReadonlyArray'
import type { Audit } from '../../../audit/appendEntries'
import type { CallAuthor } from '../../../commands/author'
import { ApiProblem } from '../../../core/apiProblem'
import type { DatabaseTransaction } from '../../../db/schema/schema'
import { changesVersion } from './changesVersion'
import { refuseFile } from './csvRecords'
import { addMappings, insertImport, insertImportRows, replaceMappings, writtenAtOnce } from './importQueries'
import { readImport } from './readImport'

/** A file that is to be imported as its preview said. */
export interface WantedImport {
  readonly text: string
  readonly version: string
  readonly leavesOutRefused: boolean
}

/**
 * Writes what a file changes, all of it or nothing, and keeps what was there before. What its preview said is held against each
 * original as it is written, so that nobody else has to wait but who changes one of the same at that moment.
 *
 * @param tell told how far the writing of many rows is.
 * @throws ApiProblem `invalid` for a file that cannot be read, or has refused rows that nobody agreed to leave out; `stale` where
 *   it would change something else by now than its preview said.
 */
export async function importMappings(
  transaction: DatabaseTransaction,
  { text, version, leavesOutRefused }: WantedImport,
  author: CallAuthor,
  audit: Audit,
  tell: (progress: ImportProgress) => void = () => undefined,
): Promise<ImportResult> {
  const plan = await readImport(transaction, text)
  if (plan.refused.length > 0 && !leavesOutRefused) refuseFile(['Rows of the file are refused.'])
  if (changesVersion(plan.changes) !== version) throw new ApiProblem('stale', importStaleText)
  const importId = await insertImport(transaction, author)
  const slices = chunksOf(writtenAtOnce)(plan.changes)
  let done = 0
  const tellSlice = () => {
    done += 1
    // One slice is written before anybody could see how far it is.
    if (slices.length > 1) tell({ done, total: 2 * slices.length })
  }
  for (const slice of slices) {
    await insertImportRows(transaction, importId, slice)
    tellSlice()
  }
  // Last of all: from here on the written originals are held.
  for (const slice of slices) {
    await writeSlice(transaction, slice, author)
    tellSlice()
  }
  for (const entry of auditedImport(importId, plan.changes)) audit(entry)
  return { importId, counts: plan.counts() }
}

async function writeSlice(
  transaction: DatabaseTransaction,
  slice: readonly ImportedMapping[],
  author: CallAuthor,
): Promise<void> {
  const added = await addMappings(
    transaction,
    slice.filter(({ isAdded }) => isAdded),
    author,
  )
  const replaced = await replaceMappings(
    transaction,
    slice.filter(({ isAdded }) => !isAdded),
    author,
  )
  if (added + replaced < slice.length) throw new ApiProblem('stale', importStaleText)
}
