import { formatShortDate, formatTime } from '../../../calendar/formats'
import type { Instant } from '../../../calendar/instant'
import type { OffsetMinutes } from '../../../calendar/storeOffset'
import { hidesApr, hidesPaymentDifference } from '../../../deal/dealTypes'
import { formatCount, formatDollars, formatPercent } from '../../../money/format'
import type { Cents } from '../../../money/money'
import type { LogColumnKey } from '../../columns/columnKeys'
import { customerName } from './customerCell'
import { lastAction, lastActionLabels } from './lastAction'
import type { LogRow } from '../logRow'
import { scoreLevel } from './score'
import { statusText } from './statusCell'
import { warrantyBadge, warrantyLabels, warrantyOf } from './warranty'

/** What a row says of its payment differences. */
export type PaymentDifferences = Pick<
  LogRow,
  'dealType' | 'dealTypeCode' | 'paymentDifferenceFinance' | 'paymentDifferenceLease'
>

/** A payment difference as it is shown: blank for Cash and Conquest deals (L-275, L-276). */
export const shownPaymentDifference = (
  row: PaymentDifferences,
  key: 'paymentDifferenceFinance' | 'paymentDifferenceLease',
): Cents | null => (hidesPaymentDifference(row) ? null : row[key])

/** The APR as it is shown: blank for a lease (L-277). */
export const shownApr = (row: LogRow): number | null => (hidesApr(row) ? null : row.apr)

const date = (moment: Instant | null, offset: OffsetMinutes): string =>
  moment === null ? '' : formatShortDate(moment, offset)

const dateAndTime = (moment: Instant | null, offset: OffsetMinutes): string =>
  moment === null ? '' : `${formatShortDate(moment, offset)} ${formatTime(moment, offset)}`

function warrantyText(row: LogRow): string {
  const value = warrantyOf(row.warrantyExpIcon)
  return value === null ? '' : warrantyLabels[value]
}

function lastActionText(row: LogRow): string {
  const action = lastAction(row.lastActionIcon)
  return action === null ? '' : lastActionLabels[action]
}

/** When a scanned vehicle was scanned; empty for one that was not, and where it is not known (L-528). */
export const scanDateText = (
  { scan, scanDate }: Pick<LogRow, 'scan' | 'scanDate'>,
  offset: OffsetMinutes,
): string => (scan ? date(scanDate, offset) : '')

const texts: Readonly<Record<LogColumnKey, (row: LogRow, offset: OffsetMinutes) => string>> = {
  customerName,
  dealType: (row) => row.dealType ?? '',
  equityAmount: (row) => formatDollars(row.equityAmount),
  paymentDifferenceFinance: (row) => formatDollars(shownPaymentDifference(row, 'paymentDifferenceFinance')),
  paymentDifferenceLease: (row) => formatDollars(shownPaymentDifference(row, 'paymentDifferenceLease')),
  lastActionIcon: lastActionText,
  lender: (row) => row.lender ?? '',
  makeName: (row) => row.makeName ?? '',
  modelName: (row) => row.modelName ?? '',
  year: (row) => row.year?.toString() ?? '',
  vehicleMileage: (row) => formatCount(row.vehicleMileage),
  newUsed: (row) => [row.newUsed, warrantyBadge(row)].filter((part) => part !== null).join(' '),
  note: (row) => row.note ?? '',
  opptOwnerName: (row) => row.opptOwnerName ?? '',
  opptStoreName: (row) => row.opptStoreName ?? '',
  paymentsLeft: (row) => formatCount(row.paymentsLeft),
  predictiveScore: (row) => (scoreLevel(row.predictiveScore) === null ? '' : String(row.predictiveScore)),
  roAmount: (row) => formatDollars(row.roAmount),
  roDateTime: (row, offset) => dateAndTime(row.roDateTime, offset),
  scan: (row, offset) => (row.scan ? `✓ ${scanDateText(row, offset)}`.trimEnd() : ''),
  status: statusText,
  apptDateTime: (row, offset) => dateAndTime(row.apptDateTime, offset),
  apr: (row) => formatPercent(shownApr(row)),
  contactDate: (row, offset) => date(row.contactDate, offset),
  currentPayment: (row) => formatDollars(row.currentPayment),
  serviceAdvisorName: (row) => row.serviceAdvisorName ?? '',
  warrantyExpIcon: warrantyText,
}

/**
 * The whole text of a cell, which is also what an icon says to those who do not see it and what a card or a copy
 * shows. Dates stand in the store's offset (L-609).
 *
 * @example cellText('vehicleMileage', row, offset) // '54,321'
 */
export const cellText = (key: LogColumnKey, row: LogRow, offset: OffsetMinutes): string =>
  texts[key](row, offset)
