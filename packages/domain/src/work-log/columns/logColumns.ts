import type { LogColumnKey } from './columnKeys'

/** Where the text of a column stands in its cells. */
export type ColumnAlign = 'left' | 'center' | 'right'

/** One column of a grid (L-239, L-240, L-242). */
export interface ColumnDefinition<Key extends string = string> {
  readonly key: Key
  readonly label: string
  readonly align: ColumnAlign
  /** The share of the grid's width in percent, before the visible columns are scaled to fill 100 (L-570). */
  readonly widthPercent: number
}

type Layout = Omit<ColumnDefinition, 'key'>

const text = (label: string, widthPercent = 7): Layout => ({ label, align: 'left', widthPercent })
const centred = (label: string, widthPercent = 7): Layout => ({ label, align: 'center', widthPercent })
const figure = (label: string, widthPercent = 7): Layout => ({ label, align: 'right', widthPercent })

/**
 * The layout of every column of the opportunity logs: label (L-568), alignment (L-571) and share of the width
 * (L-570). Figures stand right, so that their digits stand under each other.
 */
const layouts: Readonly<Record<LogColumnKey, Layout>> = {
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
