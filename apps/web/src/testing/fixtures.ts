import type { AppConfig } from '@retain/api-client/config'
import { permissions, type Permission } from '@retain/domain/session/user/permissions'

/** The host's configuration. */
export const config: AppConfig = {
  appVersion: '2.32.34',
  appName: 'Retain',
  bases: {
    auth: '/api/auth',
    application: '/api/application',
    opportunity: '/api/opportunity',
    engine: '/api/engine',
    admin: '/api/admin',
    market: '/api/market',
    products: '/api/products',
    vls: '/api/vls',
    customer360: '/api/customer360',
  },
  liveUrl: '/live',
  authUrl: 'http://localhost:4000/oidc',
  clientId: 'equity',
  acrValues: 'store:staff',
  signInFlow: 'code',
  subscriptionKey: 'key-1',
  gaTrackingId: '',
  reportsUrl: 'https://reports.example.com',
  enhancedAlertsUrl: '',
  doNotCallUrl: '',
  compassUrl: '',
  vlsUrl: '',
  supportPhone: '',
  supportEmail: '',
  fuelPrice: 3.5,
  isDemo: true,
}

/** Every permission there is. */
export const allPermissions: readonly Permission[] = permissions

/** Three stores as the service answers them, in the order of the profile, which is not that of their names. */
export const wireStores = [
  { hyperionId: 'HAR', name: 'Harborview Motors', utcOffset: '-05:00', logoUrl: null },
  { hyperionId: 'BLR', name: 'Blue Ridge Auto Park', utcOffset: '-05:00', logoUrl: null },
  { hyperionId: 'PEA', name: 'Peachtree Imports', utcOffset: '+02:00', logoUrl: null },
]

/** Ann Lee, as the sign-in answer has her. */
export const wireUser = (authorities: readonly string[]) => ({
  authorities,
  stores: wireStores.map(({ hyperionId, name, utcOffset }) => ({
    storeCode: hyperionId,
    name,
    timeZoneOffset: utcOffset,
  })),
  email: 'ann.lee@example.com',
  userName: 'ann.lee',
  givenName: 'Ann',
  familyName: 'Lee',
  phone: null,
  phoneExt: null,
  mobile: null,
  picture: null,
  pictureContent: null,
  sub: 'u-1',
  profile: { signature: null },
})

/** The profile of the signed-in person, as the service answers it. */
export const wireProfile = (changes: Readonly<Record<string, unknown>> = {}) => ({
  userName: 'ann.lee',
  givenName: 'Ann',
  familyName: 'Lee',
  email: 'ann.lee@example.com',
  phone: null,
  phoneExt: null,
  mobile: null,
  signature: '<p>Ann Lee</p>',
  version: 1,
  ...changes,
})

/** A setting of a store, as the service answers it. */
export const wireSetting = (settingKeyId: string, settingValue: string) => ({
  settingKeyId,
  hyperionId: 'HAR',
  marketId: null,
  brandId: null,
  appSettingId: '12',
  settingValue,
  defaultValue: 'Off',
  isLocked: false,
  lockLevel: null,
  storeName: 'Harborview Motors',
  displayName: settingKeyId,
  takesEffect: 'now',
  version: 1,
})

/** A page as the services answer it. */
export const wirePage = <Row>(list: readonly Row[], total = list.length, page = 1, pageSize = 50) => ({
  list,
  total,
  page,
  pageCount: Math.ceil(total / pageSize),
})

/** A row of the Equity Log on the wire: dollars, not cents. */
export const wireRow = (changes: Readonly<Record<string, unknown>> = {}) => ({
  opptId: '1000001',
  hyperionId: 'HAR',
  customerName: 'Singh, Beth',
  fullName: null,
  isCustomerLocked: false,
  isOrphan: false,
  dealType: 'Finance',
  dealTypeCode: null,
  equityAmount: 14609.25,
  paymentDifferenceFinance: 42,
  paymentDifferenceLease: -35,
  lastActionIcon: 'OUT_CALL',
  lender: 'Toyota Financial Services',
  makeName: 'Honda',
  modelName: 'CR-V',
  year: 2020,
  vehicleMileage: 54321,
  newUsed: 'Used',
  usedClassification: '5 - CPO',
  note: 'Prefers email',
  opptOwnerName: 'Chris Ortega',
  opptStoreName: 'Harborview Motors',
  paymentsLeft: 21,
  predictiveScore: 10,
  roAmount: null,
  roDateTime: null,
  roStatus: null,
  scan: false,
  scanDate: null,
  status: 'NPL',
  statusCode: 'NPL',
  compassStatus: null,
  compassStatusDescription: null,
  apptDateTime: null,
  apr: 4.9,
  contactDate: '2026-10-05T15:00:00.000Z',
  currentPayment: 389,
  serviceAdvisorName: null,
  warrantyExpIcon: 1,
  flaggedUser: null,
  leadId: null,
  serviceStoreHyperionId: null,
  replVehStockNo: null,
  extSvcInProgress: false,
  isLocked: false,
  lockedUserId: null,
  lockedBy: null,
  lockedDT: null,
  lockedDate: null,
  rowVersion: 1,
  ...changes,
})

/** So many rows, each with its own id, name and equity, highest equity first. */
export const wireRows = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) =>
    wireRow({
      opptId: String(1_000_001 + from + at),
      customerName: `Customer ${String(from + at + 1).padStart(5, '0')}`,
      equityAmount: 20_000 - from - at,
    }),
  )
