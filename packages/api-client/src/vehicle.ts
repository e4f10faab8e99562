import * as t from 'io-ts'
import { generalAccess } from '@retain/domain/session/user/permissions'
import type { TrimLevel } from '@retain/domain/vehicle/trimLevel'
import { vehicleTypes } from '@retain/domain/vehicle/vehicleTypes'
import { oneOf, opptId, record, text } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { currentVehicle } from './opportunity'

const trimLevel: t.Type<TrimLevel, unknown> = record({ trimId: text, trimLevel: text }, 'trim level')

/** The trims that a model of a make comes in, by name. */
export const listTrimLevels = endpoint({
  name: 'listTrimLevels',
  base: 'opportunity',
  method: 'GET',
  path: '/vehicle/trim-levels',
  query: record({ makeId: text, modelId: text }),
  output: t.readonlyArray(trimLevel),
  access: { anyOf: [generalAccess] },
  scope: 'none',
  handlesNotFound: true,
  maxAge: 300,
  rows: ['O-440', 'O-441'],
})

const vehicleType = oneOf(vehicleTypes, 'vehicle type')

/** What the current vehicle of an opportunity, or the one that is offered, is known for; nothing where there is no such vehicle. */
export const getKeyFeatures = endpoint({
  name: 'getKeyFeatures',
  base: 'opportunity',
  method: 'GET',
  path: '/vehicle/key-features/{vehicleType}/{opptId}',
  params: record({ vehicleType, opptId }),
  output: record({ keyFeatures: t.readonlyArray(t.string) }, 'key features'),
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ params }) => params.opptId },
  handlesNotFound: true,
  rows: ['O-438', 'O-441', 'OP-101'],
})

/** Saves the trim of the current vehicle, and answers the vehicle. That of a replacement cannot be changed. */
export const saveTrim = endpoint({
  name: 'saveTrim',
  base: 'opportunity',
  method: 'POST',
  path: '/vehicle/trim',
  body: record({ opptId, vehicleType, trimId: text }, 'chosen trim'),
  output: currentVehicle,
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ body }) => body.opptId },
  handlesNotFound: true,
  isVersioned: true,
  rows: ['O-110', 'O-439'],
})
