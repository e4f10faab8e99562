import { describe, expect, it } from 'vitest'
import { logRow } from '../../../../cases/logRow'
import { instantFromEpoch } from '../../../calendar/instant'
import { parseUtcOffset, utc } from '../../../calendar/storeOffset'
import { toCents } from '../../../money/money'
import { cellText, scanDateText, shownApr, shownPaymentDifference } from './cells'
import { logColumnKeys } from '../../columns/columnKeys'
import type { LogRow } from '../logRow'

const eastern = parseUtcOffset('-05:00') ?? utc
const cell = (key: (typeof logColumnKeys)[number], row: Partial<LogRow>) =>
  cellText(key, logRow(row), eastern)
const difference = toCents(-58_60)

describe('payment differences and APR', () => {
  const differences = (row: Partial<LogRow>) => {
    const whole = logRow({ paymentDifferenceFinance: difference, paymentDifferenceLease: difference, ...row })
    return [
      shownPaymentDifference(whole, 'paymentDifferenceFinance'),
      shownPaymentDifference(whole, 'paymentDifferenceLease'),
    ]
  }

  it('are blank on a Cash row [L-275]', () => {
    expect(differences({ dealType: 'Cash' })).toEqual([null, null])
  })

  it('are blank on a Conquest row, by type or code [L-276] [L-596]', () => {
    expect(differences({ dealType: 'Conquest' })).toEqual([null, null])
    expect(differences({ dealType: 'Conquest', dealTypeCode: 'ConquestLease' })).toEqual([null, null])
  })

  it('show on other rows, in whole dollars with the minus before the dollar [L-600]', () => {
    expect(differences({ dealType: 'Finance' })).toEqual([difference, difference])
    expect(cell('paymentDifferenceLease', { dealType: 'Lease', paymentDifferenceLease: difference })).toBe(
      '-$59',
    )
  })

  it('hide the APR of a lease and show that of a loan [L-277] [L-597]', () => {
    expect(shownApr(logRow({ dealType: 'Lease', apr: 4.9 }))).toBeNull()
    expect(cell('apr', { dealType: 'Finance', apr: 4.9 })).toBe('4.9%')
  })
})

describe('cells', () => {
  it('have thousands separators [L-285] [L-286]', () => {
    expect(cell('vehicleMileage', { vehicleMileage: 54321 })).toBe('54,321')
    expect(cell('equityAmount', { equityAmount: toCents(12_345_00) })).toBe('$12,345')
  })

  it('show dates in the offset of the store, with the time where there is one [L-609] [L-452] [L-453]', () => {
    const moment = instantFromEpoch(Date.parse('2024-03-06T03:05:00Z'))
    expect(cell('contactDate', { contactDate: moment })).toBe('03/05/24')
    expect(cell('roDateTime', { roDateTime: moment })).toBe('03/05/24 10:05 pm')
  })

  it('mark a scanned vehicle with its date, and no other [L-528]', () => {
    const scanDate = instantFromEpoch(Date.parse('2024-03-06T03:05:00Z'))
    expect(cell('scan', { scan: true, scanDate })).toBe('✓ 03/05/24')
    expect(cell('scan', { scan: true, scanDate: null })).toBe('✓')
    expect(cell('scan', { scan: false, scanDate })).toBe('')
    expect(scanDateText({ scan: true, scanDate }, eastern)).toBe('03/05/24')
    expect(scanDateText({ scan: false, scanDate }, eastern)).toBe('')
  })

  it('say in words what their icons say', () => {
    expect(cell('lastActionIcon', { lastActionIcon: 'IN_CALL' })).toBe('Call')
    expect(cell('warrantyExpIcon', { warrantyExpIcon: 8 })).toBe('No Warranty')
    expect(cell('predictiveScore', { predictiveScore: 10 })).toBe('10')
    expect(cell('predictiveScore', { predictiveScore: 11 })).toBe('')
    expect(cell('newUsed', { newUsed: 'Used', usedClassification: '5 - CPO' })).toBe('Used CPO')
  })

  it('show what their row holds', () => {
    const row = {
      dealType: 'Finance',
      paymentDifferenceFinance: difference,
      lender: 'Ally',
      makeName: 'Honda',
      modelName: 'Accord',
      year: 2020,
      newUsed: 'New',
      note: 'Call after five',
      opptOwnerName: 'Jordan Mills',
      opptStoreName: 'Harbor',
      paymentsLeft: 1_200,
      roAmount: toCents(99_00),
      apptDateTime: instantFromEpoch(Date.parse('2024-03-06T03:05:00Z')),
      currentPayment: toCents(450_00),
      serviceAdvisorName: 'Pat Roe',
    } as const
    const shown = Object.fromEntries(logColumnKeys.map((key) => [key, cell(key, row)]))
    expect(shown).toMatchObject({
      customerName: 'Lee, Ann',
      dealType: 'Finance',
      paymentDifferenceFinance: '-$59',
      paymentDifferenceLease: '',
      lender: 'Ally',
      makeName: 'Honda',
      modelName: 'Accord',
      year: '2020',
      newUsed: 'New',
      note: 'Call after five',
      opptOwnerName: 'Jordan Mills',
      opptStoreName: 'Harbor',
      paymentsLeft: '1,200',
      roAmount: '$99',
      status: 'New',
      apptDateTime: '03/05/24 10:05 pm',
      currentPayment: '$450',
      serviceAdvisorName: 'Pat Roe',
    })
  })

  it('are empty where nothing is known, but for the customer and the status', () => {
    const filled = logColumnKeys.filter((key) => cell(key, {}) !== '')
    expect(filled).toEqual(['customerName', 'status'])
  })
})
