import { describe, expect, it } from 'vitest'
import { contactLogColumnKeys, logColumnKeys } from './columns/columnKeys'
import { contactLog } from './contact-log/contactLog'
import { equityLog } from './equity-log/equityLog'
import { visibleColumns } from './gridLayout'
import { logTypes } from './logTypes'
import { searchLog } from './search-log/searchLog'
import { serviceLog } from './service-log/serviceLog'

const opportunityLogs = [equityLog, serviceLog, searchLog]

it('every log has one definition', () => {
  expect([equityLog, serviceLog, searchLog, contactLog].map(({ id }) => id)).toEqual(logTypes)
})

describe('the opportunity logs', () => {
  it('offer the same columns, on the grid of opportunities [L-231]', () => {
    for (const log of opportunityLogs) {
      expect(log.columns.map(({ key }) => key)).toEqual(logColumnKeys)
      expect([log.gridType, log.hasColumnEditor]).toEqual(['OpportunityLog', true])
    }
  })

  it('begin with fifteen columns, of which a narrow screen shows the first nine, the fixed ones in front', () => {
    for (const { defaultColumns, fixedColumns, gridType } of opportunityLogs) {
      expect(visibleColumns(gridType, defaultColumns, 1301)).toEqual(defaultColumns)
      expect(new Set(defaultColumns).size).toBe(15)
      expect(visibleColumns(gridType, defaultColumns, 1300)).toEqual(defaultColumns.slice(0, 9))
      expect(defaultColumns.slice(0, fixedColumns.length)).toEqual(fixedColumns)
    }
  })
})

describe('the Contact Log', () => {
  it('shows its twelve columns at every width, and has no editor [L-572] [L-576] [L-577]', () => {
    expect(contactLog.columns.map(({ key }) => key)).toEqual(contactLogColumnKeys)
    expect(contactLog.defaultColumns).toEqual(contactLogColumnKeys)
    expect(visibleColumns(contactLog.gridType, contactLog.defaultColumns, 390)).toHaveLength(12)
    expect([contactLog.hasColumnEditor, contactLog.fixedColumns]).toEqual([false, []])
  })

  it('is sorted by the newest email [L-199]', () => {
    expect(contactLog.defaultSort).toEqual({ orderBy: 'inboundCreateDate', orderDirection: 'desc' })
  })
})

it('every log is searched by its own call [L-551] [L-553] [L-550]', () => {
  expect([equityLog, serviceLog, searchLog, contactLog].map(({ endpoint }) => endpoint.name)).toEqual([
    'searchLogs',
    'searchLogs',
    'searchLog',
    'searchContactLog',
  ])
})

it('every log is filtered by its own filters', () => {
  expect(Object.values(serviceLog.filters).map(({ label }) => label)).toEqual([
    'Last Service Date',
    'Deal Type',
    'Flagged',
    'RO Status',
  ])
  expect(Object.values(contactLog.filters).map(({ label }) => label)).toEqual([
    'Received',
    'Reply Status',
    'Email Sent By',
  ])
  expect(searchLog.filters).toBe(equityLog.filters)
})
