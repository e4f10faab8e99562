import { expect, it } from 'vitest'
import { closedTypeStatuses, inProcessFamily, isClosedStatus, statusGroups } from './statusGroups'
import { statusLabels } from './statusLabels'
import { statusCodes } from './statuses'

it('there are exactly thirteen status codes, each with its label [L-502] [L-296]', () => {
  expect(statusLabels).toEqual({
    NEW: 'New',
    IPCM: 'In Process - Contact Made',
    IPCNM: 'In Process - Contact Not Made',
    DNC: 'Do Not Contact',
    NPL: 'No Phone Listed',
    LEADPEND: 'Lead Pending',
    LEADSENT: 'Lead Sent',
    LEADCREATED: 'Lead Created',
    LEAM: 'Lease Matured',
    NLO: 'No Longer Owns',
    NOI: 'Not Interested',
    DUPE: 'Duplicate',
    REACTIVATED: 'Reactivated',
  })
  expect(Object.keys(statusLabels)).toEqual(statusCodes)
})

it('the codes are spelled as the specification has them [O-092] [L-106]', () => {
  const codes = 'NEW IPCM IPCNM DNC NPL LEADPEND LEADSENT LEADCREATED LEAM NLO NOI DUPE REACTIVATED'.split(
    ' ',
  )
  expect(statusCodes).toEqual(codes)
})

const members = (list: readonly string[]) => [...list].sort().join(' ')

it.each([
  ['All Active', 'DNC IPCM IPCNM LEADPEND LEADSENT NEW NPL REACTIVATED'],
  ['All In Process', 'IPCM IPCNM'],
  ['All Inactive', 'LEADCREATED LEAM NLO NOI'],
] as const)('%s is exactly %s [O-093] [O-094] [O-095]', (group, codes) => {
  expect(members(statusGroups[group])).toBe(codes)
})

it('the closed type is exactly NLO, LEADCREATED and DUPE [O-096]', () => {
  expect(members(closedTypeStatuses)).toBe('DUPE LEADCREATED NLO')
})

it('the in-process family is exactly five statuses [O-097]', () => {
  expect(members(inProcessFamily)).toBe('IPCM IPCNM LEADPEND LEADSENT NOI')
})

it('every status but a duplicate is active or inactive, never both [L-503]', () => {
  const grouped = [...statusGroups['All Active'], ...statusGroups['All Inactive']]
  expect(new Set(grouped).size).toBe(grouped.length)
  expect(statusCodes.filter((code) => !grouped.some((member) => member === code))).toEqual(['DUPE'])
})

it('what is in process is active', () => {
  expect(statusGroups['All Active']).toEqual(expect.arrayContaining([...statusGroups['All In Process']]))
})

it('NLO, LEADCREATED and DUPE end the work [OP-001]', () => {
  expect(statusCodes.filter(isClosedStatus)).toEqual(['LEADCREATED', 'NLO', 'DUPE'])
})
