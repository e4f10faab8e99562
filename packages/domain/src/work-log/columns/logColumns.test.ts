import { expect, it } from 'vitest'
import { contactLogColumnKeys, logColumnKeys } from './columnKeys'
import { contactLogColumn } from './contactLogColumns'
import { logColumn } from './logColumns'

const columns = logColumnKeys.map(logColumn)
const keysWith = (test: (column: (typeof columns)[number]) => boolean) =>
  columns.filter(test).map(({ key }) => key)

it('every log row key is a column with its label [L-239] [L-568] [L-302] [L-303] [L-304] [L-305] [L-306] [L-307] [L-308] [L-309] [L-310] [L-311] [L-312] [L-313] [L-314] [L-315] [L-316] [L-317] [L-318] [L-319] [L-320] [L-321] [L-322] [L-323] [L-324] [L-325] [L-326] [L-327] [L-328]', () => {
  expect(Object.fromEntries(columns.map(({ key, label }) => [key, label]))).toEqual({
    customerName: 'Customer',
    dealType: 'Deal Type',
    equityAmount: 'Equity',
    paymentDifferenceFinance: 'Pmt Diff Finance',
    paymentDifferenceLease: 'Pmt Diff Lease',
    lastActionIcon: 'Last Action',
    lender: 'Lender',
    makeName: 'Make',
    modelName: 'Model',
    year: 'Year',
    vehicleMileage: 'Mileage',
    newUsed: 'New/Used',
    note: 'Notes',
    opptOwnerName: 'Opportunity Owner',
    opptStoreName: 'Store',
    paymentsLeft: 'Pmts Left',
    predictiveScore: 'Score',
    roAmount: 'RO Amount',
    roDateTime: 'RO Date',
    scan: 'Scan',
    status: 'Status',
    apptDateTime: 'Appt Date',
    apr: 'APR',
    contactDate: 'Last Contact',
    currentPayment: 'Payment',
    serviceAdvisorName: 'Service Advisor',
    warrantyExpIcon: 'Warranty Exp',
  })
})

it('some columns are centred, amounts and figures stand right, the others left [L-242] [L-571]', () => {
  expect(keysWith(({ align }) => align === 'center').sort()).toEqual(
    [
      'dealType',
      'lastActionIcon',
      'newUsed',
      'paymentsLeft',
      'predictiveScore',
      'scan',
      'warrantyExpIcon',
      'year',
    ].sort(),
  )
  expect(keysWith(({ align }) => align === 'right')).toEqual([
    'equityAmount',
    'paymentDifferenceFinance',
    'paymentDifferenceLease',
    'vehicleMileage',
    'roAmount',
    'apr',
    'currentPayment',
  ])
  expect(keysWith(({ align }) => align === 'left')).toHaveLength(12)
})

it('customer and note take 12 percent, icons 3, year, APR and payments left 4, all others 7 [L-240] [L-570]', () => {
  expect(keysWith(({ widthPercent }) => widthPercent === 12)).toEqual(['customerName', 'note'])
  expect(keysWith(({ widthPercent }) => widthPercent === 3)).toEqual([
    'lastActionIcon',
    'predictiveScore',
    'warrantyExpIcon',
  ])
  expect(keysWith(({ widthPercent }) => widthPercent === 4)).toEqual(['year', 'paymentsLeft', 'apr'])
  expect(keysWith(({ widthPercent }) => widthPercent === 7)).toHaveLength(19)
})

it('the twelve columns of the Contact Log have their labels, places and widths [L-569] [L-570] [L-571]', () => {
  expect(
    contactLogColumnKeys
      .map(contactLogColumn)
      .map(({ key, label, align, widthPercent }) => `${key}: ${label} ${align} ${widthPercent}`),
  ).toEqual([
    'dealType: Deal Type center 7',
    'paymentsLeft: Pmts Left center 4',
    'inboundCreateDate: Received left 7',
    'customer: Customer left 12',
    'emailSentBy: Email Sent By left 7',
    'inboundContactHistoryId: Message left 7',
    'vehicleYear: Year center 4',
    'vehicleModel: Model left 7',
    'equityAmt: Equity right 7',
    'replyContactHistoryId: Reply left 7',
    'replyBy: Reply By left 7',
    'replyDate: Reply Date left 7',
  ])
})
