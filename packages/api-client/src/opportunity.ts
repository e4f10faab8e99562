import * as t from 'io-ts'
import type { Conquest } from '@retain/domain/customer/conquest'
import type { CustomerContact } from '@retain/domain/customer/customerEdit'
import {
  historyConditions,
  phoneTitles,
  recallIndications,
  valueSources,
  type CurrentVehicle,
  type CustomerPhone,
  type DealInformation,
  type EquityDealCustomer,
  type LastRoCustomer,
  type LeaseFinance,
  type LenderQuote,
  type OpportunityFrame,
  type OpportunitySection,
  type ReplacementVehicle,
  type AppliedAdjustment,
  type VehicleInfo,
} from '@retain/domain/opportunity/sections'
import { leadSystems } from '@retain/domain/lead/lead'
import { statusCodes } from '@retain/domain/opportunity/status/statuses'
import { adjustmentPercentages, adjustmentSigns } from '@retain/domain/trade-adjustment/tradeAdjustment'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { conquestTypes } from '@retain/domain/deal/dealTypes'
import { newUsedValues, roStatuses } from '@retain/domain/work-log/rows/logRow'
import {
  day,
  dollars,
  figure,
  flagText,
  hyperionId,
  instant,
  nullable,
  oneNumber,
  oneOf,
  opptId,
  record,
  textUpTo,
  whole,
} from './kernel/codecs'
import { dealTypeFields } from './dealType'
import { endpoint } from './kernel/endpoint'
import { historyEntry } from './history-entry'
import { lockFields } from './lock'

/** What every call of one opportunity has: its id in the path, general access, the store of the opportunity. */
const ofOpportunity = {
  base: 'opportunity',
  method: 'GET',
  params: record({ opptId }),
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ params }: { readonly params: { readonly opptId: string } }) => params.opptId },
} as const

const section = { ...ofOpportunity, handlesNotFound: true } as const

const frame: t.Type<OpportunityFrame, unknown> = record(
  {
    opptId,
    hyperionId,
    customerName: t.string,
    statusCode: oneOf(statusCodes, 'status code'),
    compassStatus: nullable(t.string),
    compassStatusDescription: nullable(t.string),
    opptOwnerName: nullable(t.string),
    ownerUserName: nullable(t.string),
    isOrphan: t.boolean,
    leadId: nullable(t.string),
    eleadId: nullable(t.string),
    leadSystem: oneOf(leadSystems, 'lead system'),
    sourceVin: nullable(t.string),
    isFlaggedByMe: t.boolean,
  },
  'opportunity frame',
)

/** The frame of the opportunity page. The page sends flag false: `getOpportunity` alone records a view (D-07). */
export const getOpportunityDetails = endpoint({
  ...ofOpportunity,
  name: 'getOpportunityDetails',
  path: '/{opptId}/details/{flag}',
  params: record({ opptId, flag: flagText }),
  output: frame,
  rows: ['O-429'],
})

const opportunitySection: t.Type<OpportunitySection, unknown> = record(
  {
    opptId,
    hyperionId,
    statusCode: oneOf(statusCodes, 'status code'),
    ...lockFields,
  },
  'opportunity section',
)

/** The opportunity section. With `log` true it writes one ViewOpportunity entry, so it is never repeated by itself. */
export const getOpportunity = endpoint({
  ...ofOpportunity,
  name: 'getOpportunity',
  path: '/{opptId}/{log}',
  params: record({ opptId, log: flagText }),
  output: opportunitySection,
  rows: ['O-080', 'O-436'],
})

const customerPhone: t.Type<CustomerPhone, unknown> = record({
  title: oneOf(phoneTitles),
  number: t.string,
  ext: nullable(t.string),
  isBad: t.boolean,
  isBest: t.boolean,
})

const customer: t.Type<EquityDealCustomer, unknown> = record(
  {
    firstName: t.string,
    lastName: t.string,
    email: nullable(t.string),
    nddEmail: nullable(t.string),
    phones: t.readonlyArray(customerPhone),
    mobilePhone: nullable(t.string),
    homePhone: nullable(t.string),
    workPhone: nullable(t.string),
    version: whole(0),
  },
  'customer section',
)

