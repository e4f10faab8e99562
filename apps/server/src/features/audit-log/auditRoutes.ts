import {
  auditEntry,
  exportAuditLog,
  getAuditEntry,
  listAuditChoices,
  searchAuditLog,
} from '@retain/api-client/audit-log'
import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import { auditedStores } from '@retain/domain/audit/auditAccess'
import { mostAuditEntries, mostExportedAuditEntries } from '@retain/domain/audit/auditFilter'
import { auditFile, exportedAudit } from '@retain/domain/audit/exportedAudit'
import { dayOf, firstMoment, lastMoment } from '@retain/domain/calendar/storeDay'
import { exportFileName } from '@retain/domain/list/export/exportTexts'
import { findNamedStores } from '../../access/namedStores'
import { auditExport } from '../../commands/auditExport'
import { ApiProblem } from '../../core/apiProblem'
import { readByKeys } from '../../db/keyedRows'
import type { Database } from '../../db/schema/schema'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { answerPage, pageWindow } from '../../endpoints/searchPage'
import { StreamedCsv } from '../../endpoints/streamedCsv'
import type { Caller } from '../../identity/caller'
import { offsetOf } from '../../identity/offsetOf'
import {
  countEntries,
  entryRows,
  findAuditPeople,
  findEntry,
  findEntryPage,
  type AuditSearch,
} from './auditQueries'
import { presentDetail, presentEntry } from './presentAudit'

/** Serves the audit log to administrators: its list, its file, and single entries with what they changed. */
export function mountAuditLog(host: ApiHost): void {
  mount(host, searchAuditLog, ({ body, caller, db }) => {
    const search = searchOf(body, caller)
    const window = pageWindow(body)
    return answerPage(db, {
      window,
      row: auditEntry,
      present: presentEntry,
      find: (handle) => findEntryPage(handle, search, window),
      rows: entryRows(search),
      count: (handle) => countEntries(handle, search),
      most: mostAuditEntries,
    })
  })

  mount(host, exportAuditLog, async (call) => {
    const { body, caller, db, clock } = call
    const { hyperionId } = body
    const offset = offsetOf(caller, hyperionId)
    const search = searchOf(body, caller)
    const { size, keys } = await findExported(db, search)
    await auditExport(call, { ...auditFile, hyperionId, search: body, rowCount: size.rowCount })
    const { heading, lines } = exportedAudit(offset)
    const rows = entryRows(search)
    async function* slices() {
      yield heading
      for await (const slice of readByKeys(db, rows, keys)) yield lines(slice.map(presentEntry))
    }
    const name = exportFileName(auditFile, hyperionId, dayOf(clock(), offset), size)
    return new StreamedCsv(name, size, slices())
  })

  mount(host, listAuditChoices, async ({ caller, db }) => {
    const stores = storesOf(caller)
    return {
      people: await findAuditPeople(db, withShared(stores)),
      stores: await findNamedStores(db, stores),
    }
  })

  mount(host, getAuditEntry, async ({ params: { sequence }, caller, db }) => {
    const stores = storesOf(caller)
    const row = await findEntry(db, sequence, withShared(stores))
    if (row === undefined) throw new ApiProblem('notFound', 'There is no such entry.')
    return presentDetail(row)
  })
}

const storesOf = ({ roles, stores }: Caller): readonly string[] | null =>
  auditedStores({ roles, hyperionIds: stores.map(({ storeCode }) => storeCode) })

/** Some stores with the entries that tell of more than one. */
const withShared = (stores: readonly string[] | null): AuditSearch['stores'] =>
  stores === null ? null : [null, ...stores]

/** What a body looks for, as far as the caller may read it. */
function searchOf(
  { hyperionId, userName, kind, storeCode, from, to }: BodyOf<typeof exportAuditLog>,
  caller: Caller,
): AuditSearch {
  const offset = offsetOf(caller, hyperionId)
  return {
    stores: searchedStores(storesOf(caller), storeCode),
    userName: userName ?? null,
    kind: kind ?? null,
    from: from === undefined ? null : firstMoment(from, offset),
    to: to === undefined ? null : lastMoment(to, offset),
  }
}

function searchedStores(
  visible: readonly string[] | null,
  wanted: string | undefined,
): AuditSearch['stores'] {
  if (wanted !== undefined) return visible === null || visible.includes(wanted) ? [wanted] : []
  return withShared(visible)
}

async function findExported(db: Database, search: AuditSearch) {
  const found = await entryRows(search).findKeys(db, { limit: mostExportedAuditEntries + 1, offset: 0 })
  const keys = found.slice(0, mostExportedAuditEntries)
  return { keys, size: { rowCount: keys.length, isCapped: found.length > keys.length } }
}
