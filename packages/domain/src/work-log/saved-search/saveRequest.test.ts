import { expect, it } from 'vitest'
import { saveAsNew, saveOver } from './saveRequest'
import { storeFilters } from './storedFilters'
import { equityLogFilters } from '../equity-log/equityLogFilters'
import { builtInColumns, saveColumnsRequest } from '../columns/columnConfig'
import { equityLog } from '../equity-log/equityLog'

const filter = { values: { color: 'Red' }, activeFilters: [], showAdvanced: false }

it('a new search is saved with its type, filter and name, without an id [L-428]', () => {
  expect(saveAsNew('Reds', filter)).toEqual({ searchType: 'EQLOG', name: 'Reds', filter })
})

it('an update keeps the name, the type and the id', () => {
  const search = { savedSearchId: '7', searchType: 'EQLOG', name: 'Reds', isDefault: false }
  expect(saveOver(search, filter)).toEqual({ savedSearchId: '7', searchType: 'EQLOG', name: 'Reds', filter })
})

it('a filter carries its values, what is active and whether the panel is open; one of columns carries their keys [L-483]', () => {
  const { filter: saved } = saveAsNew(
    'Reds',
    storeFilters(equityLogFilters, { color: ['Red'], lender: [] }, true),
  )
  expect(saved).toEqual({
    values: { color: 'Red' },
    activeFilters: [
      { name: 'color', type: 'multiSelect', label: 'Color', required: true, value: ['Red'] },
      { name: 'lender', type: 'multiSelect', label: 'Lender', required: true, value: [] },
    ],
    showAdvanced: true,
  })
  expect(saveColumnsRequest(equityLog, { ...builtInColumns(equityLog), configId: '7' })).toEqual({
    searchType: 'EqLogCol',
    name: 'Custom',
    description: 'Custom Equity Log Columns',
    filter: { columns: equityLog.defaultColumns },
    savedSearchId: '7',
  })
})
