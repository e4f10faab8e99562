import { centred, figure, text, type ColumnDefinition, type ColumnLayout } from '../../list/columnDefinition'
import type { LogColumnKey } from './columnKeys'

/**
 * The layout of every column of the opportunity logs: label (L-568), alignment (L-571) and share of the width
 * (L-570).
 */
const layouts: Readonly<Record<LogColumnKey, ColumnLayout>> = {
  customerName: text('Customer', 12),
  dealType: centred('Deal Type'),
  equityAmount: figure('Equity'),
  paymentDifferenceFinance: figure('Pmt Diff Finance'),
  paymentDifferenceLease: figure('Pmt Diff Lease'),
  lastActionIcon: centred('Last Action', 3),
  lender: text('Lender'),
  makeName: text('Make'),
  modelName: text('Model'),
  year: centred('Year', 4),
  vehicleMileage: figure('Mileage'),
  newUsed: centred('New/Used'),
  note: text('Notes', 12),
  opptOwnerName: text('Opportunity Owner'),
  opptStoreName: text('Store'),
  paymentsLeft: centred('Pmts Left', 4),
  predictiveScore: centred('Score', 3),
  roAmount: figure('RO Amount'),
  roDateTime: text('RO Date'),
  scan: centred('Scan'),
  status: text('Status'),
  apptDateTime: text('Appt Date'),
  apr: figure('APR', 4),
  contactDate: text('Last Contact'),
  currentPayment: figure('Payment'),
  serviceAdvisorName: text('Service Advisor'),
  warrantyExpIcon: centred('Warranty Exp', 3),
}

/**
 * The definition of a column of the opportunity logs.
 *
 * @example logColumn('year').label // 'Year'
 */
export const logColumn = (key: LogColumnKey): ColumnDefinition<LogColumnKey> => ({ key, ...layouts[key] })
