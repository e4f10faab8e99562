import { expect, it } from 'vitest'
import { saveAsNew, saveOver } from './saveRequest'

const filter = { values: { color: 'Red' }, activeFilters: [], showAdvanced: false }

it('a new search is saved with its type, filter and name, without an id [L-428]', () => {
  expect(saveAsNew('Reds', filter)).toEqual({ searchType: 'EQLOG', name: 'Reds', filter })
})

it('an update keeps the name, the type and the id', () => {
  const search = { savedSearchId: '7', searchType: 'EQLOG', name: 'Reds', isDefault: false }
  expect(saveOver(search, filter)).toEqual({ savedSearchId: '7', searchType: 'EQLOG', name: 'Reds', filter })
})
