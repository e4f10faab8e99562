import { contactLogColumnKeys } from '@retain/domain/work-log/columns/columnKeys'
import { expect, it } from 'vitest'
import { columnsBesidePanel, columnsGivingWay } from './columnsBesidePanel'

/** The columns beside the panel in a place of a width; `null` where the panel comes over the list. */
const columnsIn = (width: number) => {
  const given = columnsGivingWay(width)
  return given === null ? null : columnsBesidePanel(given)
}

/** The width of the page beside the navigation and its margins, which is collapsed at 1000 px. */
const placeAt = (window: number) => window - (window <= 1100 ? 56 : 216) - 32

it('keeps all columns where there is room for them and the panel', () => {
  expect(columnsIn(Infinity)).toEqual(contactLogColumnKeys)
  expect(columnsIn(placeAt(1920))).toEqual(contactLogColumnKeys)
})

it.each([
  [1600, ['paymentsLeft', 'dealType', 'equityAmt']],
  [1280, ['paymentsLeft', 'dealType', 'equityAmt', 'vehicleYear', 'vehicleModel', 'replyDate', 'replyBy']],
])('at %i px lets %j give way to the panel', (window, gone) => {
  expect(columnsIn(placeAt(window))).toEqual(contactLogColumnKeys.filter((key) => !gone.includes(key)))
})

it('keeps when, from whom and about what beside the panel at 1000 px', () => {
  expect(columnsIn(placeAt(1000))).toEqual([
    'inboundCreateDate',
    'customer',
    'emailSentBy',
    'inboundContactHistoryId',
  ])
})

it('has no room for the panel beside them where the navigation is wide, or on a phone', () => {
  expect(columnsIn(1000 - 216 - 32)).toBeNull()
  expect(columnsIn(366)).toBeNull()
})
