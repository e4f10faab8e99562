type Changes = Readonly<Record<string, unknown>>

/** The customer of an opportunity, who is called like the row of the log with the same id. */
export const opportunityName = (opptId: string): string =>
  `Customer ${String(Number(opptId) - 1_000_000).padStart(5, '0')}`

/** The frame of an opportunity on the wire. */
export const wireFrame = (opptId: string, changes: Changes = {}) => ({
  opptId,
  hyperionId: 'HAR',
  customerName: opportunityName(opptId),
  statusCode: 'IPCM',
  compassStatus: null,
  compassStatusDescription: null,
  opptOwnerName: 'Jordan Mills',
  ownerUserName: 'jordan.mills',
  isOrphan: false,
  leadId: null,
  eleadId: null,
  leadSystem: 'compass',
  sourceVin: '1HGCV1F57MA014882',
  isFlaggedByMe: false,
  ...changes,
})

/** The opportunity section on the wire: nobody holds its lock. */
export const wireSection = (opptId: string, changes: Changes = {}) => ({
  opptId,
  hyperionId: 'HAR',
  statusCode: 'IPCM',
  lockedBy: null,
  lockedUserId: null,
  lockedDT: null,
  ...changes,
})

/** A customer with two good phones and a bad one. */
export const wireCustomer = (changes: Changes = {}) => ({
  firstName: 'Hana',
  lastName: 'Castellanos',
  email: 'hana.c@example.com',
  nddEmail: null,
  phones: [
    { title: 'Evening', number: '5550140127', ext: null, isBad: false, isBest: false },
    { title: 'Mobile', number: '5550140182', ext: null, isBad: false, isBest: true },
    { title: 'Day', number: '5550140199', ext: null, isBad: true, isBest: false },
  ],
  mobilePhone: '5550140182',
  homePhone: '5550140127',
  workPhone: '5550140199',
  version: 1,
  ...changes,
})

/** A Finance deal. */
export const wireDeal = (changes: Changes = {}) => ({
  dealType: 'Finance',
  dealTypeCode: null,
  paymentAmt: 436,
  paymentAmtEdited: null,
  price: 31250,
  curVehFinanceRate: 3.9,
  curVehFinanceTerm: 66,
  lender: 'Lakeside Credit Union',
  lenderCode: 'LCU',
  annualLeaseMiles: null,
  paymentDay: 15,
  conqDealAN: false,
  paidOff: false,
  salesPersonName: 'Dana Baker',
  version: 1,
  ...changes,
})

const description = {
  bodyType: 'Sedan',
  color: 'Blue',
  transmission: 'CVT',
  highwayMpgAvg: 38,
  cityMpgAvg: 30,
  fuelType: 'Gasoline',
  keyFeatures: [],
}

/** The current vehicle. */
export const wireVehicle = (changes: Changes = {}) => ({
  ...description,
  newOrUsed: 'Used',
  usedClassification: '5 - CPO',
  vin: '1HGCV1F57MA014882',
  year: 2021,
  make: 'Honda',
  model: 'Accord',
  trim: 'EX-L',
  mileage: 41208,
  vehicleValue: 24350,
  payoffAmt: 15869,
  equityAmount: 8481,
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
  version: 1,
  ...changes,
})

/** The vehicle that is offered. */
export const wireReplacement = (changes: Changes = {}) => ({
  ...description,
  newOrUsed: 'New',
  usedClassification: null,
  vin: null,
  year: 2026,
  make: 'Toyota',
  model: 'RAV4',
  trim: 'XLE Hybrid',
  mileage: null,
  cityMpgAvg: 41,
  msrp: 35920,
  rebateAmt: 2000,
  discount: 1320,
  estimatedSelPrice: 32600,
  downPaymentOptions: [0],
  vehLocationStore: 'Lakeside Motors',
  stockNo: 'RT4X0917',
  selectionReason: null,
  refreshedOn: '2026-11-20',
  ...changes,
})

