import type { LiveMessage } from '../live/liveMessage'
import type { OpportunitySection } from './sections'

/**
 * The opportunity section of an open page after a live message: lock and status (L-385, L-394, O-159, OP-040). The same
 * object when the message is about another opportunity, or says what is known already.
 *
 * The section has no version: whoever applies messages keeps to their order, by the versions that they carry.
 *
 * @example applyLive(section, message).lockedBy // 'Ann Lee'
 */
export function applyLive(section: OpportunitySection, message: LiveMessage): OpportunitySection {
  switch (message.type) {
    case 'OPPT_LOCK': {
      const { lockedBy, lockedUserId, lockedDT } = message.payload
      return changed(section, message.payload, { lockedBy, lockedUserId, lockedDT })
    }
    case 'OPPT_STATUS':
    case 'OPPT_NLO':
      return changed(section, message.payload, { statusCode: message.payload.statusCode })
    case 'CONNECTED':
    case 'OPPT_CONTACT':
    case 'OPPT_REMOVED':
      return section
  }
}

type Change = Partial<Omit<OpportunitySection, 'opptId' | 'hyperionId'>>

function changed(
  section: OpportunitySection,
  of: { readonly opptId: string; readonly hyperionId: string },
  change: Change,
): OpportunitySection {
  if (section.opptId !== of.opptId || section.hyperionId !== of.hyperionId) return section
  const names = Object.keys(change) as (keyof Change)[]
  return names.every((name) => section[name] === change[name]) ? section : { ...section, ...change }
}
