import { it } from 'vitest'
import { playFaults, type LiveLog } from '../../../cases/liveClient'
import type { View } from '../../../cases/liveSource'
import { LiveStore, manyRows, modelStart } from '../../../cases/liveStore'
import { logRow } from '../../../cases/logRow'
import { EmailStore } from '../../../cases/emailStore'
import { instantFromEpoch } from '../../calendar/instant'
import { changedContactOrder } from '../contact-log/changedContactOrder'
import type { ContactLogRequest } from '../contact-log/contactLogRequest'
import type { ContactLogRow } from '../contact-log/contactLogRow'
import { applyToContactPage } from '../contact-log/liveContactLog'
import type { LogRow } from '../rows/logRow'
import { admitsRecord } from '../service-log/admitsRecord'
import { applyAllToServicePage, type ServiceLogSearch } from '../service-log/liveServiceLog'
import { applyAllToPage, type AppliedPage } from './applyToPage'
import { changesOf, searchedOrder } from '../../list/orderChanges'

/** A first page, a later one, and all rows at once. */
const views = [
  { page: 1, size: 8 },
  { page: 3, size: 8 },
  { page: 1, size: 10_000 },
]

/** What changes in a row here never takes it out of the search: one that is shown stays until somebody asks (L-387). */
const equityLog: LiveLog<LogRow> = {
  name: 'Equity Log',
  source: () => new LiveStore(manyRows(60)),
  views,
  apply: applyAllToPage,
}

/** Over all stores of a call-centre agent, which give the same ids. */
const searchLog: LiveLog<LogRow> = {
  ...equityLog,
  name: 'Search log',
  source: () => new LiveStore(manyRows(30).flatMap((row) => [row, { ...row, hyperionId: 'BLR' }])),
}

const searchOfService: ServiceLogSearch = {
  hyperionId: 'HAR',
  from: instantFromEpoch(modelStart),
  dealType: 'Lease',
  roStatus: 'Open',
  orderBy: 'customerName',
  orderDirection: 'asc',
}
const serviceView = (view: View<LogRow>): View<LogRow> => ({
  ...view,
  shows: (row) => admitsRecord(row, searchOfService),
})

/** Vehicles that were here before the range, in it, and never; half of them are leased. */
const drivenIn = Array.from({ length: 60 }, (_, at) =>
  logRow({
    opptId: String(at + 1),
    customerName: `Customer ${String(at).padStart(2, '0')}`,
    dealType: at % 2 === 0 ? 'Lease' : 'Cash',
    serviceStoreHyperionId: 'HAR',
    roStatus: at % 4 === 0 ? 'Closed' : 'Open',
    roDateTime: [instantFromEpoch(modelStart - 1), instantFromEpoch(modelStart), null][at % 3] ?? null,
  }),
)

const serviceLog: LiveLog<LogRow> = {
  name: 'Service Log',
  source: () => new LiveStore(drivenIn),
  views: views.map(serviceView),
  isInOrder: true,
  apply: (page, messages, { size }) =>
    applyAllToServicePage(page, messages, { ...searchOfService, pageSize: size }),
}

/** Somebody presses Refresh as soon as it is offered: on later pages new emails wait for that. */
const contactLog: LiveLog<ContactLogRow> = {
  name: 'Contact Log',
  source: () => new EmailStore(40),
  views,
  isInOrder: true,
  apply(page, messages, view) {
    const request: ContactLogRequest = {
      hyperionId: 'HAR',
      from: '2020-01-01 00:00:00',
      to: '2040-01-01 00:00:00',
      repliedStatus: 'ALL',
      emailSentBy: 'ALL',
      showAll: false,
      orderBy: 'inboundCreateDate',
      orderDirection: 'desc',
      pageNumber: view.page,
      pageSize: view.size,
    }
    return messages.reduce<AppliedPage<ContactLogRow>>(
      (applied, message) => {
        const next = applyToContactPage(applied.page, message, request)
        const order = changedContactOrder(searchedOrder, applied.page, next.page, [message], request)
        const isStale = applied.isStale || next.isStale || changesOf(order) > 0
        return { page: next.page, isStale }
      },
      { page, isStale: false },
    )
  },
}

const title =
  'has the rows of a fresh search after quiet, whatever was dropped, doubled, turned around or cut off in 500 events [S-802]'
it.each([equityLog, searchLog, serviceLog])(`the $name ${title}`, (log) => playFaults(log, 60))
it(`the Contact Log ${title}`, () => playFaults(contactLog, 60))
