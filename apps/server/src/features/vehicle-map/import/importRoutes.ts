import {
  importVehicleMap,
  previewVehicleMapImport,
  undoVehicleMapImport,
} from '@retain/api-client/vehicle-map'
import { authorOf } from '../../../commands/author'
import { command } from '../../../commands/command'
import type { ApiHost } from '../../../endpoints/apiHost'
import { mount } from '../../../endpoints/mount'
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

  mount(host, importVehicleMap, (call) =>
    command(call, host, importVehicleMap, (transaction, _publish, audit) =>
      importMappings(transaction, call.body, authorOf(call), audit),
    ),
  )

  mount(host, undoVehicleMapImport, (call) =>
    command(call, host, undoVehicleMapImport, (transaction, _publish, audit) =>
      undoImport(transaction, call.body.importId, authorOf(call), audit),
    ),
  )
}
