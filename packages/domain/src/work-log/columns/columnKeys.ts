/** The columns of the Equity, Service and Search log, which are also what these logs can be sorted by (L-302 to L-328). */
export const logColumnKeys = [
  'customerName',
  'dealType',
  'equityAmount',
  'paymentDifferenceFinance',
  'paymentDifferenceLease',
  'lastActionIcon',
  'lender',
  'makeName',
  'modelName',
  'year',
  'vehicleMileage',
  'newUsed',
  'note',
  'opptOwnerName',
  'opptStoreName',
  'paymentsLeft',
  'predictiveScore',
  'roAmount',
  'roDateTime',
  'scan',
  'status',
  'apptDateTime',
  'apr',
  'contactDate',
  'currentPayment',
  'serviceAdvisorName',
  'warrantyExpIcon',
] as const

export type LogColumnKey = (typeof logColumnKeys)[number]

/** The columns of the Contact Log (L-329 to L-340). */
export const contactLogColumnKeys = [
  'dealType',
  'paymentsLeft',
  'inboundCreateDate',
  'customer',
  'emailSentBy',
  'inboundContactHistoryId',
  'vehicleYear',
  'vehicleModel',
  'equityAmt',
  'replyContactHistoryId',
  'replyBy',
  'replyDate',
] as const

export type ContactLogColumnKey = (typeof contactLogColumnKeys)[number]
