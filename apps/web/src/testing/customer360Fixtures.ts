import type { FakeAnswers } from './fakeApi'

/** The VIN of the vehicle of every opportunity of the tests. */
export const wireSourceVin = '1HGCV1F57MA014882'

export const wireCustomer360 = {
  customerId: 'ADP104482',
  hostDB: 'ADP',
  custNo: '104482',
  firstName: 'Hana',
  lastName: 'Castellanos',
  fullName: 'Castellanos, Hana',
  coBuyer: 'Castellanos, Luis',
  address: {
    address: '2210 Monroe Street',
    address2: 'Apt 4',
    city: 'Madison',
    state: 'WI',
    zipCode: '53711',
  },
  phones: ['5550140182', '5550140127'],
  email1: 'hana.c@example.com',
  email2: 'hc@example.org',
  email3: null,
  employeeIndicator: 'N',
  indicators: { doNotContact: false, recall: 'YES', historyCondition: 'CLEAN', warranty: '5 - CPO' },
  lifetimeService: 6418,
}

interface Wired {
  readonly vin?: string
  readonly name?: string
  readonly dealType: string
  readonly statusFlg?: string | null
  readonly contractDate?: string
  readonly opptId?: string | null
}

/** A deal of the customer; its vehicle is called by `name`. */
export const wireDeal360 = (custDealId: string, deal: Wired) => ({
  custDealId,
  opptId: deal.opptId ?? null,
  vehicle: {
    vin: deal.vin ?? `VIN${custDealId}`,
    year: 2021,
    make: 'Honda',
    model: deal.name ?? custDealId,
    trim: null,
    color: null,
    mileage: 41208,
  },
  contractDate: deal.contractDate ?? '2020-02-17T16:00:00.000Z',
  dealType: deal.dealType,
  statusFlg: deal.statusFlg ?? null,
  coBuyer: null,
  sellingStoreHyperionId: 'HAR',
  sellingStoreName: 'Harborview Motors',
})

/** An event of the timeline: a contact of today's, unless told otherwise. */
export const wireEvent = (eventId: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  eventId,
  at: '2026-11-21T14:00:00.000Z',
  kind: 'contact',
  storeName: 'Harborview Motors',
  opptId: '1000001',
  contactType: null,
  subject: null,
  result: null,
  author: null,
  amount: null,
  ...changes,
})

/** A customer with a deal in each group, and something of every part. */
export const usualCustomer360: FakeAnswers = {
  listCustomers360: () => [wireCustomer360],
  listDeals360: () => [
    wireDeal360('P-4', { name: 'Accord LX', dealType: 'Finance', statusFlg: 'NLO' }),
    wireDeal360('P-3', { name: 'Fit', dealType: 'Cash', contractDate: '2017-04-11T16:00:00.000Z' }),
    wireDeal360('D-1000002', { name: 'Sienna', dealType: 'Lease', opptId: '1000002' }),
    wireDeal360('D-1000001', {
      name: 'Accord EX-L',
      dealType: 'Finance',
      vin: wireSourceVin.toLowerCase(),
      opptId: '1000001',
    }),
  ],
  getDealInfo360: () => ({
    price: 27900,
    payment: 436,
    rate: 4.2,
    term: 72,
    lender: 'Honda Financial',
    payoff: 15869,
  }),
  listAppraisals360: () => [
    { appraisalDate: '2026-11-20T12:00:00.000Z', source: 'AN', value: 24350, mileage: 41208 },
  ],
  getRoHistory: ({ url }) => ({
    vin: new URLSearchParams(url.split('?')[1]).get('vin'),
    roSummary: { lastRoDate: '2026-11-20T12:00:00.000Z', visits: 1, total: 284 },
    roHistory: [
      {
        roNumber: '618204',
        roDate: '2026-11-20T12:00:00.000Z',
        roStatus: 'Open',
        roTagNumber: null,
        roAmount: 284,
        work: 'Brake inspection, oil',
        mileage: 41208,
        lineItemId: '7',
      },
    ],
  }),
  getRoLineItems: () => [
    { lineItemId: '1', description: 'Oil and filter', opCode: 'LOF', amount: 118 },
    { lineItemId: '2', description: 'Wiper blades', opCode: null, amount: 166 },
  ],
  listViewHistory: () => [
    { vin: 'VINVIEW', viewedDate: '2026-11-20T12:00:00.000Z', year: 2026, make: 'Toyota', model: 'RAV4' },
    { vin: 'VINOLD', viewedDate: '2026-05-20T12:00:00.000Z', year: 2025, make: 'Toyota', model: 'Camry' },
  ],
  listSearchHistory: () => [
    { vin: 'VINVIEW', searchDate: '2026-11-19T12:00:00.000Z', criteria: 'Toyota RAV4, up to $35,000' },
  ],
  getInventoryDetails: ({ url }) => ({
    vin: new URLSearchParams(url.split('?')[1]).get('vin'),
    stockNo: 'RT4X0917',
    year: 2026,
    make: 'Toyota',
    model: 'RAV4',
    trim: null,
    price: 32600,
    location: 'Harborview Motors',
    status: 'In stock',
  }),
  listTimeline: ({ url }) =>
    url.includes('after=')
      ? {
          list: [
            wireEvent('deal P-3', {
              kind: 'deal',
              at: '2017-04-11T16:00:00.000Z',
              subject: '2015 Honda Fit',
            }),
          ],
          after: null,
        }
      : {
          list: [
            wireEvent('contact 9', { contactType: 'PhoneCall', result: 'LEFTMSG', author: 'Ann Lee' }),
            wireEvent('repairOrder 7', {
              kind: 'repairOrder',
              subject: '618204',
              result: 'Open',
              amount: 284,
              at: '2026-11-20T12:00:00.000Z',
              opptId: '1000002',
            }),
          ],
          after: '2026-11-20T12:00:00.000Z repairOrder 7',
        },
  validateEmployee: () => ({ employeeIndicator: 'N' }),
  setEmployeeFlag: ({ body }) => body,
}
