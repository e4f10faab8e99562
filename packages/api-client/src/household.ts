import * as t from 'io-ts'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { maximumPageSize } from '@retain/domain/paging/pageSize'
import type { HouseholdVehicle, HouseholdVehicleInformation } from '@retain/domain/vehicle/householdVehicles'
import { newUsedValues } from '@retain/domain/work-log/rows/logRow'
import { nullable, oneOf, opptId, record, text, whole, wholeText } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

const householdVehicle: t.Type<HouseholdVehicle, unknown> = record(
  {
    vin: text,
    year: nullable(whole()),
    make: nullable(t.string),
    model: nullable(t.string),
    trim: nullable(t.string),
    newOrUsed: nullable(oneOf(newUsedValues)),
    opptId: nullable(opptId),
    owner: nullable(t.string),
  },
  'household vehicle',
)

const household: t.Type<HouseholdVehicleInformation, unknown> = record(
  {
    householdVehicle: t.readonlyArray(householdVehicle),
    pagination: record({ page: whole(1), pageSize: whole(1), total: whole(0), pageCount: whole(0) }),
  },
  'household vehicles',
)

/** A page of the other vehicles of the customer's household, the newest model year first. */
export const listHouseholdVehicles = endpoint({
  name: 'listHouseholdVehicles',
  base: 'opportunity',
  method: 'GET',
  path: '/household-vehicles',
  query: record({ opptId, pageNumber: wholeText(1), pageSize: wholeText(1, maximumPageSize) }),
  output: household,
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ query }) => query.opptId },
  handlesNotFound: true,
  rows: ['O-090', 'O-120', 'O-437'],
})
