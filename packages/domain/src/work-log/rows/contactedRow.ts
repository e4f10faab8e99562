import type { ActionCode } from '../../activity/actionCodes'
import type { Instant } from '../../calendar/instant'
import { statusLabels } from '../../opportunity/status/statusLabels'
import type { StatusCode } from '../../opportunity/status/statuses'
import type { LogRow } from './logRow'

/** What a row and a frame show of a status. */
export interface ShownStatus extends Pick<
  LogRow,
  'statusCode' | 'compassStatus' | 'compassStatusDescription'
> {
  /** Its label. */
  readonly status: string
}

/**
 * What is shown of a status that an opportunity has just come to: its label, and nothing of compass, whose words belonged
 * to the status before (L-263, L-592).
 *
 * @example enteredStatus('NOI').status // 'Not Interested'
 */
export const enteredStatus = (statusCode: StatusCode): ShownStatus => ({
  statusCode,
  status: statusLabels[statusCode],
  compassStatus: null,
  compassStatusDescription: null,
})

/** A contact that was recorded, as far as a row shows it. */
export interface RowContact {
  readonly action: ActionCode
  /** The status after it. */
  readonly statusCode: StatusCode
  readonly at: Instant
  /** `null` or empty where none were written. */
  readonly notes: string | null
}

/** What a row shows of the last contact. */
export type ShownContact = Pick<LogRow, 'lastActionIcon' | 'contactDate' | 'note'>

/**
 * What a contact changes in the row of its opportunity: the last action and its time, the note, which is the newest one
 * that was written, and the status where it is another one (O-155, OP-035).
 *
 * @example contactedRow(row, { action: 'OUT_CALL', statusCode: 'NOI', at, notes: '' }).note // row.note
 */
export const contactedRow = (
  row: Pick<LogRow, 'note' | 'statusCode'>,
  { action, statusCode, at, notes }: RowContact,
): ShownContact & Partial<ShownStatus> => ({
  lastActionIcon: action,
  contactDate: at,
  note: notes === null || notes === '' ? row.note : notes,
  ...(statusCode === row.statusCode ? {} : enteredStatus(statusCode)),
})
