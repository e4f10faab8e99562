import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import {
  exportPeople,
  getPerson,
  listPeopleChoices,
  listPermissionHolders,
  person,
  searchPeople,
} from '@retain/api-client/people'
import { auditedStores } from '@retain/domain/audit/auditAccess'
import { dayOf } from '@retain/domain/calendar/storeDay'
import { exportFileName } from '@retain/domain/list/export/exportTexts'
import { exportedPeople, mostExportedPeople, peopleFile } from '@retain/domain/people/exportedPeople'
import { isStoreEnabled } from '@retain/domain/settings/readSettings'
import { findNamedStores } from '../../access/namedStores'
import { readStoreSettings } from '../../access/storeSettings'
import { auditExport } from '../../commands/auditExport'
import type { Config } from '../../config/config'
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
  countHolders,
  countPeople,
  findHolders,
  findPeoplePage,
  findVisiblePerson,
  peopleRows,
  type PeopleSearch,
  type VisibleStores,
} from './peopleQueries'
import { presentPerson, presentPersonDetail } from './presentPerson'

/** Serves who may do what and where to administrators: people, one of them, and who holds a permission. */
export function mountPeople(host: ApiHost, { identity }: Pick<Config, 'identity'>): void {
  const claims = { permissions: identity.rolesClaim, stores: identity.storesClaim }

  mount(host, searchPeople, ({ body, caller, db, clock }) => {
    const search = searchOf(body, caller)
    const window = pageWindow(body)
    return answerPage(db, {
      window,
      row: person,
      present: presentPerson(search.visible, clock()),
      find: (handle) => findPeoplePage(handle, search, window),
      rows: peopleRows(search),
      count: (handle) => countPeople(handle, search),
    })
  })

  mount(host, exportPeople, async (call) => {
    const { body, caller, db, clock } = call
    const { hyperionId } = body
    const offset = offsetOf(caller, hyperionId)
    const search = searchOf(body, caller)
    const rows = peopleRows(search)
    const found = await rows.findKeys(db, { limit: mostExportedPeople + 1, offset: 0 })
    const keys = found.slice(0, mostExportedPeople)
    const size = { rowCount: keys.length, isCapped: found.length > keys.length }
    await auditExport(call, { ...peopleFile, hyperionId, search: body, rowCount: size.rowCount })
    const { heading, lines } = exportedPeople(offset)
    const present = presentPerson(search.visible, clock())
    async function* slices() {
      yield heading
      for await (const slice of readByKeys(db, rows, keys)) yield lines(slice.map(present))
    }
    const name = exportFileName(peopleFile, hyperionId, dayOf(clock(), offset), size)
    return new StreamedCsv(name, size, slices())
  })

  mount(host, listPeopleChoices, async ({ caller, db }) => {
    const visible = visibleTo(caller)
    return { stores: await findNamedStores(db, visible), permissions: await countHolders(db, visible) }
  })

  mount(host, getPerson, async ({ params: { userName }, caller, db, clock }) => {
    const visible = visibleTo(caller)
    const row = await findVisiblePerson(db, userName, visible)
    if (row === undefined) throw new ApiProblem('notFound', 'There is no such person.')
    const codes = row.stores.map(({ hyperionId }) => hyperionId)
    const enabled = await enabledStores(db, codes)
    return presentPersonDetail(row, { visible, enabled, claims, now: clock() })
  })

  mount(host, listPermissionHolders, ({ query: { permission }, caller, db }) =>
    findHolders(db, permission, visibleTo(caller)),
  )
}

const visibleTo = ({ roles, stores }: Caller): VisibleStores =>
  auditedStores({ roles, hyperionIds: stores.map(({ storeCode }) => storeCode) })

/** What a body looks for. Nobody is found in a store that the caller may not see. */
function searchOf(body: BodyOf<typeof exportPeople>, caller: Caller): PeopleSearch {
  const { text = '', storeCode, permission, orderBy = 'fullName', orderDirection = 'asc' } = body
  const visible = visibleTo(caller)
  const isHidden = storeCode !== undefined && visible !== null && !visible.includes(storeCode)
  return {
    visible: isHidden ? [] : visible,
    text,
    storeCode: storeCode ?? null,
    permission: permission ?? null,
    orderBy,
    orderDirection,
  }
}

async function enabledStores(db: Database, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const stores = await readStoreSettings(db, codes, ['EAStoreEnabled'])
  const enabled = [...stores.values()].filter(({ settings }) =>
    isStoreEnabled(settings.get('EAStoreEnabled')?.settingValue ?? null),
  )
  return new Set(enabled.map(({ hyperionId }) => hyperionId))
}
