import * as t from 'io-ts'
import type { Permission } from '@retain/domain/session/user/permissions'
import { largestMapping } from '@retain/domain/vehicle-map/mappingDraft'
import type { SeenMapping } from '@retain/domain/vehicle-map/mappingConflict'
import {
  largestImport,
  type ImportCounts,
  type ImportPreview,
  type ImportProgress,
  type ImportResult,
  type RefusedRow,
} from '@retain/domain/vehicle-map/import/mappingImport'
import { mappingIconCodes, mappingTypes, type MappingItem } from '@retain/domain/vehicle-map/mappingItem'
import {
  hyperionId,
  id,
  instant,
  listUpTo,
  nullable,
  oneOf,
  pageOf,
  record,
  text,
  textUpTo,
  whole,
} from './kernel/codecs'
import { csvFile } from './kernel/csvFile'
import { DataOrProblemType, type DataOrProblem } from './kernel/dataOrProblem'
import { endpoint } from './kernel/endpoint'
import { linesOf } from './kernel/lineStream'

const typeCode = oneOf(mappingTypes)

/** A row of the mapping table (domain `MappingItem`). */
export const mapping: t.Type<MappingItem, unknown> = record(
  {
    typeCode,
    originalType: text,
    mappedItem: text,
    mappedTo: nullable(text),
    changedBy: nullable(t.string),
    changedDate: nullable(instant),
    iconCode: oneOf(mappingIconCodes),
    diff: t.boolean,
  },
  'mapping',
)

const items = listUpTo(largestMapping, text)

const seenMapping: t.Type<SeenMapping, unknown> = record(
  { mappedItem: text, mappedTo: nullable(text) },
  'mapping that was seen',
)

/**
 * What the caller saw of the originals. Where one says something else by now the call is refused (409 `stale`, with the
 * present rows); without it whatever is there is written over. Ours (°).
 */
const seen = t.exact(t.partial({ seen: listUpTo(largestMapping, seenMapping) }))

const ofIcon = t.exact(t.partial({ iconCode: oneOf(mappingIconCodes) }))

const ofMappers = {
  base: 'admin',
  access: { anyOf: ['Opportunity_Can_Edit_HelpLink' satisfies Permission] },
} as const

/**
 * The rows of one mapper whose original or target holds a text, in the order of the originals. `iconCode` leaves out those
 * of other icons; it is ours (°).
 */
export const filterVehicleMap = endpoint({
  ...ofMappers,
  name: 'filterVehicleMap',
  method: 'POST',
  path: '/vehicleMap/filter',
  body: t.intersection([
    record({
      typeCode,
      hyperionId,
      text: textUpTo(200),
      pageNumber: whole(1),
      pageSize: whole(1, 10_000),
    }),
    ofIcon,
  ]),
  output: pageOf(mapping),
  scope: { store: ({ body }) => body.hyperionId },
  kind: 'search',
  rows: ['O-405', 'O-406', 'O-407', 'O-408', 'O-409', 'O-410', 'O-505', 'OP-132'],
})

/**
 * What that call finds as a CSV file, in the place of JSON: from the first row on, at most 100,000 rows, in its order, dates in
 * the offset of the store. `X-Row-Count` says how many rows the file has, `X-Capped: true` that more match. Ours (°).
 */
export const exportVehicleMap = endpoint({
  ...ofMappers,
  name: 'exportVehicleMap',
  method: 'POST',
  path: '/vehicleMap/export',
  body: t.intersection([record({ typeCode, hyperionId, text: textUpTo(200) }), ofIcon]),
  output: csvFile,
  scope: { store: ({ body }) => body.hyperionId },
  answers: 'file',
  kind: 'search',
  rows: [],
})

