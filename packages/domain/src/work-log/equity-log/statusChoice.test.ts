import { describe, expect, it } from 'vitest'
import { statusCodes } from '../../opportunity/status/statuses'
import { leftOutStatus, replaceStatusGroups, statusOptions } from './statusChoice'

it('a search that names no status leaves the duplicates out', () => {
  expect(leftOutStatus).toBe('DUPE')
})

describe('the chosen statuses', () => {
  it.each([
    [['All Active'], 'NEW IPCM IPCNM NPL DNC LEADPEND LEADSENT REACTIVATED'],
    [['All In Process'], 'IPCM IPCNM'],
    [['All Inactive'], 'NLO NOI LEADCREATED LEAM'],
    [['NEW', 'All In Process', 'IPCM'], 'NEW IPCM IPCNM'],
    [['DUPE'], 'DUPE'],
    [['ALL'], 'ALL'],
    [['constructor'], 'constructor'],
    [[], ''],
  ])('%j are sent as the codes %s [L-107] [L-108] [L-109] [L-141] [L-503]', (chosen, codes) => {
    expect(replaceStatusGroups(chosen).join(' ')).toBe(codes)
  })

  it('are offered as the three groups, then the thirteen codes with their labels', () => {
    expect(statusOptions.map(({ id }) => id)).toEqual([
      'All Active',
      'All In Process',
      'All Inactive',
      ...statusCodes,
    ])
    expect(statusOptions.find(({ id }) => id === 'NPL')?.label).toBe('No Phone Listed')
    expect(statusOptions[0]?.label).toBe('All Active')
  })
})
