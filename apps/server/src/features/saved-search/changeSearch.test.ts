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
