import type { Instant } from '../src/calendar/instant'
import { toCents } from '../src/money/money'
import type {
  CurrentVehicle,
  DealInformation,
  LastRoCustomer,
  LeaseFinance,
  LenderQuote,
  ReplacementVehicle,
  VehicleInfo,
} from '../src/opportunity/sections'

const description = {
  vin: null,
  color: null,
  transmission: 'CVT',
  keyFeatures: [],
}

/** A used Accord that is worth more than is owed on it. */
export const currentVehicle: CurrentVehicle = {
  ...description,
  newOrUsed: 'Used',
  usedClassification: '5 - CPO',
  vin: '1HGCV1F57MA014882',
  year: 2021,
  make: 'Honda',
  model: 'Accord',
  trim: 'EX-L',
  bodyType: 'Sedan',
  color: 'Blue',
  mileage: 41_208,
  highwayMpgAvg: 38,
  cityMpgAvg: 30,
  fuelType: 'Gasoline',
  vehicleValue: toCents(24_350_00),
  payoffAmt: toCents(15_869_00),
  equityAmount: toCents(8_481_00),
  numberOfPayments: 39,
  makeId: '12',
  modelId: '120',
  trimId: '1203',
  valueSource: 'AN',
  historyCondition: 'CLEAN',
  recall: 'NO',
  warrantyExpIcon: 2,
  predictiveScore: 8,
  isMileageEstimated: false,
  valueAdjustment: null,
  valuedOn: null,
  dealSavedOn: null,
  version: 0,
}

/** A new hybrid that is offered in its place. */
export const replacementVehicle: ReplacementVehicle = {
  ...description,
  newOrUsed: 'New',
  usedClassification: null,
  year: 2026,
  make: 'Toyota',
  model: 'RAV4',
  trim: 'XLE Hybrid',
  bodyType: 'SUV',
  mileage: null,
  highwayMpgAvg: 38,
  cityMpgAvg: 41,
  fuelType: 'Hybrid',
  msrp: toCents(35_920_00),
  rebateAmt: toCents(2_000_00),
  discount: toCents(1_320_00),
  estimatedSelPrice: toCents(32_600_00),
  downPaymentOptions: [toCents(0), toCents(1_000_00)],
  vehLocationStore: 'Lakeside Motors',
  stockNo: 'RT4X0917',
  selectionReason: 'body type',
  refreshedOn: '2026-11-20',
}

/** Both vehicles. */
export const vehicleInfo: VehicleInfo = { currentVehicle, replacementVehicle }

/** A finance deal. */
export const dealInformation: DealInformation = {
  dealType: 'Finance',
  dealTypeCode: null,
  paymentAmt: toCents(436_00),
  paymentAmtEdited: null,
  price: toCents(31_250_00),
  curVehFinanceRate: 4.9,
  curVehFinanceTerm: 72,
  lender: 'Lakeside Credit Union',
  lenderCode: 'LCU',
  annualLeaseMiles: null,
  paymentDay: 15,
  conqDealAN: null,
  paidOff: false,
  salesPersonName: 'Jordan Mills',
  version: 0,
}

/** What a finance lender asks: 66 months unless another term is chosen. */
export const lenderQuote: LenderQuote = {
  payments: [
    { term: 60, isDefault: false, monthlyPayments: [toCents(440_00), toCents(421_00)] },
    { term: 66, isDefault: true, monthlyPayments: [toCents(407_00), toCents(390_00)] },
  ],
  currentPayment: toCents(436_00),
  downPayments: [toCents(0), toCents(1_000_00)],
  defaultPayoff: toCents(15_869_00),
  paymentPayoff: toCents(-17_004_00),
  apr: 3.9,
  residuals: null,
}

/** The quote of a finance lender alone. */
export const leaseFinance: LeaseFinance = {
  financeLender: lenderQuote,
  leaseLender: null,
  selectedPayoff: toCents(15_869_00),
}

/** A repair order that is still open. */
export const lastRoDealCustomer: LastRoCustomer = {
  firstName: 'Hana',
  lastName: 'Castellanos',
  lastRoDate: '2026-11-20T20:30:00.000Z' as Instant,
  roAmount: toCents(284_00),
  roStatus: 'Open',
  roNumber: '618204',
  roTagNumber: '4471',
}