/** The customer section. */
export const getCustomerInfo = endpoint({
  ...section,
  name: 'getCustomerInfo',
  path: '/{opptId}/customer-info',
  output: customer,
  rows: ['O-081', 'O-430'],
})

/** Longer than any phone that a form could send. */
const typedPhone = nullable(textUpTo(40))

/** What the customer edit sends: `null` removes what is on file. The server validates it by the domain's rules again. */
export const customerBody: t.Type<CustomerContact, unknown> = record(
  { email: nullable(textUpTo(254)), mobilePhone: typedPhone, homePhone: typedPhone, workPhone: typedPhone },
  'customer contact',
)

/** Saves how a customer can be reached, and answers the customer section. */
export const saveCustomerInfo = endpoint({
  ...section,
  name: 'saveCustomerInfo',
  method: 'PUT',
  path: '/{opptId}/customer-info',
  body: customerBody,
  output: customer,
  isVersioned: true,
  rows: ['O-233', 'O-460'],
})

const deal: t.Type<DealInformation, unknown> = record(
  {
    ...dealTypeFields,
    paymentAmt: nullable(dollars),
    paymentAmtEdited: nullable(dollars),
    price: nullable(dollars),
    curVehFinanceRate: nullable(figure),
    curVehFinanceTerm: nullable(whole(0)),
    lender: nullable(t.string),
    lenderCode: nullable(t.string),
    annualLeaseMiles: nullable(whole(0)),
    paymentDay: nullable(whole(1, 31)),
    conqDealAN: nullable(t.boolean),
    paidOff: nullable(t.boolean),
    salesPersonName: nullable(t.string),
    version: whole(0),
  },
  'deal section',
)

/** The deal section. */
export const getDealInfo = endpoint({
  ...section,
  name: 'getDealInfo',
  path: '/{opptId}/deal-info',
  output: deal,
  rows: ['O-082', 'O-431'],
})

/** What the conquest edit sends. The server validates it by the domain's rules again. */
export const conquestBody: t.Type<Conquest, unknown> = record(
  {
    dealType: nullable(oneOf(conquestTypes, 'conquest type')),
    condition: nullable(oneOf(newUsedValues)),
    term: nullable(whole(0)),
    annualLeaseMiles: nullable(whole(0)),
    paymentsLeft: nullable(whole(0)),
    payment: nullable(dollars),
    paymentDay: nullable(whole(1, 31)),
    rate: nullable(figure),
    payoff: nullable(dollars),
    paidOff: nullable(t.boolean),
    price: nullable(dollars),
    lenderCode: nullable(textUpTo(40)),
    lenderName: nullable(textUpTo(200)),
  },
  'conquest deal',
)

/** Saves a conquest deal, and answers the deal section. Condition, payments left and payoff are those of the vehicle section. */
export const saveConquest = endpoint({
  ...section,
  name: 'saveConquest',
  method: 'PUT',
  path: '/{opptId}/conquest',
  body: conquestBody,
  output: deal,
  isVersioned: true,
  rows: ['O-241', 'O-461'],
})

const description = {
  newOrUsed: nullable(oneOf(newUsedValues)),
  usedClassification: nullable(t.string),
  vin: nullable(t.string),
  year: nullable(whole()),
  make: nullable(t.string),
  model: nullable(t.string),
  trim: nullable(t.string),
  bodyType: nullable(t.string),
  color: nullable(t.string),
  transmission: nullable(t.string),
  mileage: nullable(whole(0)),
  highwayMpgAvg: nullable(figure),
  cityMpgAvg: nullable(figure),
  fuelType: nullable(t.string),
  keyFeatures: t.readonlyArray(t.string),
}

const valueAdjustment: t.Type<AppliedAdjustment, unknown> = record({
  percentage: oneNumber(adjustmentPercentages),
  addOrSubtract: oneNumber(adjustmentSigns),
  valueBefore: dollars,
  createdBy: nullable(t.string),
  adjustedOn: day,
})

