import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { searchLogs, type ServiceLogFields } from '@retain/api-client/work-log'
import type { RequestedEquityLogFields } from '@retain/domain/work-log/conditions/equityLogConditions'
import { toCents } from '@retain/domain/money/money'
import { statusGroups } from '@retain/domain/opportunity/status/statusGroups'
import { generalAccess } from '@retain/domain/session/user/permissions'
import type { SearchedOpportunity } from '@retain/domain/work-log/conditions/searchedOpportunity'
import { addStore } from '../../../testing/fixtures'
import { addSearched, unknownOpportunity } from '../../../testing/searchedOpportunities'
import { at, withApp } from '../../../testing/testApp'

const test = withApp()

type Some = Partial<SearchedOpportunity>
type Asked =
  | ({ readonly source: 'EQLOG' } & RequestedEquityLogFields)
  | ({ readonly source: 'SVCLOG' } & ServiceLogFields)

async function search(hyperionId: string, asked: Asked) {
  const person = { roles: [generalAccess], stores: [hyperionId] }
  return test.callAs(person, searchLogs, { body: { hyperionId, ...asked } })
}

/** Adds opportunities to a store of their own and says which of them, by their places, a search finds. */
async function found(asked: Asked, rows: readonly Some[]): Promise<readonly number[]> {
  const hyperionId = await addStore(test.db)
  const ids = await addSearched(
    test.db,
    rows.map((row) => ({ ...unknownOpportunity(hyperionId), serviceStoreHyperionId: hyperionId, ...row })),
  )
  const answer = await search(hyperionId, asked)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  const listed = answer.right.data.list.map(({ opptId }) => ids.indexOf(opptId))
  expect(answer.right.data.total).toBe(listed.length)
  return listed.sort((a, b) => a - b)
}

const march = (day: number) => at(`2026-03-${String(day).padStart(2, '0')}T12:00:00.000Z`)
const cents = (dollars: number) => toCents(dollars * 100)

