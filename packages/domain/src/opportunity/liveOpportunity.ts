import { isSameOpportunity, type LiveMessage, type OpportunityKey } from '../live/liveMessage'
import { patched } from '../live/patched'
import { lockOf } from './lock/opportunityLock'
import type { OpportunityFrame, OpportunitySection } from './sections'

/**
 * The opportunity section of an open page after a live message: lock and status (L-385, L-394, O-159, OP-040). The same
 * object when the message is about another opportunity, or has no new values.
 *
 * The section has no version: the caller applies messages in the order of their versions.
 *
 * @example applyLive(section, message).lockedBy // 'Ann Lee'
 */
export function applyLive(section: OpportunitySection, message: LiveMessage): OpportunitySection {
  switch (message.type) {
    case 'OPPT_LOCK':
      return changed(section, message.payload, lockOf(message.payload))
    case 'OPPT_STATUS':
    case 'OPPT_NLO':
      return changed(section, message.payload, { statusCode: message.payload.statusCode })
    case 'CONNECTED':
    case 'OPPT_CONTACT':
    case 'OPPT_REMOVED':
    case 'OPPT_REPLACEMENT':
    case 'OPPT_OWNER':
    case 'OPPT_FLAG':
    case 'OPPT_VEHICLE':
    case 'OPPT_CUSTOMER':
    case 'OPPT_DEAL':
    case 'SVC_LOG_NEW':
    case 'CANDIDATE':
    case 'CANDIDATE_REMOVED':
    case 'UNASSIGNED_EMAIL':
    case 'SETTING_CHANGED':
    case 'SCAN_NOTE':
    case 'CONTACT_LOG_NEW':
    case 'CONTACT_LOG_REPLY':
    case 'LEAD_ASSIGNED':
    case 'NOTIFICATION':
    case 'NOTIFICATION_VIEWED':
    case 'NOTIFICATION_REMOVED':
      return section
  }
}

/** The frame around the sections after a live message: its status, what compass calls it, its owner, and its lead. */
export function applyToFrame(frame: OpportunityFrame, message: LiveMessage): OpportunityFrame {
  switch (message.type) {
    case 'OPPT_STATUS': {
      const { statusCode, compassStatus, compassStatusDescription } = message.payload
      return changed(frame, message.payload, { statusCode, compassStatus, compassStatusDescription })
    }
    case 'OPPT_NLO':
      return changed(frame, message.payload, { statusCode: message.payload.statusCode })
    case 'OPPT_OWNER': {
      const { opptOwnerName, ownerUserName, isOrphan } = message.payload
      return changed(frame, message.payload, { opptOwnerName, ownerUserName, isOrphan })
    }
    case 'LEAD_ASSIGNED':
      return changed(frame, message.payload, { leadId: message.payload.leadId })
    case 'CONNECTED':
    case 'OPPT_CUSTOMER':
    case 'OPPT_DEAL':
    case 'OPPT_CONTACT':
    case 'OPPT_LOCK':
    case 'OPPT_REMOVED':
    case 'OPPT_REPLACEMENT':
    case 'OPPT_FLAG':
    case 'OPPT_VEHICLE':
    case 'SVC_LOG_NEW':
    case 'CANDIDATE':
    case 'CANDIDATE_REMOVED':
    case 'UNASSIGNED_EMAIL':
    case 'SETTING_CHANGED':
    case 'SCAN_NOTE':
    case 'CONTACT_LOG_NEW':
    case 'CONTACT_LOG_REPLY':
    case 'NOTIFICATION':
    case 'NOTIFICATION_VIEWED':
    case 'NOTIFICATION_REMOVED':
      return frame
  }
}

const changed = <Part extends OpportunityKey>(part: Part, of: OpportunityKey, fields: Partial<Part>): Part =>
  isSameOpportunity(part, of) ? patched(part, fields) : part
