import { describe, expect, it } from 'vitest'
import { logRow } from '../../../cases/logRow'
import type { Instant } from '../../calendar/instant'
import { parseUtcOffset, utc } from '../../calendar/storeOffset'
import { normaliseFilters } from '../filters/normaliseFilters'
import type { LogRow } from '../rows/logRow'
import { serviceLog } from './serviceLog'
import { defaultView } from '../view/viewAddress'
import { serviceMoment } from '../rows/serviceMoment'
import { admitsRecord } from './admitsRecord'
import { defaultServiceLogFilters, serviceLogFilters, type ServiceLogFilters } from './serviceLogFilters'
import { printHeading, printTable } from './serviceLogPrint'
import { printRequest, serviceLogRequest } from './serviceLogRequest'

const at = (text: string) => text as Instant
/** Still 5 March in the store. */
const now = at('2024-03-06T03:30:00.000Z')
const offset = parseUtcOffset('-05:00') ?? utc
const view = defaultView(serviceLog)
const filters = defaultServiceLogFilters(now, offset)
const request = (changes: ServiceLogFilters = {}) =>
  serviceLogRequest('HAR', { ...filters, ...changes }, view, offset)

describe('the filters', () => {
  it('open on today and on all of everything else [L-159] [L-162] [L-516]', () => {
    expect(filters).toEqual({
      lastService: { from: '2024-03-05', to: '2024-03-05' },
      dealType: ['ALL'],
      flagged: ['ALL'],
      roStatus: 'ALL',
    })
    expect(normaliseFilters(serviceLogFilters, filters)).toEqual(filters)
  })

  it('offer the deal types of the Equity Log and Candidate, and the three states of a repair order [L-504]', () => {
    expect(serviceLogFilters.dealType.options.options.map(({ id }) => id)).toEqual([
      'Finance',
      'Lease',
      'Cash',
      'Conquest',
      'ConquestCash',
      'ConquestFinance',
      'ConquestLease',
      'Candidate',
    ])
    expect(serviceLogFilters.roStatus.options.options.map(({ label }) => label)).toEqual([
      'All',
      'Open',
      'Scheduled',
      'Closed',
    ])
  })
})

describe('the request', () => {
  it('has the eight fields, paging, sort and source [L-420] [L-518]', () => {
    expect(request()).toEqual({
      source: 'SVCLOG',
      hyperionId: 'HAR',
      from: '2024-03-05T05:00:00.000Z',
      to: '2024-03-06T04:59:59.999Z',
      dealType: 'ALL',
      flgOpptAssocName: 'ALL',
      roStatus: 'ALL',
      printing: false,
      showAll: false,
      orderBy: 'roDateTime',
      orderDirection: 'desc',
      pageNumber: 1,
      pageSize: 50,
    })
  })

  it('sends deal types without the split, and people comma-joined [L-519]', () => {
    expect(
      request({ dealType: ['Lease', 'ConquestFinance'], flagged: ["O'Hara, Pat", 'Ann Lee'] }),
    ).toMatchObject({
      dealType: 'Lease,ConquestFinance',
      flgOpptAssocName: 'O%27Hara%2C Pat,Ann Lee',
    })
    expect(request()).not.toHaveProperty('dealTypeCode')
  })

  it('sends ALL for an empty filter, and no side that is open', () => {
    const open = request({ dealType: [], flagged: [], roStatus: '', lastService: { from: '', to: '' } })
    expect(open).toMatchObject({ dealType: 'ALL', flgOpptAssocName: 'ALL', roStatus: 'ALL' })
    expect(open).not.toHaveProperty('from')
    expect(open).not.toHaveProperty('to')
  })

  it('follows the view', () => {
    const shown = serviceLogRequest('HAR', filters, { ...view, page: 2, showAll: true }, offset)
    expect(shown).toMatchObject({ pageNumber: 2, showAll: true, pageSize: 10_000 })
  })
})

describe('printing', () => {
  it('asks for all rows with the same filters and sort [L-113] [L-184] [L-185] [L-530]', () => {
    const paged = { ...request({ roStatus: 'Open' }), pageNumber: 3 }
    expect(printRequest(paged)).toEqual({
      ...paged,
      printing: true,
      showAll: true,
      pageNumber: 1,
      pageSize: 10_000,
    })
  })

  it('has title, store, days and time above the table', () => {
    expect(printHeading('Harbor Honda', filters, now, offset)).toEqual({
      title: 'Service Log',
      storeName: 'Harbor Honda',
      dateRange: '05 Mar 2024',
      printedAt: '03/05/2024 10:30 PM',
    })
  })

  it.each([
    [{ from: '2024-03-01', to: '2024-03-05' }, '01 Mar 2024 - 05 Mar 2024'],
    [{ from: '2024-03-01', to: '' }, 'from 01 Mar 2024'],
    [{ from: '', to: '2024-03-05' }, 'until 05 Mar 2024'],
    [{ from: '', to: '' }, ''],
    [{ from: 'x', to: '2024-03-05' }, 'until 05 Mar 2024'],
  ])('says the days %j', (lastService, dateRange) => {
    expect(printHeading('', { lastService }, now, offset).dateRange).toBe(dateRange)
  })

  it('says no days without a range', () => {
    expect(printHeading('', {}, now, offset).dateRange).toBe('')
  })

  it('is a table of the columns in their order, with the state of every row', () => {
    const rows = [
      logRow({ fullName: 'Ann Lee', year: 2020, roStatus: 'Open' }),
      logRow({ customerName: 'Ben', dealType: 'Candidate' }),
    ]
    expect(printTable(['year', 'customerName'], rows, offset)).toEqual({
      labels: ['Year', 'Customer'],
      rows: [
        { cells: ['2020', 'Ann Lee'], state: 'open' },
        { cells: ['', 'Ben'], state: 'candidate' },
      ],
    })
  })
})

