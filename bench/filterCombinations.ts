import { firstPage } from '@retain/domain/paging/pageSize'
import { pageOffset } from '@retain/domain/paging/pageSlice'
import type { Instant } from '@retain/domain/calendar/instant'
import type { SortDirection } from '@retain/domain/sorting/sortDirection'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import {
  equityLogConditions,
  type RequestedEquityLogFields,
} from '@retain/domain/work-log/conditions/equityLogConditions'
import {
  serviceLogConditions,
  type RequestedServiceLogFields,
} from '@retain/domain/work-log/conditions/serviceLogConditions'
import { statusGroups } from '@retain/domain/opportunity/status/statusGroups'
import type { LogSearch } from '../apps/server/src/features/work-log/logQueries.ts'

type AskedOfLog =
  | { readonly source: 'EQLOG'; readonly asked: RequestedEquityLogFields }
  | { readonly source: 'SVCLOG'; readonly asked: Omit<RequestedServiceLogFields, 'hyperionId'> }

/** One realistic search: what somebody looks for on a working day, in which order, and how far they page. */
export type Combination = AskedOfLog & {
  readonly name: string
  readonly orderBy: LogColumnKey
  readonly orderDirection: SortDirection
  readonly page: number
}

/** Rows of a page, as the logs ask for them. */
const pageSize = 50

/** A combination as the server runs it in a store. */
export const searchOf = (combination: Combination, hyperionId: string): LogSearch => ({
  hyperionId,
  conditions:
    combination.source === 'EQLOG'
      ? equityLogConditions(combination.asked)
      : serviceLogConditions({ hyperionId, ...combination.asked }),
  orderBy: combination.orderBy,
  orderDirection: combination.orderDirection,
  limit: pageSize,
  offset: pageOffset(combination.page, pageSize),
})

/** The same as a caller sends it. */
export const bodyOf = (
  { source, asked, orderBy, orderDirection, page }: Combination,
  hyperionId: string,
): string => JSON.stringify({ source, hyperionId, ...asked, orderBy, orderDirection, pageNumber: page })

/** The store in which they are searched one by one. */
export const benchStore = 'HAR'

/** The day of the seed that the dates below belong to. */
export const benchDay = '2026-11-21'

const active = Object.values(statusGroups)[0]?.join(',') ?? ''
const day = (text: string, time: string) => `${text}T${time}Z` as Instant
const from = (text: string) => day(text, '05:00:00.000')
const to = (text: string) => day(text, '04:59:59.999')

const equity = (
  name: string,
  asked: RequestedEquityLogFields,
  orderBy: LogColumnKey = 'equityAmount',
  orderDirection: SortDirection = 'desc',
  page: number = firstPage,
): Combination => ({ name, source: 'EQLOG', asked, orderBy, orderDirection, page })

const service = (name: string, asked: Omit<RequestedServiceLogFields, 'hyperionId'>): Combination => ({
  name,
  source: 'SVCLOG',
  asked,
  orderBy: 'roDateTime',
  orderDirection: 'desc',
  page: firstPage,
})

const today = { from: from(benchDay), to: to('2026-11-22') }

/** Twenty-five searches over both logs: most filters, most kinds of columns, first and far pages. */
export const combinations: readonly Combination[] = [
  equity('nothing', {}),
  equity('nothing, page 40', {}, 'equityAmount', 'desc', 40),
  equity('nothing, by customer', {}, 'customerName', 'asc'),
  equity('nothing, by lender', {}, 'lender', 'asc'),
  equity('all active', { oppStatus: active }),
  equity('in equity', { oppStatus: active, eqRangeFrom: 2500 }),
  equity('in process, by last contact', { oppStatus: 'IPCM,IPCNM' }, 'contactDate', 'asc'),
  equity('leases ending soon', { oppStatus: active, dealType: 'Lease', paymentRemFrom: 0, paymentRemTo: 6 }),
  equity('conquest leases', { dealType: 'Conquest', dealTypeCode: 'ConquestLease' }),
  equity('one make', { makeId: '101' }),
  equity('one model, by mileage', { makeId: '101', modelId: '1002' }, 'vehicleMileage', 'asc'),
  equity('years and mileage', { yearFrom: 2020, yearTo: 2023, mileageFrom: 10_000, mileageTo: 40_000 }),
  equity('rate and term, by rate', { aprFrom: 6, originalTermFrom: 60 }, 'apr'),
  equity(
    'pays less than now',
    { paymentDiffType: 'Original Deal Type', paymentDiffTo: 0 },
    'paymentDifferenceFinance',
    'asc',
  ),
  equity('likely to buy', { predictiveScoreFrom: 8, oppStatus: active }, 'predictiveScore'),
  equity('not contacted for long', { LastContactDateTo: to('2026-08-01') }, 'contactDate', 'asc'),
  equity('called last, by owner', { lastContactType: 'Phone' }, 'opptOwnerName', 'asc'),
  equity('within 10 miles', { miles: 10, oppStatus: active }),
  equity(
    'wrote to us',
    { incomingEmailFrom: from('2026-10-15'), incomingEmailTo: to('2026-11-22') },
    'contactDate',
  ),
  equity('flagged by somebody', { flgOpptAssocName: 'Jordan Mills,Dana Baker' }),
  equity('recalls in two colors, used', { carfaxRecall: 'YES', color: 'Black,White', newUsed: 'Used' }),
  equity(
    'bought in a year, by lender',
    { purchaseDateFrom: from('2023-01-01'), purchaseDateTo: to('2024-01-01') },
    'lender',
  ),
  equity(
    'warranty ends, no salesperson',
    { warrantyExp: 'WEXPIRED,WEXPMILES', origSalesPerson: '0' },
    'warrantyExpIcon',
  ),
  service('Service Log, today', today),
  service('Service Log, a month, open, lease', {
    from: from('2026-10-22'),
    to: today.to,
    roStatus: 'Open',
    dealType: 'Lease',
  }),
]
