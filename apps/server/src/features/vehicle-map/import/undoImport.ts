import { auditedImportUndo } from '@retain/domain/audit/auditedChanges'
import { importUndoStaleText } from '@retain/domain/vehicle-map/import/importTexts'
import { sql } from 'kysely'
import type { Audit } from '../../../audit/appendEntries'
import type { CallAuthor } from '../../../commands/author'
import { ApiProblem } from '../../../core/apiProblem'
import type { DatabaseTransaction } from '../../../db/schema/schema'
import { holdMappings, selectImportForUpdate, updateImport, writeMappings } from './importQueries'

const sliceSize = 5000

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
  await holdMappings(transaction)
  if (await isChangedSince(transaction, importId)) throw new ApiProblem('stale', importUndoStaleText)
  await restoreChanged(transaction, importId, author)
  await deleteAdded(transaction, importId)
  await updateImport(transaction, importId, { undone_at: author.now })
  audit(auditedImportUndo(importId))
  return null
}

const rowsOf = (transaction: DatabaseTransaction, importId: string) =>
  transaction.selectFrom('vehicle_mapping_import_row as r').where('r.import_id', '=', importId)

async function isChangedSince(transaction: DatabaseTransaction, importId: string): Promise<boolean> {
  const changed = await rowsOf(transaction, importId)
    .leftJoin('vehicle_mapping as m', (join) =>
      join.onRef('m.type_code', '=', 'r.type_code').onRef('m.mapped_item', '=', 'r.mapped_item'),
    )
    .where('m.mapped_to', 'is distinct from', sql.ref<string>('r.mapped_to'))
    .select('r.mapped_item')
    .limit(1)
    .executeTakeFirst()
  return changed !== undefined
}

async function restoreChanged(
  transaction: DatabaseTransaction,
  importId: string,
  author: CallAuthor,
): Promise<void> {
  const rows = await rowsOf(transaction, importId)
    .where('r.is_added', '=', false)
    .select(['r.type_code as typeCode', 'r.mapped_item as mappedItem', 'r.mapped_before as mappedTo'])
    .execute()
  for (let from = 0; from < rows.length; from += sliceSize)
    await writeMappings(
      transaction,
      // The rows are there, and keep where they come from.
      rows.slice(from, from + sliceSize).map((row) => ({ ...row, originalType: '' })),
      author,
    )
}

async function deleteAdded(transaction: DatabaseTransaction, importId: string): Promise<void> {
  await transaction
    .deleteFrom('vehicle_mapping as m')
    .using('vehicle_mapping_import_row as r')
    .where('r.import_id', '=', importId)
    .where('r.is_added', '=', true)
    .whereRef('m.type_code', '=', 'r.type_code')
    .whereRef('m.mapped_item', '=', 'r.mapped_item')
    .execute()
}
