import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { deleteSavedSearch, listSavedSearches, saveSearch } from '@retain/api-client/saved-search'
import type { SaveSearchBody } from '@retain/api-client/saved-search'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { contactLog } from '@retain/domain/work-log/contact-log/contactLog'
import { joinList } from '@retain/domain/text/commaList'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import { mostChoices } from '@retain/domain/work-log/filters/choices'
import { editDefaultSearches } from '@retain/domain/work-log/filters/panel/panelButtons'
import { readSavedFilters, storeFilters } from '@retain/domain/work-log/saved-search/storedFilters'
import { searchLog } from '@retain/domain/work-log/search-log/searchLog'
import { serviceLog } from '@retain/domain/work-log/service-log/serviceLog'
import { withApp } from '../../testing/testApp'

const test = withApp()

const person = (userName: string, mayEditDefaults = false) => ({
  userName,
  stores: [],
  roles: mayEditDefaults ? [generalAccess, editDefaultSearches] : [generalAccess],
})

const reds: SaveSearchBody = {
  searchType: 'EQLOG',
  name: '  Reds ',
  filter: storeFilters(equityLogFilters, { color: ['Red'] }, true),
}
const columns = (...keys: string[]): SaveSearchBody => ({
  searchType: 'EqLogCol',
  name: 'Custom',
  description: 'Custom Equity Log Columns',
  filter: { columns: keys },
})

const save = (who: ReturnType<typeof person>, body: SaveSearchBody, version?: number) =>
  test.callAs(who, saveSearch, { body, ...(version === undefined ? {} : { version }) })

