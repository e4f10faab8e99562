import type { SaveSearchBody } from '@retain/api-client/saved-search'
import { describe, expect, it } from 'vitest'
import { testCaller } from '../../testing/testCall'
import { withDatabase } from '../../testing/testDatabase'
import { deleteSearch, saveSearch } from './changeSearch'
import { findSearches } from './savedSearchQueries'

const test = withDatabase()

const reds: SaveSearchBody = {
  searchType: 'EQLOG',
  name: 'Reds',
  description: 'is kept with columns only',
  filter: { values: {}, activeFilters: [], showAdvanced: false },
}
const columns: SaveSearchBody = { searchType: 'EqLogCol', name: 'Custom', filter: { columns: ['year'] } }

const save = (userName: string, body: SaveSearchBody, version: number | null = null) =>
  test.db.transaction().execute((transaction) => saveSearch(transaction, body, testCaller(userName), version))

const remove = (userName: string, savedSearchId: string) =>
  test.db
    .transaction()
    .execute((transaction) => deleteSearch(transaction, savedSearchId, testCaller(userName)))

describe('a change of a saved search that is refused says why', () => {
  it('where it is not there', async () => {
    await expect(save('ann', { ...reds, savedSearchId: '404' }, 1)).rejects.toMatchObject({
      code: 'notFound',
      message: 'There is no such saved search.',
    })
  })

  it('where it is of another type', async () => {
    const { savedSearchId } = await save('ann', columns)
    await expect(save('ann', { ...reds, savedSearchId }, 1)).rejects.toMatchObject({ code: 'notFound' })
  })

  it('where it is somebody else’s', async () => {
    const { savedSearchId } = await save('ann', reds)
    const notYours = { code: 'permission', message: 'The saved search is not yours to change.' }
    await expect(save('bob', { ...reds, savedSearchId }, 1)).rejects.toMatchObject(notYours)
    await expect(remove('bob', savedSearchId)).rejects.toMatchObject(notYours)
  })

  it('without its version', async () => {
    const { savedSearchId } = await save('ann', reds)
    await expect(save('ann', { ...reds, savedSearchId })).rejects.toMatchObject({
      code: 'versionRequired',
      message: 'A change names its version in If-Match.',
    })
  })

  it('with an old version, and what is there by now', async () => {
    const search = await save('ann', reds)
    const { savedSearchId } = search
    await expect(save('ann', { ...reds, savedSearchId }, 2)).rejects.toMatchObject({
      code: 'stale',
      message: 'The saved search was changed meanwhile.',
      errors: [],
      present: { current: search },
    })
  })

  it('where the filter is of another type', async () => {
    const message = 'The filter does not belong to this type of search.'
    await expect(save('ann', { ...columns, filter: reds.filter })).rejects.toMatchObject({
      code: 'invalid',
      message,
      errors: [{ field: 'filter', code: 'invalid', message }],
    })
  })
})

describe('what one person keeps has an end', () => {
  it('at 200 searches, and lists of columns are not among them', async () => {
    await save('ida', columns)
    for (let saved = 0; saved < 199; saved += 1) await save('ida', reds)
    // Two windows save at once where one search has room.
    const both = await Promise.allSettled([save('ida', reds), save('ida', reds)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const message = 'You have 200 saved searches, which is as many as can be kept. Delete one first.'
    await expect(save('ida', reds)).rejects.toMatchObject({
      code: 'invalid',
      message,
      errors: [{ field: 'name', code: 'invalid', message }],
    })
    await save('ida', columns)
    await save('jo', reds)

    const [own] = (await findSearches(test.db, 'EQLOG', 'ida')).filter(({ user_name }) => user_name !== null)
    const savedSearchId = own?.saved_search_id ?? ''
    expect(await save('ida', { ...reds, savedSearchId }, 1)).toMatchObject({ version: 2 })
    await remove('ida', savedSearchId)
    await save('ida', reds)
  })

  it('at 32 KB in one search or list', async () => {
    const message = 'A saved search can hold up to 32 KB. Choose fewer values.'
    const large = 'x'.repeat(32 * 1024)
    const filter = { values: { color: large }, activeFilters: [], showAdvanced: false }
    const refused = { code: 'invalid', message, errors: [{ field: 'filter', code: 'invalid', message }] }
    await expect(save('kim', { ...reds, filter })).rejects.toMatchObject(refused)
    await expect(save('kim', { ...columns, filter: { columns: [large] } })).rejects.toMatchObject(refused)
    const { savedSearchId } = await save('kim', reds)
    await expect(save('kim', { ...reds, filter, savedSearchId }, 1)).rejects.toMatchObject(refused)
  })
})

it('a search with a filter that has no value is not saved [L-476]', async () => {
  const filters = (value: readonly string[]) => ({
    values: {},
    activeFilters: [{ name: 'color', type: 'multiSelect' as const, label: 'Color', required: true, value }],
    showAdvanced: true,
  })
  const message = 'A value is needed for Color.'
  await expect(save('ann', { ...reds, filter: filters([]) })).rejects.toMatchObject({
    code: 'invalid',
    message,
    errors: [{ field: 'filter', code: 'invalid', message }],
  })
  expect(await save('ann', { ...reds, filter: filters(['Red']) })).toMatchObject({ name: 'Reds' })
})

it('a description is kept with columns only, where it may be missing', async () => {
  expect(await save('cal', reds)).toMatchObject({ description: null })
  expect(await save('cal', columns)).toMatchObject({ description: null })
  expect(await save('cal', { ...columns, description: 'Mine' })).toMatchObject({ description: 'Mine' })
})

it('a search that is deleted is answered nothing, however often', async () => {
  const { savedSearchId } = await save('dan', reds)
  expect([await remove('dan', savedSearchId), await remove('dan', savedSearchId)]).toEqual([null, null])
})

it('the searches of a person stand in the order of saving, behind the default ones in theirs', async () => {
  for (const name of ['b', 'a']) await save('eve', { ...reds, name })
  const searches = await findSearches(test.db, 'EQLOG', 'eve')
  expect(searches.map(({ name, user_name }) => [name, user_name])).toEqual([
    ['All Active', null],
    ['In Equity', null],
    ['Leases Ending Soon', null],
    ['b', 'eve'],
    ['a', 'eve'],
  ])
})
