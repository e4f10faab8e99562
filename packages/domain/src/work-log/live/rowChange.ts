import { opportunityOf, type LiveMessage, type OfOpportunity } from '../../live/liveMessage'
import { patched } from '../../live/patched'
import { rowLockOf } from '../../opportunity/lock/opportunityLock'
import type { LogRow } from '../rows/logRow'

/** What a message changes in the row of an opportunity. */
export interface RowChange extends OfOpportunity {
  readonly fields: Partial<LogRow>
}

/** The fields of a row that a message carries; `null` for a message that changes none. */
function fieldsOf(message: LiveMessage): Partial<LogRow> | null {
  switch (message.type) {
    case 'OPPT_LOCK':
      return { ...rowLockOf(message.payload), lockedDate: message.payload.lockedDate }
    case 'OPPT_STATUS': {
      const { statusCode, status, compassStatus, compassStatusDescription } = message.payload
      return { statusCode, status, compassStatus, compassStatusDescription }
    }
    case 'OPPT_CONTACT': {
      const { lastActionIcon, contactDate, note } = message.payload
      return { lastActionIcon, contactDate, note }
    }
    case 'OPPT_REPLACEMENT': {
      const { paymentDifferenceFinance, paymentDifferenceLease, replVehStockNo } = message.payload
      return { paymentDifferenceFinance, paymentDifferenceLease, replVehStockNo }
    }
    case 'OPPT_OWNER': {
      const { opptOwnerName, isOrphan } = message.payload
      return { opptOwnerName, isOrphan }
    }
    case 'OPPT_FLAG':
      return { flaggedUser: message.payload.flaggedUser }
    case 'OPPT_VEHICLE': {
      const { extSvcInProgress, vehicleMileage, equityAmount } = message.payload
      return { extSvcInProgress, vehicleMileage, equityAmount }
    }
    case 'OPPT_DEAL': {
      const { dealType, dealTypeCode, lender, apr, currentPayment, paymentsLeft, equityAmount, newUsed } =
        message.payload
      return { dealType, dealTypeCode, lender, apr, currentPayment, paymentsLeft, equityAmount, newUsed }
    }
    case 'SVC_LOG_NEW': {
      const { roAmount, roDateTime, roStatus, apptDateTime, serviceAdvisorName, serviceStoreHyperionId } =
        message.payload
      return { roAmount, roDateTime, roStatus, apptDateTime, serviceAdvisorName, serviceStoreHyperionId }
    }
    case 'SCAN_NOTE': {
      const { note, scan, scanDate } = message.payload
      return { note, scan, scanDate }
    }
    case 'LEAD_ASSIGNED':
      return { leadId: message.payload.leadId }
    case 'CONNECTED':
    case 'OPPT_CUSTOMER':
    case 'OPPT_NLO':
    case 'OPPT_REMOVED':
    case 'CANDIDATE':
    case 'CANDIDATE_REMOVED':
    case 'UNASSIGNED_EMAIL':
    case 'SETTING_CHANGED':
    case 'CONTACT_LOG_NEW':
    case 'CONTACT_LOG_REPLY':
    case 'NOTIFICATION':
    case 'NOTIFICATION_VIEWED':
    case 'NOTIFICATION_REMOVED':
      return null
  }
}

/** The change that a message makes to the row of an opportunity; `null` for a message that makes none. */
export function rowChange(message: LiveMessage): RowChange | null {
  const of = opportunityOf(message)
  const fields = fieldsOf(message)
  return of === null || fields === null ? null : { ...of, fields }
}

/** The row with a change; the same row when it has the change already, `null` when a change before it is missing. */
export function changedRow(row: LogRow, { fields, rowVersion }: RowChange): LogRow | null {
  if (rowVersion === null) return patched(row, fields)
  if (rowVersion <= row.rowVersion) return row
  return rowVersion === row.rowVersion + 1 ? { ...row, ...fields, rowVersion } : null
}
