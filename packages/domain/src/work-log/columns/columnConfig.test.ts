import { describe, expect, it } from 'vitest'
import { confirmationTimeout } from '../../alerts/toasts'
import { contactLog } from '../contact-log/contactLog'
import { equityLog } from '../equity-log/equityLog'
import { searchLog } from '../search-log/searchLog'
import { serviceLog } from '../service-log/serviceLog'
import {
  builtInColumns,
  columnConfigsRequest,
  columnsSaved,
  columnsSavedText,
  customColumns,
  readColumnConfigs,
  saveColumnsRequest,
  type SavedColumns,
} from './columnConfig'
import {
  columnEditorText,
  editColumns,
  hasColumnChanges,
  isCustomColumns,
  showsDefaultButton,
} from './columnEditor'

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

describe('the editor', () => {
  const config = readColumnConfigs(equityLog, [standard])

  it('changes its own list only', () => {
    const edited = editColumns(equityLog, config, { kind: 'add', key: 'note' })
    expect(edited.dirtyColumns).toEqual(['customerName', 'year', 'apr', 'note'])
    expect(edited.columns).toBe(config.columns)
    expect(editColumns(equityLog, config, { kind: 'remove', at: 1 }).dirtyColumns).toEqual([
      'customerName',
      'apr',
    ])
    expect(editColumns(equityLog, config, { kind: 'move', from: 2, to: 1 }).dirtyColumns).toEqual([
      'customerName',
      'apr',
      'year',
    ])
  })

  it('stays the same when an edit changes nothing', () => {
    expect(editColumns(equityLog, config, { kind: 'remove', at: 0 })).toBe(config)
    expect(editColumns(equityLog, config, { kind: 'add', key: 'apr' })).toBe(config)
    expect(editColumns(equityLog, config, { kind: 'cancel' })).toBe(config)
  })

  it('goes back to the list in use, and to the default one', () => {
    const custom = readColumnConfigs(equityLog, [standard, own])
    const edited = editColumns(equityLog, custom, { kind: 'add', key: 'note' })
    expect(editColumns(equityLog, edited, { kind: 'cancel' })).toEqual(custom)
    expect(editColumns(equityLog, edited, { kind: 'default' }).dirtyColumns).toEqual(custom.defaultColumns)
  })

  it.each([
    ['as it opens on the default list', config, { changes: false, custom: false, button: false }],
    [
      'after an edit',
      editColumns(equityLog, config, { kind: 'remove', at: 1 }),
      { changes: true, custom: false, button: true },
    ],
    [
      'as it opens on a custom list',
      readColumnConfigs(equityLog, [standard, own]),
      { changes: false, custom: true, button: true },
    ],
    [
      'on a custom list after Default',
      editColumns(equityLog, readColumnConfigs(equityLog, [standard, own]), { kind: 'default' }),
      { changes: true, custom: true, button: false },
    ],
    [
      'on an own list that equals the default',
      readColumnConfigs(equityLog, [standard, { ...own, filter: standard.filter }]),
      { changes: false, custom: false, button: false },
    ],
  ])(
    'has changes, a custom list and the button Default: %s [L-580]',
    (_, edited, { changes, custom, button }) => {
      expect(hasColumnChanges(edited)).toBe(changes)
      expect(isCustomColumns(edited)).toBe(custom)
      expect(showsDefaultButton(edited)).toBe(button)
    },
  )

  it('says what it is for [L-578]', () => {
    expect(columnEditorText).toBe('Add or remove columns. Drag columns to reorder them.')
  })
})

describe('Apply', () => {
  const edited = editColumns(equityLog, readColumnConfigs(equityLog, [standard]), {
    kind: 'add',
    key: 'note',
  })

  it('saves the list as Custom under the key of the log [L-360] [L-361] [L-581]', () => {
    expect(customColumns).toEqual({ name: 'Custom', description: 'Custom Equity Log Columns' })
    expect(saveColumnsRequest(equityLog, edited)).toEqual({
      searchType: 'EqLogCol',
      name: 'Custom',
      description: 'Custom Equity Log Columns',
      filter: { columns: ['customerName', 'year', 'apr', 'note'] },
    })
  })

  it('changes the own list that there is, in every log with an editor', () => {
    const keys = [equityLog, serviceLog, searchLog].map((log) =>
      saveColumnsRequest(log, readColumnConfigs(log, [standard, own])),
    )
    expect(keys.map(({ searchType, savedSearchId }) => [searchType, savedSearchId])).toEqual([
      ['EqLogCol', '7'],
      ['SvcLogCol', '7'],
      ['SrchLogCol', '7'],
    ])
  })

  it('puts the list in use under the id of the answer [L-362] [L-363]', () => {
    for (const log of [equityLog, serviceLog, searchLog])
      expect(columnsSaved(log, edited, { savedSearchId: '9', version: 2 })).toEqual({
        ...edited,
        columns: edited.dirtyColumns,
        configId: '9',
        version: 2,
      })
  })

  it('never takes over anything in the Contact Log [L-577] [L-582]', () => {
    const config = builtInColumns(contactLog)
    expect(columnsSaved(contactLog, config, { savedSearchId: '9', version: 2 })).toBe(config)
  })

  it("is answered by 'Log Columns Saved' for 2000 ms", () => {
    expect([columnsSavedText, confirmationTimeout]).toEqual(['Log Columns Saved', 2000])
  })
})
