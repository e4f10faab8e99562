import { exportLog } from '@retain/api-client/export-log'
import { dayOf } from '@retain/domain/calendar/storeDay'
import { exportFileName, type ExportSize } from '@retain/domain/list/export/exportTexts'
import { auditExport } from '../../commands/auditExport'
import type { ApiHost } from '../../endpoints/apiHost'
import { StreamedCsv } from '../../endpoints/streamedCsv'
import type { Database } from '../../db/schema/schema'
import { ApiProblem } from '../../core/apiProblem'
import { offsetOf } from '../../identity/offsetOf'
import { mount } from '../../endpoints/mount'
import type { ExportedFile, ExportedSource } from './exportedSource'
import { readExport } from './readExport'

/** Serves the export of the logs. */
export function mountExportLog(host: ApiHost): void {
  mount(host, exportLog, async (call) => {
    const { body, caller, db, clock } = call
    const { hyperionId, rowKeys } = body
    const [now, offset] = [clock(), offsetOf(caller, hyperionId)]
    const file = readExport(body, { user: caller, offset, now })
    const { found, size } = await findRows(db, file)
    if (rowKeys !== undefined && size.rowCount < new Set(rowKeys).size)
      throw new ApiProblem('store', 'A row is not one of the stores that are searched.')
    const { search } = body
    const { title } = file.log
    await auditExport(call, { title, hyperionId, search: { ...search }, rowCount: size.rowCount })
    const name = exportFileName(file.log, hyperionId, dayOf(now, offset), size)
    return new StreamedCsv(name, size, slicesOf(db, file.heading, found))
  })
}

/** The rows of a source that stand in the file, by their keys. */
interface FoundRows {
  readonly source: ExportedSource
  readonly keys: readonly string[]
}

/** Finds the rows of a file, and whether there are more than it takes. */
async function findRows(
  db: Database,
  { sources, most }: ExportedFile,
): Promise<{ readonly found: readonly FoundRows[]; readonly size: ExportSize }> {
  const found: FoundRows[] = []
  let [room, isCapped] = [most, false]
  for (const source of sources) {
    const keys = await source.findKeys(db, room + 1)
    isCapped ||= keys.length > room
    found.push({ source, keys: keys.slice(0, room) })
    room -= Math.min(room, keys.length)
  }
  return { found, size: { rowCount: most - room, isCapped } }
}

/**
 * The pieces of a file. The keys are known from the start, so that the order stands; the rows of each piece are read by a
 * query of their own when they are wanted, so that no transaction waits for a slow client.
 */
async function* slicesOf(
  db: Database,
  heading: string,
  found: readonly FoundRows[],
): AsyncGenerator<string, void, void> {
  yield heading
  for (const { source, keys } of found) yield* source.readLines(db, keys)
}
