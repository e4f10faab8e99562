import * as t from 'io-ts'
import { generalAccess } from '@retain/domain/session/user/permissions'
import type { VlsAccess } from '@retain/domain/vls/vls'
import type { VlsInventory } from '@retain/domain/vls/vlsInventory'
import { newUsedValues } from '@retain/domain/work-log/rows/logRow'
import { dollars, hyperionId, nullable, oneOf, opptId, record, text, whole } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { replacementVehicle } from './opportunity'

const vlsToken = text

const access: t.Type<VlsAccess, unknown> = record(
  { token: vlsToken, expiresAt: whole(0), expiresIn: whole(0), recievedAt: whole(0), url: text },
  'access to the vehicle listing service',
)

/** A token for a visit of the vehicle listing service, and where its window is; `null` where the service gives none. */
export const openVls = endpoint({
  name: 'openVls',
  base: 'vls',
  method: 'GET',
  path: '/vls',
  query: record({ hyperionId, opptId }),
  output: nullable(access),
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ query }) => query.opptId },
  handlesNotFound: true,
  rows: ['O-296', 'O-300', 'O-306', 'O-472', 'OP-098'],
})

/** The vehicles that were chosen in the window of a token, by VIN; `null` where the service knows of none. */
export const getVlsData = endpoint({
  name: 'getVlsData',
  base: 'vls',
  method: 'GET',
  path: '/vls-data',
  query: record({ token: vlsToken }),
  output: nullable(record({ vins: t.readonlyArray(t.string) }, 'chosen vehicles')),
  access: { anyOf: [generalAccess] },
  scope: 'own',
  doNotLog: true,
  handlesNotFound: true,
  rows: ['O-298', 'O-306', 'O-471', 'OP-098'],
})

/** What the listing service tells of vehicles of a store, in the order of the VINs; what was sold meanwhile is left out. */
export const getVlsVehicles = endpoint({
  name: 'getVlsVehicles',
  base: 'vls',
  method: 'GET',
  path: '/vehicle/vls',
  query: record({ hyperionId, vin: text }),
  output: t.readonlyArray(replacementVehicle),
  access: { anyOf: [generalAccess] },
  scope: { store: ({ query }) => query.hyperionId },
  handlesNotFound: true,
  rows: ['O-470', 'OP-099'],
})

/** What tells a vehicle in stock from others. */
export const listedVehicle = {
  vin: text,
  stockNo: t.string,
  year: nullable(whole()),
  make: nullable(t.string),
  model: nullable(t.string),
  trim: nullable(t.string),
  bodyType: nullable(t.string),
  color: nullable(t.string),
  newOrUsed: nullable(oneOf(newUsedValues)),
  usedClassification: nullable(t.string),
  mileage: nullable(whole(0)),
  price: nullable(dollars),
  daysInStock: whole(0),
}

const inventory: t.Type<VlsInventory, unknown> = record(
  {
    storeName: t.string,
    userName: t.string,
    customerName: t.string,
    currentVehicle: nullable(t.string),
    equityAmount: nullable(dollars),
    currentPayment: nullable(dollars),
    expiresAt: whole(0),
    vehicles: t.readonlyArray(record(listedVehicle, 'listed vehicle')),
  },
  'listing of a store',
)

/** What the window of the demonstration's listing service shows to the holder of a token: the whole stock of the store. */
export const getVlsInventory = endpoint({
  name: 'getVlsInventory',
  base: 'vls',
  method: 'GET',
  path: '/inventory',
  query: record({ token: vlsToken }),
  output: inventory,
  access: 'anyone',
  scope: 'none',
  doNotLog: true,
  handlesNotFound: true,
  rows: [],
})

/** Keeps what the holder of a token has chosen in that window, in the place of what was chosen before. */
export const chooseVlsVehicles = endpoint({
  name: 'chooseVlsVehicles',
  base: 'vls',
  method: 'POST',
  path: '/inventory/choice',
  body: record({ token: vlsToken, vins: t.readonlyArray(text) }, 'chosen vehicles'),
  output: record({ vins: t.readonlyArray(t.string) }),
  access: 'anyone',
  scope: 'none',
  doNotLog: true,
  handlesNotFound: true,
  rows: [],
})