async function saved(who: ReturnType<typeof person>, body: SaveSearchBody, version?: number) {
  const answer = await save(who, body, version)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

async function list(who: ReturnType<typeof person>, searchType = 'EQLOG') {
  const answer = await test.callAs(who, listSavedSearches, { query: { searchType } })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const refused = (code: string, status: number) => ({ _tag: 'Left', left: { kind: 'http', code, status } })

describe('the default searches', () => {
  it('stand first, for everybody, and hold nothing that the catalogue does not know', async () => {
    const searches = await list(person('new.here'))
    expect(searches.map(({ name }) => name)).toEqual(['All Active', 'In Equity', 'Leases Ending Soon'])
    for (const search of searches) {
      expect(search.isDefault).toBe(true)
      const { filters, dropped } = readSavedFilters(equityLogFilters, search)
      expect(dropped).toEqual([])
      expect(storeFilters(equityLogFilters, filters, false)).toEqual(search.filter)
    }
  })

  it.each([equityLog, serviceLog, searchLog, contactLog])(
    'there is a default list of columns: $title [L-364] [L-366]',
    async ({ columnConfigKey, defaultColumns }) => {
      const [standard] = await list(person('new.here'), columnConfigKey)
      expect(standard).toMatchObject({ isDefault: true, filter: { columns: defaultColumns } })
    },
  )

  it('can be changed with the permission alone, and deleted by nobody [L-062] [L-489]', async () => {
    const [first] = await list(person('pat'))
    if (first === undefined) throw new Error('There is no default search')
    const body = { ...reds, savedSearchId: first.savedSearchId }
    expect(await save(person('pat'), body, first.version)).toMatchObject(refused('permission', 403))
    const input = { params: { savedSearchId: first.savedSearchId } }
    expect(await test.callAs(person('pat', true), deleteSavedSearch, input)).toMatchObject(
      refused('permission', 403),
    )
    const changed = await saved(person('pat', true), { ...body, name: first.name }, first.version)
    expect(changed).toMatchObject({ isDefault: true, name: first.name, version: first.version + 1 })
    const original = first.filter as Exclude<
      SaveSearchBody['filter'],
      { readonly columns: readonly string[] }
    >
    await saved(person('pat', true), { ...body, name: first.name, filter: original }, changed.version)
  })
})

describe('a saved search', () => {
  it('is its owner’s alone, holds what was saved and ends with its deletion [L-055] [L-060] [L-061] [L-063] [L-448] [L-484] [L-556]', async () => {
    const ann = person('ann')
    const search = await saved(ann, reds)
    expect(search).toMatchObject({
      searchType: 'EQLOG',
      name: 'Reds',
      description: null,
      isDefault: false,
      filter: reds.filter,
      showAdvanced: true,
      version: 1,
    })
    expect(search.activeFilters).toEqual([
      { name: 'color', type: 'multiSelect', label: 'Color', required: true, value: ['Red'] },
    ])
    expect((await list(ann)).at(-1)).toEqual(search)
    expect(await list(person('bob'))).not.toContainEqual(search)

    const input = { params: { savedSearchId: search.savedSearchId } }
    expect(await test.callAs(person('bob', true), deleteSavedSearch, input)).toMatchObject(
      refused('permission', 403),
    )
    for (let times = 0; times < 2; times += 1)
      expect(await test.callAs(ann, deleteSavedSearch, input)).toMatchObject({ _tag: 'Right' })
    expect(await list(ann)).not.toContainEqual(search)
  })

  it('may have the name of another [L-484]', async () => {
    const eve = person('eve')
    const [one, other] = [await saved(eve, reds), await saved(eve, reds)]
    expect(one.savedSearchId).not.toBe(other.savedSearchId)
  })

  it('is changed by its owner who names its version, and by nobody else [L-489]', async () => {
    const cal = person('cal')
    const search = await saved(cal, reds)
    const change = { ...reds, savedSearchId: search.savedSearchId, name: 'Blues' }
    expect(await save(cal, change)).toMatchObject(refused('versionRequired', 400))
    expect(await save(person('dan', true), change, 1)).toMatchObject(refused('permission', 403))
    expect(await saved(cal, change, 1)).toMatchObject({ name: 'Blues', version: 2 })
    expect(await save(cal, change, 1)).toMatchObject(refused('stale', 409))
    expect(await save(cal, { ...change, savedSearchId: '999999' }, 1)).toMatchObject(refused('notFound', 404))
  })

  it.each([
    ['a blank name', { ...reds, name: '  ' }, 'name', 'A name is needed.'],
    ['a long name', { ...reds, name: 'x'.repeat(101) }, 'name', 'A name can hold up to 100 characters.'],
    ['columns', { ...columns('year'), searchType: 'EQLOG' }, 'filter', expect.any(String)],
    ['no columns', { ...reds, searchType: 'EqLogCol' }, 'filter', expect.any(String)],
  ])('is refused with %s', async (_what, body, field, message) => {
    expect(await save(person('ann'), body)).toMatchObject({
      left: { status: 400, code: 'invalid', fieldErrors: [{ field, message }] },
    })
  })
})

describe('a filter of a saved search', () => {
  const colors = (count: number) => Array.from({ length: count }, (_, at) => `Color ${at}`)
  const withColors = ({ joined, listed }: { joined: number; listed: number }): SaveSearchBody => ({
    ...reds,
    filter: {
      values: { color: joinList(colors(joined)) },
      activeFilters: [
        { name: 'color', type: 'multiSelect', label: 'Color', required: true, value: colors(listed) },
      ],
      showAdvanced: true,
    },
  })

  it('holds 500 values, as a search may ask for', async () => {
    const search = await saved(person('hal'), withColors({ joined: mostChoices, listed: mostChoices }))
    expect(readSavedFilters(equityLogFilters, search).filters.color).toHaveLength(mostChoices)
  })

  it.each([
    ['joined', { joined: mostChoices + 1, listed: 1 }, 'filter.values.color'],
    ['as a list', { joined: 1, listed: mostChoices + 1 }, 'filter.activeFilters.0.value'],
  ])('that holds more is refused, %s', async (_how, counts, field) => {
    // The client refuses to send it: this is what somebody else's would meet.
    const token = await test.issuer.tokenFor(person('hal'))
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/opportunity/saved-search',
      headers: { authorization: `Bearer ${token}` },
      payload: withColors(counts),
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ errors: unknown }>()).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ field })]) as unknown,
    })
    expect((await list(person('hal'))).filter(({ isDefault }) => !isDefault)).toHaveLength(1)
  })
})

describe('a list of columns', () => {
  it('is one per person and log, whoever saves it first from however many windows [L-359] [L-360] [L-361]', async () => {
    const flo = person('flo')
    const first = await saved(flo, columns('customerName', 'year'))
    expect(first).toMatchObject({
      name: 'Custom',
      description: 'Custom Equity Log Columns',
      isDefault: false,
    })
    const second = await saved(flo, columns('customerName', 'apr'))
    expect(second).toMatchObject({ savedSearchId: first.savedSearchId, version: 2 })
    expect(await list(flo, 'EqLogCol')).toHaveLength(2)
    const third = { ...columns('customerName'), savedSearchId: first.savedSearchId }
    expect(await saved(flo, third, 2)).toMatchObject({ filter: { columns: ['customerName'] }, version: 3 })
    expect(await saved(person('gus'), columns('customerName'))).toMatchObject({ version: 1 })
  })
})
