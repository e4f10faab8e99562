import { opptId, text } from '@retain/api-client/kernel/codecs'
import { outsideEvent } from '@retain/api-client/outsideEvent'
import { statusAfterLead } from '@retain/domain/lead/lead'
import { storeTag } from '@retain/domain/live/tags'
import { sortKey } from '@retain/domain/text/sortKey'
import { enteredStatus } from '@retain/domain/work-log/rows/contactedRow'
import { feed } from './feed'
import { lockOpportunityOfEvent } from './lockOpportunityOfEvent'

/**
 * The lead system made a lead of an opportunity: its rows name the lead, and its status is that of a sent one where a lead
 * can be started (L-214, L-215, OP-074).
 */
export const leadAssigned = feed(
  outsideEvent('leadAssigned', { opptId, leadId: text }),
  async ({ transaction, publish, event }) => {
    const { hyperionId, leadId } = event
    const row = await lockOpportunityOfEvent(transaction, event)
    const statusCode = statusAfterLead(row.status_code, 'sent') ?? row.status_code
    const place = { opptId: row.oppt_id, hyperionId }
    const shown = enteredStatus(statusCode)
    const isNewStatus = statusCode !== row.status_code
    const rowVersion = row.row_version + (isNewStatus ? 1 : 0)
    await transaction
      .updateTable('opportunity')
      .set({
        lead_id: leadId,
        row_version: rowVersion,
        ...(isNewStatus
          ? {
              status_code: statusCode,
              status_sort: sortKey(shown.status),
              compass_status: null,
              compass_status_description: null,
            }
          : {}),
      })
      .where('hyperion_id', '=', hyperionId)
      .where('oppt_id', '=', row.oppt_id)
      .execute()
    if (isNewStatus)
      publish(storeTag(hyperionId), { type: 'OPPT_STATUS', payload: { ...place, ...shown, rowVersion } })
    publish(storeTag(hyperionId), { type: 'LEAD_ASSIGNED', payload: { ...place, leadId } })
  },
)