/** The current vehicle, as its section and what saves a part of it answer it. */
export const currentVehicle: t.Type<CurrentVehicle, unknown> = record(
  {
    ...description,
    vehicleValue: nullable(dollars),
    payoffAmt: nullable(dollars),
    equityAmount: nullable(dollars),
    numberOfPayments: nullable(whole()),
    makeId: nullable(t.string),
    modelId: nullable(t.string),
    trimId: nullable(t.string),
    valueSource: nullable(oneOf(valueSources)),
    historyCondition: nullable(oneOf(historyConditions)),
    recall: nullable(oneOf(recallIndications)),
    warrantyExpIcon: nullable(whole()),
    predictiveScore: nullable(whole()),
    isMileageEstimated: t.boolean,
    valueAdjustment: nullable(valueAdjustment),
    valuedOn: nullable(day),
    dealSavedOn: nullable(day),
    version: whole(0),
  },
  'current vehicle',
)

/** A vehicle that is offered, as its section and the listing service answer it. */
export const replacementVehicle: t.Type<ReplacementVehicle, unknown> = record(
  {
    ...description,
    msrp: nullable(dollars),
    rebateAmt: nullable(dollars),
    discount: nullable(dollars),
    estimatedSelPrice: nullable(dollars),
    downPaymentOptions: t.readonlyArray(dollars),
    vehLocationStore: nullable(t.string),
    stockNo: nullable(t.string),
    selectionReason: nullable(t.string),
    refreshedOn: nullable(day),
  },
  'replacement vehicle',
)

const vehicleInfo: t.Type<VehicleInfo, unknown> = record(
  { currentVehicle, replacementVehicle: nullable(replacementVehicle) },
  'vehicle section',
)

/** The present vehicle and the one that is offered in its place. */
export const getVehicleInfo = endpoint({
  ...section,
  name: 'getVehicleInfo',
  path: '/{opptId}/vehicle-info',
  output: vehicleInfo,
  rows: ['O-083', 'O-085', 'O-432'],
})

const lenderQuote: t.Type<LenderQuote, unknown> = record(
  {
    payments: t.readonlyArray(
      record({ term: whole(1), isDefault: t.boolean, monthlyPayments: t.readonlyArray(dollars) }),
    ),
    currentPayment: nullable(dollars),
    downPayments: t.readonlyArray(dollars),
    defaultPayoff: nullable(dollars),
    paymentPayoff: nullable(dollars),
    apr: nullable(figure),
    residuals: nullable(t.readonlyArray(dollars)),
  },
  'lender quote',
)

/** The quotes of a vehicle, as their section and their computation answer them. */
export const leaseFinance: t.Type<LeaseFinance, unknown> = record(
  {
    financeLender: nullable(lenderQuote),
    leaseLender: nullable(lenderQuote),
    selectedPayoff: nullable(dollars),
  },
  'payment section',
)

/** What the replacement vehicle would cost a month. */
export const getPaymentInfo = endpoint({
  ...section,
  name: 'getPaymentInfo',
  path: '/{opptId}/payment-info',
  output: leaseFinance,
  rows: ['O-087', 'O-434'],
})

const lastRoCustomer: t.Type<LastRoCustomer, unknown> = record(
  {
    firstName: nullable(t.string),
    lastName: nullable(t.string),
    lastRoDate: nullable(instant),
    roAmount: nullable(dollars),
    roStatus: nullable(oneOf(roStatuses)),
    roNumber: nullable(t.string),
    roTagNumber: nullable(t.string),
  },
  'last repair order',
)

/** The last repair order of the vehicle and who brought it. */
export const getLastRoCustomer = endpoint({
  ...section,
  name: 'getLastRoCustomer',
  path: '/{opptId}/ro/customer-info',
  output: lastRoCustomer,
  rows: ['O-435'],
})

/** The contact history, newest first, without notes. */
export const getContactHistory = endpoint({
  ...section,
  name: 'getContactHistory',
  path: '/{opptId}/contact-history',
  output: t.readonlyArray(historyEntry, 'contact history'),
  rows: ['O-433'],
})
