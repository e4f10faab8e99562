import {
  chooseVlsVehicles,
  getVlsData,
  getVlsInventory,
  getVlsVehicles,
  openVls,
} from '@retain/api-client/vls'
import { splitList } from '@retain/domain/text/commaList'
import { normaliseVin } from '@retain/domain/vehicle/vin'
import { ApiProblem } from '../../core/apiProblem'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount, mountOpen } from '../../endpoints/mount'
import { transact } from '../../outbox/transact'
import { presentOffered } from '../opportunity/presentVehicles'
import { findStockByVins } from '../stock/stockQueries'
import { findInventory } from './findInventory'
import { findVisit, keepChoice, openVisit } from './vlsVisits'

/** Serves the calls to the vehicle listing service (VLS), and the service itself as it stands in the demonstration. */
export function mountVls(host: ApiHost): void {
  mount(host, openVls, ({ query, caller, clock }) =>
    transact(host, (transaction) => openVisit(transaction, query.opptId, caller, clock())),
  )

  mount(host, getVlsData, async ({ query, caller, db, clock }) => {
    const visit = await findVisit(db, query.token, clock())
    if (visit.user_name !== caller.userName)
      throw new ApiProblem('notOwner', 'Somebody else opened this visit.')
    return visit.vins === null ? null : { vins: visit.vins }
  })

  mount(host, getVlsVehicles, async ({ query, db }) => {
    const stock = await findStockByVins(db, query.hyperionId, splitList(query.vin).map(normaliseVin))
    return stock.map((row) => ({
      ...presentOffered(row, { dealType: null, dealTypeCode: null }),
      stockNo: row.stock_no,
      selectionReason: null,
      refreshedOn: null,
    }))
  })

  mountOpen(host, getVlsInventory, async ({ query, db, clock }) => {
    const now = clock()
    return findInventory(db, await findVisit(db, query.token, now), now)
  })

  mountOpen(host, chooseVlsVehicles, ({ body, clock }) =>
    transact(host, async (transaction) => ({
      vins: await keepChoice(transaction, body.token, body.vins, clock()),
    })),
  )
}