/** What is asked, what has to be found, and what has to be left out. */
const filters: readonly (readonly [
  title: string,
  asked: RequestedEquityLogFields,
  wanted: readonly Some[],
  others: readonly Some[],
])[] = [
  ['APR [L-071]', { aprFrom: 2, aprTo: 5 }, [{ apr: 2 }, { apr: 5 }], [{ apr: 5.001 }, { apr: 1.9 }, {}]],
  [
    'APR, which a lease does not show',
    { aprFrom: 2 },
    [{ apr: 4, dealType: 'Finance' }],
    [{ apr: 4, dealType: 'Lease' }],
  ],
  [
    'Color [L-072]',
    { color: 'Red,O%27Hare%2C Blue' },
    [{ color: 'Red' }, { color: "O'Hare, Blue" }],
    [{ color: 'Blue' }, {}],
  ],
  [
    'Compass Status [L-073]',
    { compassStatus: 'Working' },
    [{ compassStatus: 'Working' }],
    [{ compassStatus: 'Sold' }, {}],
  ],
  [
    'Customer Radius [L-074] [L-497]',
    { miles: 12.5 },
    [{ milesFromStore: 12.5 }],
    [{ milesFromStore: 12.6 }, {}],
  ],
  [
    'Deal Type [L-075] [L-505]',
    { dealType: 'Lease' },
    [{ dealType: 'Lease' }],
    [{ dealType: 'Finance' }, {}],
  ],
  [
    'Deal Type with a Conquest code [L-142] [L-506]',
    { dealType: 'Lease,Conquest', dealTypeCode: 'ConquestFinance' },
    [{ dealType: 'Lease' }, { dealType: 'Conquest', dealTypeCode: 'ConquestFinance' }],
    [{ dealType: 'Conquest', dealTypeCode: 'ConquestCash' }, { dealType: 'Conquest' }],
  ],
  [
    'plain Conquest, which matches every code [L-506]',
    { dealType: 'Conquest' },
    [{ dealType: 'Conquest', dealTypeCode: 'ConquestCash' }, { dealType: 'Conquest' }],
    [{ dealType: 'Cash' }],
  ],
  [
    'Equity, which may be negative [L-076] [L-495]',
    { eqRangeFrom: -10.5, eqRangeTo: 5000 },
    [{ equityAmount: cents(-10.5) }, { equityAmount: cents(5000) }],
    [{ equityAmount: toCents(-1051) }, { equityAmount: toCents(500_001) }, {}],
  ],
  [
    'Last Contact Date [L-077]',
    { LastContactDateFrom: march(2), LastContactDateTo: march(4) },
    [{ contactDate: march(2) }, { contactDate: march(4) }],
    [{ contactDate: march(5) }, {}],
  ],
  [
    'Last Contact Type [L-078]',
    { lastContactType: 'Phone' },
    [{ lastActionIcon: 'OUT_CALL' }, { lastActionIcon: 'IN_CALL' }],
    [{ lastActionIcon: 'OUT_EMAIL' }, { lastActionIcon: 'NOTE' }, {}],
  ],
  [
    'Last Service Date [L-079]',
    { lastServiceFrom: march(2), lastServiceTo: march(4) },
    [{ roDateTime: march(3) }],
    [{ roDateTime: march(1) }, { apptDateTime: march(3) }],
  ],
  [
    'Lender [L-080] [L-405]',
    { lender: 'ALLY' },
    [{ lenderCode: 'ALLY' }, { lenderCode: 'ALLY|12' }],
    [{ lenderCode: 'BOFA' }, {}],
  ],
  [
    'Make [L-081]',
    { makeId: '12', make: 'Ford' },
    [{ makeId: '12' }],
    [{ makeId: '13', makeName: 'Ford' }, {}],
  ],
  ['Make by its name', { make: 'Ford' }, [{ makeName: 'Ford' }], [{ makeName: 'Fiat' }, {}]],
  [
    'Mileage [L-082]',
    { mileageFrom: 10_000, mileageTo: 20_000 },
    [{ vehicleMileage: 10_000 }],
    [{ vehicleMileage: 20_001 }, {}],
  ],
  ['Model [L-083]', { modelId: '7,8' }, [{ modelId: '7' }, { modelId: '8' }], [{ modelId: '9' }, {}]],
  ['New or Used [L-084] [L-498]', { newUsed: 'Used' }, [{ newUsed: 'Used' }], [{ newUsed: 'New' }, {}]],
  [
    'Opportunity Owner [L-085]',
    { oppOwner: 'O%27Brien%2C Ann' },
    [{ opptOwnerName: "O'Brien, Ann" }],
    [{ opptOwnerName: 'Ann' }, {}],
  ],
  [
    'Opportunity Status [L-086]',
    { oppStatus: 'IPCM,IPCNM' },
    [{ statusCode: 'IPCM' }, { statusCode: 'IPCNM' }],
    [{}],
  ],
  [
    'Original Salesperson [L-087]',
    { origSalesPerson: 'ann.lee' },
    [{ originalSalesperson: 'ann.lee' }],
    [{ originalSalesperson: 'bob' }, {}],
  ],
  ['No Salesperson [L-408] [L-601]', { origSalesPerson: '0' }, [{}], [{ originalSalesperson: 'ann.lee' }]],
  [
    'Original Term [L-088]',
    { originalTermFrom: 36, originalTermTo: 60 },
    [{ originalTerm: 36 }],
    [{ originalTerm: 61 }, {}],
  ],
  [
    'Payment Difference [L-089]',
    { paymentDiffType: 'Finance', paymentDiffFrom: 0, paymentDiffTo: 50 },
    [{ dealType: 'Lease', paymentDifferenceFinance: cents(50) }],
    [{ paymentDifferenceFinance: cents(51) }, { paymentDifferenceFinance: cents(1), dealType: 'Cash' }, {}],
  ],
  [
    'Payment Difference of the original deal type [L-493]',
    { paymentDiffType: 'Original Deal Type', paymentDiffFrom: 0, paymentDiffTo: 50 },
    [
      { dealType: 'Lease', paymentDifferenceLease: cents(50), paymentDifferenceFinance: cents(99) },
      { dealType: 'Finance', paymentDifferenceLease: cents(99), paymentDifferenceFinance: cents(0) },
    ],
    [
      { dealType: 'Cash', paymentDifferenceFinance: cents(1) },
      { dealType: 'Conquest', dealTypeCode: 'ConquestLease', paymentDifferenceLease: cents(1) },
    ],
  ],
  [
    'Payments Remaining [L-091]',
    { paymentRemFrom: 1, paymentRemTo: 12 },
    [{ paymentsLeft: 12 }],
    [{ paymentsLeft: 0 }, {}],
  ],
  [
    'Prediction Score [L-092]',
    { predictiveScoreFrom: 7 },
    [{ predictiveScore: 10 }],
    [{ predictiveScore: 6 }, { predictiveScore: 11 }, {}],
  ],
  [
    'Purchase Date [L-093]',
    { purchaseDateFrom: march(2), purchaseDateTo: march(4) },
    [{ purchaseDate: march(2) }],
    [{ purchaseDate: march(1) }, {}],
  ],
  ['Recalls [L-094] [L-499]', { carfaxRecall: 'YES' }, [{ hasRecall: true }], [{ hasRecall: false }]],
  ['no Recalls [L-094]', { carfaxRecall: 'NO' }, [{ hasRecall: false }], [{ hasRecall: true }]],
  [
    'Replacement Used [L-095] [L-507]',
    { replVehStockNo: 's#a1b2c3d4' },
    [{ replVehStockNo: 'A1B2C3D4' }],
    [{ replVehStockNo: 'A1B2C3D5' }, {}],
  ],
  [
    'Selling Store [L-096]',
    { sellingHyperionId: 'HAR' },
    [{ sellingHyperionId: 'HAR' }],
    [{ sellingHyperionId: 'BLR' }, {}],
  ],
  ['Trim [L-097]', { trimId: '71' }, [{ trimId: '71' }], [{ trimId: '72' }, {}]],
  [
    'Warranty Exp [L-098]',
    { warrantyExp: 'WARRANTY' },
    [{ warrantyExpIcon: 2 }, { warrantyExpIcon: 9 }],
    [{ warrantyExpIcon: 1 }, { warrantyExpIcon: 16 }, {}],
  ],
  ['Year [L-099]', { yearFrom: 2018, yearTo: 2020 }, [{ year: 2018 }, { year: 2020 }], [{ year: 2021 }, {}]],
  [
    'Flagged [L-100]',
    { flgOpptAssocName: 'Flora One' },
    [{ flaggedBy: ['Ben Two', 'Flora One'] }],
    [{ flaggedBy: ['Ben Two'] }, {}],
  ],
  [
    'incoming email [L-110] [L-500]',
    { incomingEmailFrom: march(2), incomingEmailTo: march(4) },
    [{ incomingEmails: [march(1), march(3)] }],
    [{ incomingEmails: [march(1), march(5)] }, {}],
  ],
  ['RO status [L-111]', { roStatus: 'Open' }, [{ roStatus: 'Open' }], [{ roStatus: 'Closed' }, {}]],
]

