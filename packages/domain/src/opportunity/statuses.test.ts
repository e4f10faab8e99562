import { expect, it } from 'vitest'
import { isClosedStatus, statusGroups } from './statusGroups'
import { statusLabels } from './statusLabels'
import { statusCodes } from './statuses'

it('there are exactly thirteen status codes, each with a label [L-502] [L-296]', () => {
  expect(statusCodes).toHaveLength(13)
  expect(Object.keys(statusLabels).sort()).toEqual([...statusCodes].sort())
  expect(new Set(Object.values(statusLabels)).size).toBe(13)
})

it('every status but a duplicate is active or inactive, never both [L-106] [L-503]', () => {
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
