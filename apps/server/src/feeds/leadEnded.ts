import { opptId, text } from '@retain/api-client/kernel/codecs'
import { outsideEvent } from '@retain/api-client/outsideEvent'
import { recordLead } from '../features/lead/recordLead'
import { recordNoSale } from '../features/activity/recordNoSale'
import { feed } from './feed'
import { lockOpportunityOfEvent } from './lockOpportunityOfEvent'

/** A lead system completed the lead of an opportunity, which ends the work on it (OP-074). */
export const leadCreated = feed(
  outsideEvent('leadCreated', { opptId, leadId: text }),
  async ({ transaction, publish, event, now }) => {
    const row = await lockOpportunityOfEvent(transaction, event)
    await recordLead(transaction, publish, row, 'created', { userName: null, now })
  },
)

/** A lead system closed the lead of an opportunity without sale: the opportunity can be worked again (OP-074). */
export const leadClosed = feed(
  outsideEvent('leadClosed', { opptId, leadId: text }),
  async ({ transaction, publish, event, now }) => {
    const row = await lockOpportunityOfEvent(transaction, event)
    await recordNoSale(transaction, publish, row, { userName: null, now })
  },
)
