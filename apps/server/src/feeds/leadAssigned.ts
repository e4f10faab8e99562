import { opptId, text } from '@retain/api-client/kernel/codecs'
import { outsideEvent } from '@retain/api-client/outsideEvent'
import { assignLead } from '../features/lead/assignLead'
import { feed } from './feed'
import { lockOpportunityOfEvent } from './lockOpportunityOfEvent'

/**
 * Compass made a lead of an opportunity: its rows name the lead, and its status is that of a sent one where a lead can be started
 * (L-214, L-215, OP-074).
 */
export const leadAssigned = feed(
  outsideEvent('leadAssigned', { opptId, leadId: text }),
  async ({ transaction, publish, event, now }) => {
    const row = await lockOpportunityOfEvent(transaction, event)
    const lead = { leadId: event.leadId, eleadId: null }
    await assignLead(transaction, publish, row, lead, { userName: null, now })
  },
)
