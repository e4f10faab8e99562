import { toCents } from '../src/money/money'
import type { LiveEvent, LiveMessage } from '../src/live/liveMessage'
import { instantFromEpoch, type Instant } from '../src/calendar/instant'
import type { Page } from '../src/paging/page'
import type { LogRow } from '../src/work-log/rows/logRow'
import { historyEntry } from './historyEntry'
import { found, type LiveSource, type View } from './liveSource'
import { logRow } from './logRow'

/** What somebody may do to an opportunity. */
const changes = [
  'lock',
  'unlock',
  'status',
  'contact',
  'replacement',
  'service',
  'scan',
  'flag',
  'vehicle',
  'remove',
] as const
type Change = (typeof changes)[number]

/** What happens more often than the rest. */
const usual: readonly Change[] = [...changes, 'lock', 'status', 'contact', 'unlock', 'contact']

/** When a model of the service begins. */
export const modelStart = 1_800_000_000_000

/** So many opportunities of one store, all at their first version. */
export const manyRows = (count: number): readonly LogRow[] =>
  Array.from({ length: count }, (_, at) => logRow({ opptId: String(at + 1) }))

/**
 * The opportunities of the service as a model: its rows, what it tells of each change, and the answer to a search at any
 * moment. Rows keep the order in which they were given.
 */
export class LiveStore implements LiveSource<LogRow> {
  #rows: readonly LogRow[]
  readonly published: LiveEvent[] = []
  #time = modelStart

  constructor(rows: readonly LogRow[]) {
    this.#rows = rows
  }

  act(pick: number, turn: number): readonly LiveEvent[] {
    const row = this.#rows[pick % Math.max(1, this.#rows.length)]
    const change = usual[turn % usual.length]
    if (row === undefined || change === undefined) return []
    this.#time += 1_000
    const at = instantFromEpoch(this.#time)
    const message = messageOf(row, change, at)
    const event: LiveEvent = { ...message, eventId: String(this.published.length + 1), at }
    this.published.push(event)
    this.#rows = this.#rows.flatMap((one) => (one === row ? rowAfter(row, message) : [one]))
    return [event]
  }

  search(view: View<LogRow>): Page<LogRow> {
    return found(this.#rows, view)
  }
}

function messageOf(row: LogRow, change: Change, at: Instant): LiveMessage {
  const { opptId, hyperionId } = row
  const of = { opptId, hyperionId, rowVersion: row.rowVersion + 1 }
  switch (change) {
    case 'lock':
    case 'unlock': {
      const isLocked = change === 'lock'
      const since = isLocked ? at : null
      const holder = { lockedUserId: isLocked ? 'ann.lee' : null, lockedBy: isLocked ? 'Ann Lee' : null }
      const isCustomerLocked = row.isCustomerLocked
      const payload = { ...of, ...holder, isLocked, isCustomerLocked, lockedDT: since, lockedDate: since }
      return { type: 'OPPT_LOCK', payload }
    }
    case 'status': {
      const status = { statusCode: 'IPCM', status: `IPCM ${at}` } as const
      const payload = { ...of, ...status, compassStatus: null, compassStatusDescription: null }
      return { type: 'OPPT_STATUS', payload }
    }
    case 'contact': {
      const entry = historyEntry({ contactHistoryId: String(of.rowVersion), createDate: at })
      const payload = {
        ...of,
        entry,
        lastActionIcon: 'OUT_CALL',
        contactDate: at,
        note: `Note ${at}`,
      } as const
      return { type: 'OPPT_CONTACT', payload }
    }
    case 'replacement': {
      const payload = {
        ...of,
        paymentDifferenceFinance: toCents(of.rowVersion),
        paymentDifferenceLease: null,
        replVehStockNo: `STOCK${of.rowVersion}`,
      }
      return { type: 'OPPT_REPLACEMENT', payload }
    }
    case 'service':
      return {
        type: 'SVC_LOG_NEW',
        payload: { ...row, ...of, roDateTime: at, roStatus: row.roStatus === 'Open' ? 'Closed' : 'Open' },
      }
    case 'scan': {
      const payload = { ...of, candidateId: null, note: `Scan ${at}`, scan: true, scanDate: at }
      return { type: 'SCAN_NOTE', payload }
    }
    case 'flag':
      return {
        type: 'OPPT_FLAG',
        payload: { ...of, flaggedUser: `Ann Lee ${at}`, flaggedUserNames: ['ann.lee'] },
      }
    case 'vehicle': {
      const found = { vehicleMileage: of.rowVersion, equityAmount: toCents(of.rowVersion) }
      return { type: 'OPPT_VEHICLE', payload: { ...of, ...found, extSvcInProgress: false } }
    }
    case 'remove':
      return { type: 'OPPT_REMOVED', payload: { opptId, hyperionId, replacedBy: null } }
  }
}

/** Written apart from the rule that is tested: a row takes every field of the payload that it has. */
function rowAfter(row: LogRow, { type, payload }: LiveMessage): readonly LogRow[] {
  if (type === 'OPPT_REMOVED') return []
  const known = Object.entries(payload).filter(([name]) => name in row)
  return [{ ...row, ...Object.fromEntries(known) }]
}
