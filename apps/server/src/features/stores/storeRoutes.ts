import {
  checkStore,
  getStoreAdditionalInfo,
  getStoreLogo,
  listBrandRegionMarket,
  listStores,
  setActiveStore,
} from '@retain/api-client/stores'
import type { ApiHost } from '../../endpoints/apiHost'
import { offsetOfZone } from '../../identity/personClaims'
import { mount } from '../../endpoints/mount'
import { opportunityStore, openStores } from '../../access/storeAccess'
import { listenToAdjustments } from '../trade-adjustment/adjustmentListeners'
import { findStoreRegions, placeOfStore } from './findStoreRegions'
import { logoUrl, mountStoreLogos } from './storeLogo'
import { saveActiveStore } from './storeQueries'

/** Serves the stores of a caller. */
export function mountStores(host: ApiHost): void {
  mount(host, listStores, async ({ caller, db, clock }) => {
    const codes = caller.stores.map(({ storeCode }) => storeCode)
    const open = await openStores(db, caller, codes)
    const today = clock()
    return [...new Set(codes)].flatMap((hyperionId) => {
      const store = open.get(hyperionId)
      if (store === undefined) return []
      const utcOffset = offsetOfZone(store.timeZone, today)
      return [{ hyperionId, name: store.name, utcOffset, logoUrl: logoUrl(hyperionId) }]
    })
  })

  mount(host, listBrandRegionMarket, ({ caller, db }) => findStoreRegions(db, caller))

  mount(host, getStoreAdditionalInfo, ({ query: { hyperionId }, db }) => placeOfStore(db, hyperionId))

  mount(host, checkStore, async ({ query: { hyperionId, opptId }, caller, db }) => {
    const store = opptId === undefined ? (hyperionId ?? '') : await opportunityStore(db, opptId)
    const isWanted = hyperionId === undefined || hyperionId === store
    const isAssigned = isWanted && (await openStores(db, caller, [store])).has(store)
    return { hyperionId: isAssigned ? store : null, isAssigned }
  })

  mount(host, getStoreLogo, async ({ params: { hyperionId } }) => ({ url: logoUrl(hyperionId) }))

  mount(host, setActiveStore, async ({ body: { hyperionId }, caller, db, clock }) => {
    await saveActiveStore(db, caller.userName, hyperionId, clock())
    await listenToAdjustments(db, caller, hyperionId)
    return { hyperionId }
  })

  mountStoreLogos(host.fastify, host.db)
}
