import * as t from 'io-ts'
import type { StoreRegions } from '@retain/domain/session/storeRegions'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { hyperionId, nullable, opptId, record, text } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

/** A store that the caller may work in (domain `Store`). */
const storeCodec = record(
  { hyperionId, name: text, utcOffset: t.string, logoUrl: nullable(t.string) },
  'store',
)

const storeRegions: t.Type<StoreRegions, unknown> = record(
  {
    regions: t.readonlyArray(
      record({
        regionId: text,
        regionName: t.string,
        markets: t.readonlyArray(
          record({
            marketId: text,
            marketName: t.string,
            stores: t.readonlyArray(
              record({
                hyperionId,
                storeName: t.string,
                brands: t.readonlyArray(record({ brandId: text, brandName: t.string })),
              }),
            ),
          }),
        ),
      }),
    ),
  },
  'regions, markets and brands',
)

/** The stores of the caller's profile that are switched on, in the order of the profile. */
export const listStores = endpoint({
  name: 'listStores',
  base: 'application',
  method: 'GET',
  path: '/stores',
  output: t.readonlyArray(storeCodec),
  access: 'token',
  scope: 'own',
  isRevalidated: true,
  rows: ['S-008', 'S-404', 'S-723'],
})

/**
 * Where the caller's open stores stand among regions and markets, and their brands; of who edits every store's settings, all stores
 * (domain `StoreRegions`).
 */
export const listBrandRegionMarket = endpoint({
  name: 'listBrandRegionMarket',
  base: 'application',
  method: 'GET',
  path: '/stores/brand-region-market',
  output: storeRegions,
  access: { anyOf: [generalAccess] },
  scope: 'own',
  isRevalidated: true,
  rows: ['S-156', 'S-405'],
})

/** Where one store stands among regions and markets, and its brands. */
export const getStoreAdditionalInfo = endpoint({
  name: 'getStoreAdditionalInfo',
  base: 'application',
  method: 'GET',
  path: '/stores/additional-info',
  query: record({ hyperionId }),
  output: storeRegions,
  access: 'token',
  scope: { store: ({ query }) => query.hyperionId },
  handlesNotFound: true,
  rows: ['S-156', 'S-402'],
})

/**
 * Confirms that a store is among the caller's, or answers the store of an opportunity. It never answers 403: a foreign
 * store is `isAssigned: false` (D-27). An unknown opportunity is a 404.
 */
export const checkStore = endpoint({
  name: 'checkStore',
  base: 'application',
  method: 'GET',
  path: '/stores/check',
  query: t.exact(t.partial({ hyperionId, opptId })),
  output: record({ hyperionId: nullable(hyperionId), isAssigned: t.boolean }),
  access: 'token',
  scope: 'own',
  rows: ['S-244', 'S-406', 'S-724', 'OP-017'],
})

/** The address of a store's logo. */
export const getStoreLogo = endpoint({
  name: 'getStoreLogo',
  base: 'application',
  method: 'GET',
  path: '/stores/logo/{hyperionId}',
  params: record({ hyperionId }),
  output: record({ url: text }),
  access: 'token',
  scope: { store: ({ params }) => params.hyperionId },
  handlesNotFound: true,
  isRevalidated: true,
  rows: ['S-155', 'S-189', 'S-401', 'S-760'],
})

/** Makes a store the one that the caller works in. */
export const setActiveStore = endpoint({
  name: 'setActiveStore',
  base: 'application',
  method: 'PUT',
  path: '/stores/active',
  body: record({ hyperionId }),
  output: record({ hyperionId }),
  access: 'token',
  scope: { store: ({ body }) => body.hyperionId },
  rows: ['S-128', 'S-400'],
})

/** Gives the caller the alerts of a store's service drive from now on (EAAutoAssignAlerts); asked for again it changes nothing. */
export const autoSubscribeAlerts = endpoint({
  name: 'autoSubscribeAlerts',
  base: 'application',
  method: 'PUT',
  path: '/stores/auto-subscribe',
  query: record({ hyperionId }),
  output: t.null,
  access: 'token',
  scope: { store: ({ query }) => query.hyperionId },
  handlesNotFound: true,
  rows: ['S-135', 'S-136', 'S-403'],
})
