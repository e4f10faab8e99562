import { describe, expect, it } from 'vitest'
import { confirmationTimeout } from '../../alerts/toasts'
import { contactLog } from '../contact-log/contactLog'
import { equityLog } from '../equity-log/equityLog'
import { searchLog } from '../search-log/searchLog'
import { serviceLog } from '../service-log/serviceLog'
import {
  builtInColumns,
  columnConfigsRequest,
  columnsSavedText,
  customColumns,
  readColumnConfigs,
  saveColumnsRequest,
  type SavedColumns,
} from './columnConfig'

const saved = (known: Partial<SavedColumns> & { columns?: readonly string[] }): SavedColumns => ({
  savedSearchId: '1',
  isDefault: true,
  filter: { columns: known.columns ?? ['customerName', 'year', 'apr'] },
  version: 1,
  ...known,
})
const standard = saved({})
const own = saved({
  savedSearchId: '7',
  isDefault: false,
  version: 4,
  filter: { columns: ['customerName', 'apr'] },
})

describe('the columns of a log', () => {
  it('are the default ones of the service for somebody without own ones [L-358] [L-359]', () => {
    expect(readColumnConfigs(equityLog, [standard])).toEqual({
      columns: ['customerName', 'year', 'apr'],
      defaultColumns: ['customerName', 'year', 'apr'],
      dirtyColumns: ['customerName', 'year', 'apr'],
      configId: null,
      version: null,
      status: 'COMPLETE',
      errors: [],
    })
  })

  it("are one's own under their id [L-359]", () => {
    expect(readColumnConfigs(equityLog, [own, standard])).toMatchObject({
      columns: ['customerName', 'apr'],
      dirtyColumns: ['customerName', 'apr'],
      defaultColumns: ['customerName', 'year', 'apr'],
      configId: '7',
      version: 4,
      errors: [],
    })
  })

  it('are the built-in ones with an error without a default list [L-366] [L-583]', () => {
    const config = readColumnConfigs(equityLog, [own])
    expect(config.errors).toEqual(['Missing default column list'])
    expect(config.defaultColumns).toEqual(equityLog.defaultColumns)
    expect(config.columns).toEqual(['customerName', 'apr'])
    expect(readColumnConfigs(contactLog, []).columns).toEqual(contactLog.defaultColumns)
  })

  it('are put right for the catalogue', () => {
    const { columns } = readColumnConfigs(serviceLog, [saved({ columns: ['scan', 'gone'] })])
    expect(columns).toEqual(['customerName', 'dealType', 'paymentsLeft', 'scan'])
  })

  it('are the built-in ones before any were read', () => {
    expect(builtInColumns(searchLog)).toEqual({
      columns: searchLog.defaultColumns,
      defaultColumns: searchLog.defaultColumns,
      dirtyColumns: searchLog.defaultColumns,
      configId: null,
      version: null,
      status: 'NOT_STARTED',
      errors: [],
    })
  })
})

it('the lists of a log are asked for under its own key, and so are those of the Contact Log [L-364]', () => {
  expect(
    [equityLog, serviceLog, searchLog, contactLog].map((log) => columnConfigsRequest(log).searchType),
  ).toEqual(['EqLogCol', 'SvcLogCol', 'SrchLogCol', 'ConLogCol'])
})

describe('Apply', () => {
  const config = readColumnConfigs(equityLog, [standard])
  const edited = { ...config, dirtyColumns: [...config.columns, 'note' as const] }

  it('saves the list as Custom under the key of the log [L-360] [L-361] [L-581]', () => {
    expect(customColumns).toEqual({ name: 'Custom', description: 'Custom Equity Log Columns' })
    expect(saveColumnsRequest(equityLog, edited)).toEqual({
      searchType: 'EqLogCol',
      name: 'Custom',
      description: 'Custom Equity Log Columns',
      filter: { columns: ['customerName', 'year', 'apr', 'note'] },
    })
  })

  it('changes the own list that there is, in every log with an editor [L-582]', () => {
    const keys = [equityLog, serviceLog, searchLog].map((log) =>
      saveColumnsRequest(log, readColumnConfigs(log, [standard, own])),
    )
    expect(keys.map(({ searchType, savedSearchId }) => [searchType, savedSearchId])).toEqual([
      ['EqLogCol', '7'],
      ['SvcLogCol', '7'],
      ['SrchLogCol', '7'],
    ])
  })

  it("is answered by 'Log Columns Saved' for 2000 ms", () => {
    expect([columnsSavedText, confirmationTimeout]).toEqual(['Log Columns Saved', 2000])
  })
})
