import {
  importLine,
  importResult,
  importVehicleMap,
  previewVehicleMapImport,
  undoVehicleMapImport,
} from '@retain/api-client/vehicle-map'
import type { ImportProgress } from '@retain/domain/vehicle-map/import/mappingImport'
import { authorOf } from '../../../commands/author'
import { command } from '../../../commands/command'
import { problemDocument } from '../../../core/apiProblem'
import type { ApiHost } from '../../../endpoints/apiHost'
import { mount, routeOf } from '../../../endpoints/mount'
import { progressLines } from '../../../endpoints/progressLines'
import { StreamedLines } from '../../../endpoints/streamedLines'
import { loggedProblemOf } from '../../../http/answerErrors'
import { changesVersion } from './changesVersion'
import { importMappings } from './importMappings'
import { readImport } from './readImport'
import { undoImport } from './undoImport'

/** Serves the import of the mapping table: its preview, the import, and taking it back. */
export function mountImports(host: ApiHost): void {
  mount(host, previewVehicleMapImport, async ({ body, db }) => {
    const { counts, refused, changes } = await readImport(db, body.text)
    return { counts: counts(), refused, version: changesVersion(changes) }
  })

  mount(host, importVehicleMap, async (call) => {
    const { requestId } = call
    // What is kept of it for a repeated key is its result alone.
    const kept = { ...importVehicleMap, output: importResult }
    const lines = await progressLines(
      (tell: (progress: ImportProgress) => void) =>
        command(call, host, kept, (transaction, _publish, audit) =>
          importMappings(transaction, call.body, authorOf(call), audit, tell),
        ),
      (error) => {
        const problem = loggedProblemOf(error, host.fastify.log.child({ requestId }))
        return { problem: problemDocument(problem, requestId, routeOf(importVehicleMap).url) }
      },
    )
    return new StreamedLines(importLine, lines)
  })

  mount(host, undoVehicleMapImport, (call) =>
    command(call, host, undoVehicleMapImport, (transaction, _publish, audit) =>
      undoImport(transaction, call.body.importId, authorOf(call), audit),
    ),
  )
}