const record = (known: Partial<LogRow> = {}) =>
  logRow({
    roDateTime: at('2024-03-05T15:00:00.000Z'),
    roStatus: 'Open',
    dealType: 'Lease',
    serviceStoreHyperionId: 'HAR',
    ...known,
  })

describe('a record of the live channel', () => {
  it('is added when everything fits', () => {
    expect(admitsRecord(record(), request())).toBe(true)
  })

  it.each([
    ['2024-03-05T05:00:00.000Z', true],
    ['2024-03-06T04:59:59.999Z', true],
    ['2024-03-05T04:59:59.999Z', false],
    ['2024-03-06T05:00:00.000Z', false],
  ])('of %s is within the dates: %s [L-166]', (moment, isAdmitted) => {
    expect(admitsRecord(record({ roDateTime: at(moment) }), request())).toBe(isAdmitted)
    expect(
      admitsRecord(record({ roDateTime: null, roStatus: 'Scheduled', apptDateTime: at(moment) }), request()),
    ).toBe(isAdmitted)
  })

  it('is dated by its repair order, and by its appointment without one [L-515]', () => {
    const order = at('2024-03-05T15:00:00.000Z')
    const appointment = at('2024-03-09T15:00:00.000Z')
    expect(serviceMoment({ roDateTime: order, apptDateTime: appointment })).toBe(order)
    expect(serviceMoment({ roDateTime: null, apptDateTime: appointment })).toBe(appointment)
    expect(admitsRecord(record({ apptDateTime: appointment }), request())).toBe(true)
    expect(admitsRecord(record({ roDateTime: null }), request())).toBe(false)
  })

  it('may be of any day where the range is open', () => {
    const open = request({ lastService: { from: '', to: '' } })
    expect(admitsRecord(record({ roDateTime: at('1999-01-01T00:00:00.000Z') }), open)).toBe(true)
    expect(admitsRecord(record({ roDateTime: null }), open)).toBe(false)
  })

  it.each([
    [['ALL'], { dealType: 'Cash' }, true],
    [[], { dealType: null }, true],
    [['Lease'], { dealType: 'Lease' }, true],
    [['Lease'], { dealType: 'Cash' }, false],
    [['Cash', 'Lease'], { dealType: 'Lease' }, true],
    [['ConquestLease'], { dealType: 'Conquest', dealTypeCode: 'ConquestLease' }, true],
    [['ConquestLease'], { dealType: 'Conquest', dealTypeCode: 'ConquestCash' }, false],
    [['Conquest'], { dealType: 'Conquest', dealTypeCode: 'ConquestCash' }, true],
    [['Lease'], { dealType: null }, false],
  ] as const)('with the deal types %j matches %j: %s [L-167] [L-519]', (dealType, deal, isAdmitted) => {
    expect(admitsRecord(record({ dealTypeCode: null, ...deal }), request({ dealType }))).toBe(isAdmitted)
  })

  it.each([
    ['Open', 'Open', true],
    ['Open', 'Scheduled', false],
    ['ALL', 'Closed', true],
    ['Open', null, false],
  ] as const)('with the RO status %s matches %s: %s [L-168]', (roStatus, of, isAdmitted) => {
    expect(admitsRecord(record({ roStatus: of }), request({ roStatus }))).toBe(isAdmitted)
  })

  it.each([
    ['HAR', true, true],
    ['BLR', true, false],
    ['BLR', false, true],
    [null, true, false],
  ])(
    'of the service store %s with an order %s is added: %s [L-169] [L-520]',
    (store, hasOrder, isAdmitted) => {
      const moment = at('2024-03-05T15:00:00.000Z')
      const dates = hasOrder
        ? { roDateTime: moment, apptDateTime: moment }
        : { roDateTime: null, apptDateTime: moment }
      expect(admitsRecord(record({ serviceStoreHyperionId: store, ...dates }), request())).toBe(isAdmitted)
    },
  )

  it.each([
    [['ALL'], null, true],
    [['Ann Lee'], 'Ann Lee', true],
    [['Ann Lee'], 'Ben Ray,Ann Lee', true],
    [['Ann Lee', "Pat O'Hara"], 'Pat O%27Hara', true],
    [['Ann Lee'], 'Ben Ray', false],
    [['Ann Lee'], null, false],
  ])('flagged for %j matches %s: %s [L-520]', (flagged, flaggedUser, isAdmitted) => {
    expect(admitsRecord(record({ flaggedUser }), request({ flagged }))).toBe(isAdmitted)
  })
})
