import type { EditableColumn } from './columnList'

const labels: readonly (readonly [key: string, label: string])[] = [
  ['customerName', 'Customer'],
  ['dealType', 'Deal Type'],
  ['paymentsLeft', 'Pmts Left'],
  ['equityAmount', 'Equity'],
  ['paymentDifferenceFinance', 'Pmt Diff Finance'],
  ['paymentDifferenceLease', 'Pmt Diff Lease'],
  ['year', 'Year'],
  ['modelName', 'Model'],
  ['status', 'Status'],
  ['lastActionIcon', 'Last Action'],
  ['predictiveScore', 'Score'],
  ['warrantyExpIcon', 'Warranty Exp'],
  ['contactDate', 'Last Contact'],
  ['opptOwnerName', 'Opportunity Owner'],
  ['note', 'Notes'],
  ['apr', 'APR'],
  ['currentPayment', 'Payment'],
  ['lender', 'Lender'],
  ['makeName', 'Make'],
  ['vehicleMileage', 'Mileage'],
]

/** The columns of the stories and tests; the first is fixed. */
export const sampleColumns: readonly EditableColumn[] = labels.map(([key, label]) => ({
  key,
  label,
  isFixed: key === 'customerName',
}))

/** The first fifteen of them, as on a wide screen. */
export const sampleDefaults: readonly string[] = labels.slice(0, 15).map(([key]) => key)
