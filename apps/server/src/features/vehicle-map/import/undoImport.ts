import { auditedImportUndo } from '@retain/domain/audit/auditedChanges'
import { importUndoStaleText } from '@retain/domain/vehicle-map/import/importTexts'
import { chunksOf } from 'fp-ts/ReadonlyArray'
import { sql } from 'kysely'
import type { Audit } from '../../../audit/appendEntries'
import type { CallAuthor } from '../../../commands/author'
import { ApiProblem } from '../../../core/apiProblem'
import type { DatabaseTransaction } from '../../../db/schema/schema'
import { replaceMappings, selectImportForUpdate, updateImport, writtenAtOnce } from './importQueries'

/**
 * Takes an import back as a whole; one that was taken back already stays so.
 *
 * @throws ApiProblem `notFound` for none that is kept; `stale` where somebody has changed one of its originals since.
 */
export async function undoImport(
  transaction: DatabaseTransaction,
  importId: string,
  author: CallAuthor,
  audit: Audit,
): Promise<null> {
  const found = await selectImportForUpdate(transaction, importId)
  if (found === undefined) throw new ApiProblem('notFound', 'There is no such import.')
  if (found.undone_at !== null) return null
  const undone =
    (await restoreChanged(transaction, importId, author)) + (await deleteAdded(transaction, importId))
  if (undone < (await countRows(transaction, importId))) throw new ApiProblem('stale', importUndoStaleText)
  await updateImport(transaction, importId, { undone_at: author.now })
  audit(auditedImportUndo(importId))
  return null
}

const rowsOf = (transaction: DatabaseTransaction, importId: string) =>
  transaction.selectFrom('vehicle_mapping_import_row as r').where('r.import_id', '=', importId)

async function countRows(transaction: DatabaseTransaction, importId: string): Promise<number> {
  const { count } = await rowsOf(transaction, importId)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Maps what was changed as it was before; answers how many that were, which nobody has changed since. */
async function restoreChanged(
  transaction: DatabaseTransaction,
  importId: string,
  author: CallAuthor,
): Promise<number> {
  const rows = await rowsOf(transaction, importId)
    .where('r.is_added', '=', false)
    .select(['r.type_code as typeCode', 'r.mapped_item as mappedItem'])
    .select(['r.mapped_to as before', 'r.mapped_before as mappedTo'])
    .execute()
  let restored = 0
  for (const slice of chunksOf(writtenAtOnce)(rows))
    restored += await replaceMappings(
      transaction,
      // The rows are there, and keep where they come from.
      slice.map((row) => ({ ...row, originalType: '' })),
      author,
    )
  return restored
}

/** Deletes what was added; answers how many that were, which nobody has changed since. */
async function deleteAdded(transaction: DatabaseTransaction, importId: string): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('vehicle_mapping as m')
    .using('vehicle_mapping_import_row as r')
    .where('r.import_id', '=', importId)
    .where('r.is_added', '=', true)
    .whereRef('m.type_code', '=', 'r.type_code')
    .whereRef('m.mapped_item', '=', 'r.mapped_item')
    .whereRef('m.mapped_to', 'is not distinct from', 'r.mapped_to')
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
