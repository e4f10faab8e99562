import { statusLabels } from '../../../opportunity/status/statusLabels'
import { statusTone, type StatusTone } from '../../../opportunity/status/statusTone'
import type { StatusCode } from '../../../opportunity/status/statuses'
import type { LogRow } from '../logRow'

/** What the status cell shows. */
export interface StatusCell {
  readonly text: string
  /** The text in the two lines that fit a row, or in one. */
  readonly lines: readonly string[]
  readonly tone: StatusTone
  /** What compass says about its status; `null` when it says nothing (L-592). */
  readonly tooltip: string | null
}

type StatusRow = Pick<LogRow, 'status' | 'compassStatus' | 'compassStatusDescription'>

const isStatusCode = (text: string): text is StatusCode => Object.hasOwn(statusLabels, text)

/**
 * The text of the status cell: compassStatus, else the status by its label, else 'New' (L-263 to L-265, L-502).
 *
 * @example statusText({ compassStatus: null, status: 'IPCM' }) // 'In Process - Contact Made'
 */
export function statusText({ compassStatus, status }: Pick<StatusRow, 'compassStatus' | 'status'>): string {
  if (compassStatus) return compassStatus
  if (!status) return statusLabels.NEW
  return isStatusCode(status) ? statusLabels[status] : status
}

/** The status cell of a row: text, lines, the tone of the text and tooltip. */
export function statusCell(row: StatusRow): StatusCell {
  const text = statusText(row)
  return {
    text,
    lines: text.split(' - ', 2),
    tone: statusTone(text),
    tooltip: row.compassStatus ? row.compassStatusDescription || null : null,
  }
}
