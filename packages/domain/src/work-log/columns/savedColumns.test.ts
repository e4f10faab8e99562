import { expect, it } from 'vitest'
import { savedColumnsOf } from './savedColumns'

const search = {
  savedSearchId: '7',
  searchType: 'EqLogCol',
  name: 'Custom',
  description: null,
  isDefault: false,
  activeFilters: null,
  cleanFilter: null,
  showAdvanced: null,
  version: 3,
}

it('a saved list of columns is read with its id and version', () => {
  expect(savedColumnsOf({ ...search, filter: { columns: ['year', 'apr'] } })).toEqual({
    savedSearchId: '7',
    isDefault: false,
    version: 3,
    filter: { columns: ['year', 'apr'] },
  })
})

it.each([
  [{ columns: ['year', 7, null, ['apr']] }, ['year']],
  [{ columns: 'year' }, []],
  [{}, []],
  [null, []],
  ['year', []],
])('whatever else is stored is left out: %j', (filter, columns) => {
  expect(savedColumnsOf({ ...search, filter }).filter.columns).toEqual(columns)
})