const places = (count: number) => Array.from({ length: count }, (_, place) => place)

describe('a search of the Equity Log', () => {
  it.each(filters)('filters by %s', async (_title, asked, wanted, others) => {
    expect(await found({ source: 'EQLOG', ...asked }, [...wanted, ...others])).toEqual(places(wanted.length))
  })

  it.each(Object.entries(statusGroups))(
    'finds the statuses of %s [L-107] [L-108] [L-109] [L-503]',
    async (_group, codes) => {
      const others = ['DUPE', ...Object.values(statusGroups).flat()].filter(
        (code) => !codes.some((one) => one === code),
      )
      const rows = [...codes, ...others].map((statusCode) => ({ statusCode }) as Some)
      expect(await found({ source: 'EQLOG', oppStatus: codes.join(',') }, rows)).toEqual(places(codes.length))
    },
  )

  it('leaves out what was replaced unless it is asked for, or ALL are [L-503] [L-563]', async () => {
    const rows: readonly Some[] = [{ statusCode: 'NEW' }, { statusCode: 'DUPE' }]
    expect(await found({ source: 'EQLOG' }, rows)).toEqual([0])
    expect(await found({ source: 'EQLOG', oppStatus: '' }, rows)).toEqual([0])
    expect(await found({ source: 'EQLOG', oppStatus: 'ALL' }, rows)).toEqual([0, 1])
    expect(await found({ source: 'EQLOG', oppStatus: 'DUPE' }, rows)).toEqual([1])
  })

  it('takes an empty text and ALL as nothing asked [L-563]', async () => {
    const asked = {
      color: 'ALL',
      make: '',
      newUsed: 'ALL',
      aprFrom: '',
      paymentDiffType: 'ALL',
      lastServiceTo: '',
    } as const
    expect(await found({ source: 'EQLOG', ...asked }, [{}])).toEqual([0])
  })

  it('takes every filter at once', async () => {
    const all = Object.assign({}, ...filters.map(([, asked]) => asked)) as RequestedEquityLogFields
    expect(await found({ source: 'EQLOG', ...all }, [{}])).toEqual([])
  })

  it.each([
    ['aprTo', { aprFrom: 5, aprTo: 2 }, 'number less than From value'],
    ['mileageFrom', { mileageFrom: -1 }, 'invalid number'],
    ['eqRangeTo', { eqRangeTo: 1e13 }, 'number less than From value'],
    ['miles', { miles: 51 }, 'Enter number between 1 to 50'],
    ['replVehStockNo', { replVehStockNo: 'A!' }, 'Enter Eight Characters'],
    ['yearFrom', { yearFrom: 2018.5 }, 'invalid number'],
    [
      'purchaseDateTo',
      { purchaseDateFrom: march(4), purchaseDateTo: march(2) },
      'The end is before the start',
    ],
  ] satisfies [string, RequestedEquityLogFields, string][])(
    'refuses a wrong %s in the words of the form [L-115] [L-117] [L-119] [L-120] [L-131]',
    async (field, asked, message) => {
      const answer = await search(await addStore(test.db), { source: 'EQLOG', ...asked })
      expect(E.isLeft(answer) && answer.left).toMatchObject({
        kind: 'http',
        status: 400,
        code: 'invalid',
        fieldErrors: [{ field, message }],
      })
    },
  )
})

