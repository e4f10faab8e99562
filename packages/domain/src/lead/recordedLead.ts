import type { ActionCode } from '../activity/actionCodes'
import { entryOfAction } from '../activity/history/entryOfAction'
import type { RecordedEntry } from '../activity/history/recordedEntry'
import type { StatusCode } from '../opportunity/status/statuses'
import { statusAfterLead, type LeadEvent } from './lead'

/** What happens to a lead and is an action with the customer; one that ends without sale has an entry of its own (OP-061). */
export type LeadAction = Exclude<LeadEvent, 'noSale'>

const actions = {
  pending: 'LEADPEND',
  sent: 'LEADSENT',
  created: 'LEADCREATED',
} as const satisfies Readonly<Record<LeadAction, ActionCode>>

/** What an event of a lead records and changes. */
export interface RecordedLead {
  readonly action: ActionCode
  readonly statusCode: StatusCode
  readonly entry: RecordedEntry
}

/**
 * What is recorded when a lead is made pending, sent or created, and the status after it; `null` where that cannot happen
 * (OP-073 to OP-075).
 *
 * @param notes of the entry; `null` where nothing was written.
 * @example recordedLead('NEW', 'sent', null)?.entry.contactType // 'LeadSent'
 */
export function recordedLead(
  current: StatusCode,
  event: LeadAction,
  notes: string | null,
): RecordedLead | null {
  const statusCode = statusAfterLead(current, event)
  if (statusCode === null) return null
  const action = actions[event]
  return {
    action,
    statusCode,
    entry: { ...entryOfAction(action), actionResult: action, reason: null, notes, contactInfo: null },
  }
}
