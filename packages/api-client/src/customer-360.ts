import * as t from 'io-ts'
import type {
  InventoryDetails,
  VehicleSearch,
  ViewedVehicle,
} from '@retain/domain/customer-360/vehicleInterest'
import type {
  Appraisal360,
  Customer360,
  DealInfo360,
  EmployeeFlag,
  ListedDeal360,
} from '@retain/domain/customer-360/customer360'
import { dealTypes } from '@retain/domain/deal/dealTypes'
import { historyConditions, recallIndications } from '@retain/domain/opportunity/sections'
import { dollars, figure, instant, nullable, oneOf, opptId, record, text, whole } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

const place = nullable(t.string)

const customer: t.Type<Customer360, unknown> = record(
  {
    customerId: text,
    hostDB: text,
    custNo: text,
    firstName: nullable(t.string),
    lastName: nullable(t.string),
    fullName: nullable(t.string),
    coBuyer: nullable(t.string),
    address: record({ address: place, address2: place, city: place, state: place, zipCode: place }),
    phones: t.readonlyArray(t.string),
    email1: nullable(t.string),
    email2: nullable(t.string),
    email3: nullable(t.string),
    employeeIndicator: nullable(t.string),
    indicators: nullable(
      record({
        doNotContact: nullable(t.boolean),
        recall: nullable(oneOf(recallIndications)),
        historyCondition: nullable(oneOf(historyConditions)),
        warranty: nullable(t.string),
      }),
    ),
    lifetimeService: nullable(dollars),
  },
  'customer',
)

const describedVehicle = {
  year: nullable(whole()),
  make: nullable(t.string),
  model: nullable(t.string),
  trim: nullable(t.string),
}

const deal: t.Type<ListedDeal360, unknown> = record(
  {
    custDealId: text,
    opptId: nullable(opptId),
    vehicle: record({
      vin: nullable(t.string),
      ...describedVehicle,
      color: nullable(t.string),
      mileage: nullable(whole()),
    }),
    contractDate: nullable(instant),
    dealType: nullable(oneOf(dealTypes, 'deal type')),
    statusFlg: nullable(t.string),
    coBuyer: nullable(t.string),
    sellingStoreHyperionId: nullable(t.string),
    sellingStoreName: nullable(t.string),
  },
  'deal',
)

const dealInfo: t.Type<DealInfo360, unknown> = record(
  {
    price: nullable(dollars),
    payment: nullable(dollars),
    rate: nullable(figure),
    term: nullable(whole()),
    lender: nullable(t.string),
    payoff: nullable(dollars),
  },
  'deal info',
)

const appraisal: t.Type<Appraisal360, unknown> = record(
  {
    appraisalDate: nullable(instant),
    source: nullable(t.string),
    value: nullable(dollars),
    mileage: nullable(whole()),
  },
  'appraisal',
)

const viewedVehicle: t.Type<ViewedVehicle, unknown> = record(
  {
    vin: t.string,
    viewedDate: nullable(instant),
    year: nullable(whole()),
    make: nullable(t.string),
    model: nullable(t.string),
  },
  'viewed vehicle',
)

const vehicleSearch: t.Type<VehicleSearch, unknown> = record(
  { vin: t.string, searchDate: nullable(instant), criteria: nullable(t.string) },
  'vehicle search',
)

const inventoryDetails: t.Type<InventoryDetails, unknown> = record(
  {
    vin: text,
    stockNo: nullable(t.string),
    ...describedVehicle,
    price: nullable(dollars),
    location: nullable(t.string),
    status: nullable(t.string),
  },
  'inventory details',
)

const inView = {
  base: 'customer360',
  method: 'GET',
  access: { anyOf: ['CanView360 Access'] },
  handlesNotFound: true,
} as const

/** Whose data a call may touch that names the opportunity from which the view was opened. */
const ofOpportunity = {
  opportunity: ({ query }: { readonly query: { readonly opptId: string } }) => query.opptId,
}

const ofCustomer = { query: record({ opptId, customerId: text }), scope: ofOpportunity }

const ofDeal = { params: record({ custDealId: text }), query: record({ opptId }), scope: ofOpportunity }

/** The customer of an opportunity, with what the view says of it (O-349 to O-353). */
export const listCustomers360 = endpoint({
  ...inView,
  name: 'listCustomers360',
  path: '/customer/v1/customers',
  query: record({ opptId }),
  output: t.readonlyArray(customer),
  scope: ofOpportunity,
  handlesNotFound: false,
  rows: ['O-349', 'O-353', 'O-482', 'OP-113', 'OP-114'],
})

/** The deals of a customer in all of the caller's stores, in no order: domain `groupedDeals` orders them. */
export const listDeals360 = endpoint({
  ...inView,
  ...ofCustomer,
  name: 'listDeals360',
  path: '/v1/deals',
  output: t.readonlyArray(deal),
  rows: ['O-354', 'O-483', 'OP-112'],
})

/** What one deal cost, for whoever may see it. */
export const getDealInfo360 = endpoint({
  ...inView,
  ...ofDeal,
  name: 'getDealInfo360',
  path: '/v1/deals/{custDealId}/deal-info',
  output: dealInfo,
  access: { anyOf: ['CanView360 View Deal Info'] },
  rows: ['O-355', 'OP-115'],
})

/** What the vehicle of a deal was found to be worth. */
export const listAppraisals360 = endpoint({
  ...inView,
  ...ofDeal,
  name: 'listAppraisals360',
  path: '/v1/deals/{custDealId}/appraisals',
  output: t.readonlyArray(appraisal),
  rows: ['O-355', 'O-360'],
})

/** The vehicles that a customer looked at. */
export const listViewHistory = endpoint({
  ...inView,
  ...ofCustomer,
  name: 'listViewHistory',
  path: '/customer/v1/view-history',
  output: t.readonlyArray(viewedVehicle),
  rows: ['O-359', 'O-484', 'OP-116'],
})

/** The searches of a customer. */
export const listSearchHistory = endpoint({
  ...inView,
  ...ofCustomer,
  name: 'listSearchHistory',
  path: '/customer/v1/search-history',
  output: t.readonlyArray(vehicleSearch),
  rows: ['O-359', 'O-486', 'OP-116'],
})

/** What the caller's stores know of a vehicle that one of them has for sale. */
export const getInventoryDetails = endpoint({
  ...inView,
  name: 'getInventoryDetails',
  path: '/vehicle/v1/inventory',
  query: record({ vin: text }),
  output: inventoryDetails,
  scope: 'none',
  rows: ['O-359', 'O-485', 'OP-116'],
})

/** Whether a customer is one of our own staff, as the employee service has it; `null` where it has nothing. */
export const validateEmployee = endpoint({
  ...inView,
  name: 'validateEmployee',
  path: '/customer/v1/employee-validate',
  query: record({ customerId: text }),
  output: record({ employeeIndicator: nullable(t.string) }, 'employee'),
  scope: { customer: ({ query }) => query.customerId },
  rows: ['O-356', 'O-487', 'OP-116'],
})

const employeeFlag: t.Type<EmployeeFlag, unknown> = record(
  { customerId: text, employeeFlagActive: t.boolean },
  'employee flag',
)

/** Marks a customer as one of our own staff, or no longer. */
export const setEmployeeFlag = endpoint({
  name: 'setEmployeeFlag',
  base: 'customer360',
  method: 'POST',
  path: '/customer/v1/employee-flag',
  body: employeeFlag,
  output: employeeFlag,
  access: inView.access,
  scope: { customer: ({ body }) => body.customerId },
  handlesNotFound: true,
  rows: ['O-357', 'O-488', 'OP-116'],
})