describe('a search of the Service Log', () => {
  const inMarch = { from: march(2), to: march(4) } as const

  it('holds what has a repair order, or without one an appointment, within the dates [L-008] [L-166] [L-515]', async () => {
    const rows: readonly Some[] = [
      { roDateTime: march(2), roStatus: 'Open' },
      { roDateTime: march(4), roStatus: 'Closed' },
      { apptDateTime: march(3), roStatus: 'Scheduled' },
      { roDateTime: march(1), apptDateTime: march(3) },
      { apptDateTime: march(5) },
      {},
    ]
    expect(await found({ source: 'SVCLOG', ...inMarch }, rows)).toEqual([0, 1, 2])
    expect(await found({ source: 'SVCLOG' }, rows)).toEqual([0, 1, 2, 3, 4])
  })

  it('holds repair orders of the own store and appointments of any [L-169] [L-520]', async () => {
    const elsewhere = { serviceStoreHyperionId: 'ELSE' }
    expect(
      await found({ source: 'SVCLOG', ...inMarch }, [
        { roDateTime: march(3) },
        { roDateTime: march(3), ...elsewhere },
        { apptDateTime: march(3), ...elsewhere },
      ]),
    ).toEqual([0, 2])
  })

  it.each([
    [
      'Deal Type [L-160] [L-519]',
      { dealType: 'ConquestLease' },
      { dealType: 'Conquest', dealTypeCode: 'ConquestLease' },
      { dealType: 'Lease' },
    ],
    [
      'RO Status [L-111] [L-163] [L-168]',
      { roStatus: 'Open' },
      { roStatus: 'Open' },
      { roStatus: 'Scheduled' },
    ],
    [
      'Flagged [L-161]',
      { flgOpptAssocName: 'Flora One' },
      { flaggedBy: ['Flora One'] },
      { flaggedBy: ['Ben Two'] },
    ],
  ] satisfies [string, ServiceLogFields, Some, Some][])(
    'filters by %s',
    async (_title, asked, wanted, other) => {
      const rows = [wanted, other].map((row) => ({ ...row, roDateTime: march(3) }))
      expect(await found({ source: 'SVCLOG', ...inMarch, ...asked }, rows)).toEqual([0])
    },
  )

  it('takes ALL as nothing asked, and leaves out what was replaced [L-162] [L-516]', async () => {
    const all = { dealType: 'ALL', roStatus: 'ALL', flgOpptAssocName: 'ALL' }
    const rows: readonly Some[] = [{ roDateTime: march(3) }, { roDateTime: march(3), statusCode: 'DUPE' }]
    expect(await found({ source: 'SVCLOG', ...inMarch, ...all }, rows)).toEqual([0])
  })

  it('begins with the latest repair order [L-165]', async () => {
    const hyperionId = await addStore(test.db)
    const row = { ...unknownOpportunity(hyperionId), serviceStoreHyperionId: hyperionId }
    const ids = await addSearched(test.db, [
      { ...row, apptDateTime: march(9) },
      { ...row, roDateTime: march(2) },
      { ...row, roDateTime: march(3) },
    ])
    const answer = await search(hyperionId, { source: 'SVCLOG' })
    const listed = E.isRight(answer) ? answer.right.data.list.map(({ opptId }) => opptId) : []
    expect(listed).toEqual([ids[2], ids[1], ids[0]])
  })

  it('refuses an end before its start', async () => {
    const answer = await search(await addStore(test.db), { source: 'SVCLOG', from: march(4), to: march(2) })
    expect(E.isLeft(answer) && answer.left).toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'to', message: 'The end is before the start' }],
    })
  })
})
