import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logRow } from '../../../cases/logRow'
import { actionCodes } from '../../activity/actionCodes'
import type { Instant } from '../../calendar/instant'
import { utc } from '../../calendar/storeOffset'
import { dealTypes } from '../../deal/dealTypes'
import { toCents } from '../../money/money'
import { sortDirections } from '../../sorting/sortDirection'
import { logColumnKeys } from '../columns/columnKeys'
import { sortKey } from '../../text/sortKey'
import { cellText } from './cells/cells'
import { compareRows, logRowOrder, orderRows, sortValueOf } from './rowOrder'

const ids = (rows: readonly { opptId: string }[]) => rows.map(({ opptId }) => opptId)

it('a row is sorted by what it holds in a column, texts by their key', () => {
  const figures = {
    equityAmount: toCents(1),
    paymentDifferenceFinance: toCents(2),
    paymentDifferenceLease: toCents(3),
    year: 2020,
    vehicleMileage: 41_208,
    paymentsLeft: 12,
    predictiveScore: 7,
    roAmount: toCents(4),
    roDateTime: '2026-11-01T15:00:00.000Z' as Instant,
    apptDateTime: '2026-11-02T15:00:00.000Z' as Instant,
    apr: 4.9,
    contactDate: '2026-11-03T15:00:00.000Z' as Instant,
    currentPayment: toCents(5),
    warrantyExpIcon: 3,
  }
  const texts = {
    customerName: 'Lee, Ann',
    dealType: 'Finance',
    lastActionIcon: 'OUT_CALL',
    lender: 'Ally',
    makeName: 'Honda',
    modelName: 'Accord',
    newUsed: 'Used',
    note: 'Call after five',
    opptOwnerName: 'Jordan Mills',
    opptStoreName: 'Harbor',
    status: 'Working',
    serviceAdvisorName: 'Pat Roe',
  } as const
  const row = logRow({ ...figures, ...texts, scan: true })
  const keys = Object.entries(texts).map(([column, text]) => [column, sortKey(text)])
  expect(Object.fromEntries(logColumnKeys.map((column) => [column, sortValueOf(row, column)]))).toEqual({
    ...figures,
    ...Object.fromEntries(keys),
    scan: 1,
  })
})

it('a list is ordered by the value of its column, and knows its rows by opptId [L-604]', () => {
  const { idOf, valueOf, orderDirection } = logRowOrder({ orderBy: 'year', orderDirection: 'asc' })
  const row = logRow({ opptId: '7', year: 2020 })
  expect([idOf(row), valueOf(row), orderDirection]).toEqual(['7', 2020, 'asc'])
})

describe('the order of rows', () => {
  it('has the highest first, unknown values last and ties by opptId [L-602] [L-604]', () => {
    const rows = [
      logRow({ opptId: '10', equityAmount: toCents(5) }),
      logRow({ opptId: '2', equityAmount: null }),
      logRow({ opptId: '9', equityAmount: toCents(5) }),
      logRow({ opptId: '1', equityAmount: toCents(-5) }),
    ]
    expect(ids(orderRows(rows, { orderBy: 'equityAmount', orderDirection: 'desc' }))).toEqual([
      '9',
      '10',
      '1',
      '2',
    ])
    expect(ids(orderRows(rows, { orderBy: 'equityAmount', orderDirection: 'asc' }))).toEqual([
      '1',
      '9',
      '10',
      '2',
    ])
  })

  it('sorts customers by customerName, without regard to case and accents [L-590]', () => {
    const names = ['Zimmer, Al', 'álvarez, Luis', 'Alvarez, Ana', 'Lee, Ann']
    const rows = names.map((customerName, at) => logRow({ opptId: String(at), customerName, fullName: 'X' }))
    const sorted = orderRows(rows, { orderBy: 'customerName', orderDirection: 'asc' })
    expect(sorted.map(({ customerName }) => customerName)).toEqual([
      'Alvarez, Ana',
      'álvarez, Luis',
      'Lee, Ann',
      'Zimmer, Al',
    ])
  })

  it('sorts the status by the text that is shown, and an empty text like an unknown one', () => {
    const rows = [
      logRow({ opptId: '1', status: 'IPCM', note: '' }),
      logRow({ opptId: '2', compassStatus: 'Working', status: 'Lead Sent', note: 'b' }),
      logRow({ opptId: '3', note: 'a' }),
    ]
    expect(ids(orderRows(rows, { orderBy: 'status', orderDirection: 'asc' }))).toEqual(['1', '3', '2'])
    expect(ids(orderRows(rows, { orderBy: 'note', orderDirection: 'asc' }))).toEqual(['3', '2', '1'])
  })

  it('has cells that are shown empty last, whatever their row holds [L-604]', () => {
    const row = fc.record({
      dealType: fc.option(fc.constantFrom(...dealTypes)),
      dealTypeCode: fc.option(fc.constantFrom(...dealTypes)),
      paymentDifferenceFinance: fc.option(fc.constant(toCents(100))),
      paymentDifferenceLease: fc.option(fc.constant(toCents(-100))),
      apr: fc.option(fc.constantFrom(0, 4.9)),
      predictiveScore: fc.option(fc.integer({ min: -1, max: 12 })),
      warrantyExpIcon: fc.option(fc.integer({ min: -1, max: 16 })),
      lastActionIcon: fc.option(fc.constantFrom(...actionCodes)),
      scan: fc.boolean(),
      lender: fc.option(fc.constantFrom('', 'Ally')),
    })
    fc.assert(
      fc.property(row.map(logRow), fc.constantFrom(...logColumnKeys), (given, column) => {
        expect(sortValueOf(given, column) === null).toBe(cellText(column, given, utc) === '')
      }),
      { numRuns: 1_000 },
    )
  })

  it('is the same whether rows are compared in pairs or ordered at once', () => {
    const row = fc.record({
      opptId: fc.nat(9999).map(String),
      modelName: fc.option(fc.constantFrom('F-150', 'f-15', 'Élan', '', 'Civic')),
      year: fc.option(fc.integer({ min: 2018, max: 2020 })),
    })
    const rows = fc.uniqueArray(row.map(logRow), { selector: ({ opptId }) => opptId })
    const sort = fc.record({
      orderBy: fc.constantFrom(...logColumnKeys),
      orderDirection: fc.constantFrom(...sortDirections),
    })
    fc.assert(
      fc.property(rows, sort, (given, by) => {
        expect(orderRows(given, by)).toEqual([...given].sort(compareRows(by)))
      }),
    )
  })
})
