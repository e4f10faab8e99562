import { expect, it } from 'vitest'
import { newUsedValues, roStatuses, usedClassifications } from './logRow'
import { unknownRow } from './unknownRow'

it('a row of which nothing is known is new, and neither locked nor scanned', () => {
  expect(Object.fromEntries(Object.entries(unknownRow).filter(([, value]) => value !== null))).toEqual({
    opptId: '',
    hyperionId: '',
    customerName: '',
    isCustomerLocked: false,
    isOrphan: false,
    scan: false,
    statusCode: 'NEW',
    extSvcInProgress: false,
    isLocked: false,
    rowVersion: 0,
  })
})

it('a vehicle is new or used, and a repair order open, scheduled or closed', () => {
  expect(newUsedValues).toEqual(['New', 'Used'])
  expect(roStatuses).toEqual(['Open', 'Scheduled', 'Closed'])
  expect(usedClassifications).toEqual(['4 - Limited Warranty', '5 - CPO', '6 - Manufacturer Warranty'])
})
