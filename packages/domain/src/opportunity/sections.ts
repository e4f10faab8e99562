import type { OpportunityLock } from './lock/opportunityLock'
import type { Instant } from '../calendar/instant'
import type { DealType } from '../deal/dealTypes'
import type { LeadSystem } from '../lead/lead'
import type { TermPayments } from '../deal/paymentDifference'
import type { TradeAdjustment } from '../trade-adjustment/tradeAdjustment'
import type { Cents } from '../money/money'
import type { NewUsed, RoStatus } from '../work-log/rows/logRow'
import type { StatusCode } from './status/statuses'

/** The frame of the page: what stands around its sections (api.md 2.8 getOpportunityDetails). */
export interface OpportunityFrame {
  readonly opptId: string
  readonly hyperionId: string
  /** "Last, First". */
  readonly customerName: string
  readonly statusCode: StatusCode
  readonly compassStatus: string | null
  readonly compassStatusDescription: string | null
  readonly opptOwnerName: string | null
  readonly ownerUserName: string | null
  readonly isOrphan: boolean
  readonly leadId: string | null
  readonly eleadId: string | null
  readonly leadSystem: LeadSystem
  readonly sourceVin: string | null
  readonly isFlaggedByMe: boolean
}

/** The opportunity section: status and lock (O-080, D-34). */
export interface OpportunitySection extends OpportunityLock {
  readonly opptId: string
  readonly hyperionId: string
  readonly statusCode: StatusCode
}

/** What a phone on file is called on a call: workPhone is Day, homePhone Evening, mobilePhone Mobile (OP-028). */
export const phoneTitles = ['Day', 'Evening', 'Mobile'] as const
export type PhoneTitle = (typeof phoneTitles)[number]

/** A phone on file. */
export interface CustomerPhone {
  readonly title: PhoneTitle
  /** Ten digits. */
  readonly number: string
  readonly ext: string | null
  readonly isBad: boolean
  readonly isBest: boolean
}

/** The customer section, `equityDealCustomer` (O-081). */
export interface EquityDealCustomer {
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly nddEmail: string | null
  readonly phones: readonly CustomerPhone[]
  readonly mobilePhone: string | null
  readonly homePhone: string | null
  readonly workPhone: string | null
  readonly version: number
}

/** The deal section, `dealInformation` (O-082). Rates are percent. */
export interface DealInformation {
  readonly dealType: DealType | null
  readonly dealTypeCode: DealType | null
  readonly paymentAmt: Cents | null
  readonly paymentAmtEdited: Cents | null
  readonly price: Cents | null
  readonly curVehFinanceRate: number | null
  readonly curVehFinanceTerm: number | null
  readonly lender: string | null
  readonly lenderCode: string | null
  readonly annualLeaseMiles: number | null
  /** Day of the month, 1 to 31. */
  readonly paymentDay: number | null
  readonly conqDealAN: boolean | null
  readonly paidOff: boolean | null
  readonly salesPersonName: string | null
  readonly version: number
}

/** Where a vehicle's value comes from: AN is the dealer group's appraisal data, BB a third party's average (O-101). */
export const valueSources = ['AN', 'BB'] as const
export type ValueSource = (typeof valueSources)[number]

/** What the vehicle history report says of the condition (O-102). */
export const historyConditions = ['CLEAN', 'ACC_DMG', 'TITLE'] as const
export type HistoryCondition = (typeof historyConditions)[number]

/** Whether the vehicle history report knows of a recall (O-103). */
export const recallIndications = ['NO', 'YES'] as const
export type RecallIndication = (typeof recallIndications)[number]

/** What describes a vehicle, the present one and a replacement alike. */
export interface VehicleDescription {
  readonly newOrUsed: NewUsed | null
  /** As that of a row: a text that is not known has no badge (L-281 to L-284). */
  readonly usedClassification: string | null
  readonly vin: string | null
  readonly year: number | null
  readonly make: string | null
  readonly model: string | null
  readonly trim: string | null
  readonly bodyType: string | null
  readonly color: string | null
  readonly transmission: string | null
  readonly mileage: number | null
  readonly highwayMpgAvg: number | null
  readonly cityMpgAvg: number | null
  readonly fuelType: string | null
  readonly keyFeatures: readonly string[]
}

/** What a trade adjustment did to the value of the present vehicle (OP-110). */
export interface AppliedAdjustment extends Pick<TradeAdjustment, 'percentage' | 'addOrSubtract'> {
  readonly valueBefore: Cents
  /** Who made the adjustment. */
  readonly createdBy: string | null
  /** The day of the store from which on it counts, `2024-03-05`. */
  readonly adjustedOn: string
}

/** The present vehicle, `currentVehicle` (O-083). */
export interface CurrentVehicle extends VehicleDescription {
  readonly vehicleValue: Cents | null
  readonly payoffAmt: Cents | null
  readonly equityAmount: Cents | null
  /** Payments that are left. */
  readonly numberOfPayments: number | null
  readonly makeId: string | null
  readonly modelId: string | null
  readonly trimId: string | null
  readonly valueSource: ValueSource | null
  readonly historyCondition: HistoryCondition | null
  readonly recall: RecallIndication | null
  readonly warrantyExpIcon: number | null
  readonly predictiveScore: number | null
  readonly isMileageEstimated: boolean
  /** What changed the value; `null` where nothing did. */
  readonly valueAdjustment: AppliedAdjustment | null
  /** Day of the store on which the value was found, `2024-03-05`; `null` where it is not known. */
  readonly valuedOn: string | null
  /** Day of the store on which somebody saved payoff, payments left and payment; `null` where nobody did. */
  readonly dealSavedOn: string | null
  readonly version: number
}

/** The vehicle that is offered in its place, `replacementVehicle` (O-085). */
export interface ReplacementVehicle extends VehicleDescription {
  readonly msrp: Cents | null
  readonly rebateAmt: Cents | null
  readonly discount: Cents | null
  readonly estimatedSelPrice: Cents | null
  readonly downPaymentOptions: readonly Cents[]
  readonly vehLocationStore: string | null
  readonly stockNo: string | null
  readonly selectionReason: string | null
  /** Day of the store, `2024-03-05`. */
  readonly refreshedOn: string | null
}

/** The vehicle section. */
export interface VehicleInfo {
  readonly currentVehicle: CurrentVehicle
  readonly replacementVehicle: ReplacementVehicle | null
}

/** What a lender asks a month for the replacement vehicle, by term and down payment (O-087). */
export interface LenderQuote {
  readonly payments: readonly TermPayments[]
  readonly currentPayment: Cents | null
  readonly downPayments: readonly Cents[]
  readonly defaultPayoff: Cents | null
  readonly paymentPayoff: Cents | null
  readonly apr: number | null
  /** What the vehicle is worth at the end of each term, in the order of the payments; `null` for a loan, and where it is not known. */
  readonly residuals: readonly Cents[] | null
}

/** The payment section, `leaseFinance`. */
export interface LeaseFinance {
  readonly financeLender: LenderQuote | null
  readonly leaseLender: LenderQuote | null
  readonly selectedPayoff: Cents | null
}

/** Who brought the vehicle to the last repair order, and what it was, `lastRoDealCustomer`. */
export interface LastRoCustomer {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly lastRoDate: Instant | null
  readonly roAmount: Cents | null
  readonly roStatus: RoStatus | null
  readonly roNumber: string | null
  readonly roTagNumber: string | null
}