/** Maps originals to one value, all of them or none; answers their rows. A row that says so already stays as it is. */
export const mapVehicleItems = endpoint({
  ...ofMappers,
  name: 'mapVehicleItems',
  method: 'POST',
  path: '/vehicleMap/map',
  // Longer ones are refused by the rules, in their words.
  body: t.intersection([record({ typeCode, items, mappedTo: textUpTo(1000) }), seen]),
  output: t.readonlyArray(mapping),
  scope: 'none',
  handlesNotFound: true,
  rows: ['O-411', 'O-506', 'OP-131', 'OP-132'],
})

/** Deletes the mappings of originals, which are not mapped then. One that is gone already is no error. */
export const deleteVehicleMappings = endpoint({
  ...ofMappers,
  name: 'deleteVehicleMappings',
  method: 'DELETE',
  path: '/vehicleMap',
  body: t.intersection([record({ typeCode, items }), seen]),
  output: t.null,
  scope: 'none',
  handlesNotFound: true,
  rows: ['O-412', 'O-507', 'OP-132'],
})

const counts: t.Type<ImportCounts, unknown> = record(
  { rows: whole(0), added: whole(0), changed: whole(0), same: whole(0), refused: whole(0) },
  'counts of an import',
)

const refusedRow: t.Type<RefusedRow, unknown> = record(
  { row: whole(1), column: nullable(text), reason: text, value: t.string },
  'refused row',
)

const importPreview: t.Type<ImportPreview, unknown> = record(
  { counts, refused: t.readonlyArray(refusedRow), version: text },
  'preview of an import',
)

export const importResult: t.Type<ImportResult, unknown> = record(
  { importId: id, counts },
  'result of an import',
)

const importProgress: t.Type<ImportProgress, unknown> = record(
  { done: whole(0), total: whole(1) },
  'progress of an import',
)

/** A line of the answer: how far a long import is, or last what became of it. */
export const importLine: t.Type<ImportProgress | DataOrProblem<ImportResult>, unknown> = t.union([
  importProgress,
  new DataOrProblemType(importResult),
])

const ofImports = { ...ofMappers, scope: 'none', rows: [] } as const

/** A file of at most 12,000,000 characters, of which JSON escapes some. */
const file = { text: textUpTo(largestImport) }
const largestBody = 24_000_000

/**
 * Compares a CSV file with the table and writes nothing: how many originals it would add and change, and which rows are refused,
 * each with its reason. A file that has no such columns, or more than 100,000 rows, is refused as a whole (400). Ours (°).
 */
export const previewVehicleMapImport = endpoint({
  ...ofImports,
  name: 'previewVehicleMapImport',
  method: 'POST',
  path: '/vehicleMap/import/preview',
  body: record(file),
  output: importPreview,
  largestBody,
})

/**
 * Writes what the preview of the same file said, all of it or nothing. `version` is that of the preview: where the file, or one
 * of its originals in the table, has changed since, the call is refused (409 `stale`). `leavesOutRefused` agrees that the
 * refused rows are left out; without it a file that has some is refused (400). While many rows are written a line says how many
 * are; the last line is the result, or the problem that has ended it. Ours (°).
 */
export const importVehicleMap = endpoint({
  ...ofImports,
  name: 'importVehicleMap',
  method: 'POST',
  path: '/vehicleMap/import',
  body: record({ ...file, version: text, leavesOutRefused: t.boolean }),
  output: linesOf(importLine),
  answers: 'lines',
  isIdempotent: true,
  largestBody,
})

/**
 * Takes an import back, as a whole: added originals go, changed ones are mapped as before. Where somebody else has changed one
 * since, the call is refused (409 `stale`) and changes nothing. One that was taken back already is no error. Imports can be taken
 * back for 30 days. Ours (°).
 */
export const undoVehicleMapImport = endpoint({
  ...ofImports,
  name: 'undoVehicleMapImport',
  method: 'POST',
  path: '/vehicleMap/import/undo',
  body: record({ importId: id }),
  output: t.null,
  handlesNotFound: true,
})
