import { statusLabels } from '../../../opportunity/status/statusLabels'
import type { StatusCode } from '../../../opportunity/status/statuses'
import type { LogRow } from '../logRow'

/** How much a status asks for attention; the screen gives each a colour. */
export type StatusTone = 'neutral' | 'info' | 'good' | 'careful'

const tones: Readonly<Record<StatusCode, StatusTone>> = {
  NEW: 'neutral',
  IPCM: 'info',
  IPCNM: 'info',
  DNC: 'careful',
  NPL: 'careful',
  LEADPEND: 'good',
  LEADSENT: 'good',
  LEADCREATED: 'good',
  LEAM: 'neutral',
  NLO: 'neutral',
  NOI: 'neutral',
  DUPE: 'neutral',
  REACTIVATED: 'neutral',
}

/** What the status cell shows. */
export interface StatusCell {
  readonly text: string
  /** The text in the two lines that fit a row, or in one. */
  readonly lines: readonly string[]
  readonly tone: StatusTone
  /** What compass says about its status; `null` when it says nothing (L-592). */
  readonly tooltip: string | null
}

type StatusRow = Pick<LogRow, 'status' | 'statusCode' | 'compassStatus' | 'compassStatusDescription'>

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

/** The status cell of a row: text, lines, tone and tooltip. */
export function statusCell(row: StatusRow): StatusCell {
  const text = statusText(row)
  return {
    text,
    lines: text.split(' - ', 2),
    tone: tones[row.statusCode],
    tooltip: row.compassStatus ? row.compassStatusDescription || null : null,
  }
}
