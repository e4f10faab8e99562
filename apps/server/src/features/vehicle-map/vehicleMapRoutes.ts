import {
  deleteVehicleMappings,
  exportVehicleMap,
  filterVehicleMap,
  mapVehicleItems,
  mapping,
} from '@retain/api-client/vehicle-map'
import { dayOf } from '@retain/domain/calendar/storeDay'
import { exportFileName } from '@retain/domain/list/export/exportTexts'
import { mappingFile } from '@retain/domain/vehicle-map/exportedMappings'
import { validateMapping } from '@retain/domain/vehicle-map/mappingDraft'
import { mappingNoun } from '@retain/domain/vehicle-map/mappingItem'
import { auditExport } from '../../commands/auditExport'
import { authorOf } from '../../commands/author'
import { command } from '../../commands/command'
import { orInvalid } from '../../core/orInvalid'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { answerPage, pageWindow } from '../../endpoints/searchPage'
import { StreamedCsv } from '../../endpoints/streamedCsv'
import { offsetOf } from '../../identity/offsetOf'
import { changeMappings } from './changeMappings'
import { exportMappings } from './exportMappings'
import { mountImports } from './import/importRoutes'
import { countMappings, findMappingPage, mappingRows } from './mappingQueries'
import { presentMapping } from './mappingRow'

/** Serves the mapping table: what makes, models and trims of other systems are to us. */
export function mountVehicleMap(host: ApiHost): void {
  mount(host, filterVehicleMap, ({ body, db }) => {
    const { typeCode, text, iconCode = null } = body
    const search = { typeCode, text, iconCode }
    const window = pageWindow(body)
    return answerPage(db, {
      window,
      row: mapping,
      present: presentMapping,
      find: (handle) => findMappingPage(handle, search, window),
      rows: mappingRows(search),
      count: (handle) => countMappings(handle, search),
    })
  })

  mount(host, exportVehicleMap, async (call) => {
    const { body, caller, db, clock } = call
    const { hyperionId, typeCode, text, iconCode = null } = body
    const offset = offsetOf(caller, hyperionId)
    const { size, slices } = await exportMappings(db, { typeCode, text, iconCode }, offset)
    await auditExport(call, { ...mappingFile, hyperionId, search: body, rowCount: size.rowCount })
    return new StreamedCsv(
      exportFileName(mappingFile, hyperionId, dayOf(clock(), offset), size),
      size,
      slices,
    )
  })

  mountImports(host)

  mount(host, mapVehicleItems, (call) => {
    const wanted = orInvalid(validateMapping(call.body), mappingNoun)
    return command(call, host, mapVehicleItems, (transaction, _publish, audit) =>
      changeMappings(transaction, { ...call.body, ...wanted }, authorOf(call), audit),
    )
  })

  mount(host, deleteVehicleMappings, (call) =>
    command(call, host, deleteVehicleMappings, async (transaction, _publish, audit) => {
      await changeMappings(transaction, { ...call.body, mappedTo: null }, authorOf(call), audit)
      return null
    }),
  )
}