/** What the replacement costs a month. */
export const wirePayment = (changes: Changes = {}) => ({
  financeLender: {
    payments: [{ term: 66, isDefault: true, monthlyPayments: [407] }],
    currentPayment: 436,
    downPayments: [0],
    defaultPayoff: 15869,
    paymentPayoff: -17004,
    apr: 3.9,
  },
  leaseLender: null,
  selectedPayoff: 15869,
  ...changes,
})

/** An open repair order. */
export const wireLastRo = (changes: Changes = {}) => ({
  firstName: 'Luis',
  lastName: 'Castellanos',
  lastRoDate: '2026-11-20T14:05:00.000Z',
  roAmount: 284,
  roStatus: 'Open',
  roNumber: '618204',
  roTagNumber: '4471',
  ...changes,
})

/** An entry of the contact history. */
export const wireEntry = (changes: Changes = {}) => ({
  contactHistoryId: '40',
  contactType: 'PhoneCall',
  createDate: '2026-11-20T14:42:00.000Z',
  contactActionResult: 'CONTACTED',
  notes: null,
  hasNotes: true,
  contactInfo: '5550140182',
  contactAction: 'OPHONE',
  createdBy: 'Jordan Mills',
  emailContactDetailId: null,
  email: null,
  delivery: null,
  open: null,
  ...changes,
})

/** A view of the page, as the history keeps it. */
export const wireView = (contactHistoryId: string, createDate: string) =>
  wireEntry({
    contactHistoryId,
    contactType: 'ViewOpportunity',
    createDate,
    contactActionResult: null,
    hasNotes: false,
    contactInfo: null,
    contactAction: null,
    createdBy: 'Ann Lee',
  })

/** A call and two views, the newer of which is the present one. */
export const wireHistory = () => [
  wireView('42', '2026-11-21T14:59:00.000Z'),
  wireEntry(),
  wireView('39', '2026-11-18T13:55:00.000Z'),
]

/** What saving a call answers, with its messages: the page has taken the lock, which was the row's version 2. */
export const wireSaved = (opptId: string, changes: Changes = {}) => {
  const entry = wireEntry({
    contactHistoryId: '43',
    createDate: '2026-11-21T15:00:00.000Z',
    createdBy: 'Ann Lee',
  })
  const saved = {
    contactHistoryId: '43',
    createDate: entry.createDate,
    statusCode: 'IPCM',
    entry,
    opptId: null,
    ...changes,
  }
  const { statusCode } = saved
  const place = { opptId, hyperionId: 'HAR' }
  const compass = { compassStatus: null, compassStatusDescription: null }
  const isNewStatus = statusCode !== 'IPCM'
  const rowVersion = isNewStatus ? 4 : 3
  const status = { ...place, statusCode, status: statusCode, ...compass, rowVersion: 3 }
  const contact = { lastActionIcon: 'OUT_CALL', contactDate: entry.createDate, note: 'Asked for figures' }
  return {
    ...saved,
    rowVersion,
    messages: [
      ...(isNewStatus ? [{ type: 'OPPT_STATUS', payload: status }] : []),
      { type: 'OPPT_CONTACT', payload: { ...place, entry: saved.entry, ...contact, rowVersion } },
    ],
  }
}

/** A lock, as taking and releasing it answer. */
export const wireLock = (opptId: string, isLocked: boolean, rowVersion = 2) => ({
  opptId,
  hyperionId: 'HAR',
  isLocked,
  lockedUserId: isLocked ? 'ann.lee' : null,
  lockedBy: isLocked ? 'Ann Lee' : null,
  lockedDT: isLocked ? '2026-11-21T15:00:00.000Z' : null,
  lockedDate: isLocked ? '2026-11-21T15:00:00.000Z' : null,
  isCustomerLocked: false,
  rowVersion,
})

/** An associate of the store on the wire, called like the user name. */
export const wireAssociate = (userName: string, isFlagged = false) => {
  const [given = '', family = ''] = userName.split('.').map((part) => part[0]?.toUpperCase() + part.slice(1))
  return { userName, givenName: given, familyName: family, email: `${userName}@example.com`, isFlagged }
}

/** The associates of the store, the signed-in user among them. */
export const wireAssociates = ['ann.lee', 'priya.singh', 'sam.rivera'].map((userName) =>
  wireAssociate(userName),
)
