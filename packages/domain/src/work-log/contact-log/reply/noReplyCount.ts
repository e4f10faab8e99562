import { isOfStore, type LiveMessage } from '../../../live/liveMessage'

/** How many events are remembered, so that none counts twice: an answer of one's own and its echo are one (D-24). */
const remembered = 1_000

/** How many emails of a store wait for an answer. JSON-safe. */
export interface NoReplyCount {
  /** `null` until the first search has answered. */
  readonly count: number | null
  /** What has been counted, the newest last. */
  readonly counted: readonly string[]
}

/** The count before the first search has answered, and after a change of store or an application reset (L-216, L-538). */
export const unknownNoReplyCount: NoReplyCount = { count: null, counted: [] }

/** The count that the search of what is not responded answers: its total (L-207, L-538, D-14). */
export const countedNoReply = (total: number): NoReplyCount => ({ count: total, counted: [] })

/** What a message counts, and the name under which it counts once; `null` for nothing. */
function stepOf(message: LiveMessage): { readonly name: string; readonly by: 1 | -1 } | null {
  switch (message.type) {
    case 'CONTACT_LOG_NEW':
      return { name: `new ${message.payload.inboundContactHistoryId}`, by: 1 }
    case 'CONTACT_LOG_REPLY':
      return { name: `reply ${message.payload.inboundContactHistoryId}`, by: -1 }
    case 'LEAD_ASSIGNED': {
      const { opptId, leadId } = message.payload
      return leadId === null || leadId === '' ? null : { name: `lead ${opptId} ${leadId}`, by: -1 }
    }
    case 'CONNECTED':
    case 'OPPT_LOCK':
    case 'OPPT_STATUS':
    case 'OPPT_CONTACT':
    case 'OPPT_NLO':
    case 'OPPT_REMOVED':
    case 'OPPT_REPLACEMENT':
    case 'OPPT_OWNER':
    case 'SVC_LOG_NEW':
    case 'CANDIDATE':
    case 'CANDIDATE_REMOVED':
    case 'UNASSIGNED_EMAIL':
    case 'SETTING_CHANGED':
    case 'SCAN_NOTE':
    case 'OPPT_FLAG':
    case 'OPPT_VEHICLE':
    case 'OPPT_CUSTOMER':
    case 'OPPT_DEAL':
    case 'NOTIFICATION':
    case 'NOTIFICATION_VIEWED':
    case 'NOTIFICATION_REMOVED':
      return null
  }
}

/**
 * The no-reply count of a store after a message: one more for a new email, one less for an answered one and for a lead with
 * an id, never below zero, and each of them once (L-210 to L-212, L-215, L-540, L-546, D-24). Messages of another store
 * do not count (D-40).
 *
 * @example applyToNoReplyCount({ count: 0, counted: [] }, reply, 'HAR').count // 0
 */
export function applyToNoReplyCount(
  state: NoReplyCount,
  message: LiveMessage,
  hyperionId: string,
): NoReplyCount {
  const step = isOfStore(message, hyperionId) ? stepOf(message) : null
  if (step === null || state.count === null || state.counted.includes(step.name)) return state
  return {
    count: Math.max(0, state.count + step.by),
    counted: [...state.counted, step.name].slice(-remembered),
  }
}
