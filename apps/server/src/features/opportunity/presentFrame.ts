import type { OpportunityFrame, OpportunitySection } from '@retain/domain/opportunity/sections'
import type { StoredFrame, StoredSection } from './frameQueries'

/** The frame of the page in the words of the contract. */
export const presentFrame = (row: StoredFrame): OpportunityFrame => ({
  opptId: row.oppt_id,
  hyperionId: row.hyperion_id,
  customerName: row.customer_name,
  statusCode: row.status_code,
  compassStatus: row.compass_status,
  compassStatusDescription: row.compass_status_description,
  opptOwnerName: row.owner_name,
  ownerUserName: row.owner_user_name,
  isOrphan: row.is_orphan,
  leadId: row.lead_id,
  eleadId: row.elead_id,
  leadSystem: row.lead_system ?? 'compass',
  sourceVin: row.vin,
  isFlaggedByMe: row.is_flagged_by_me,
})

/** The opportunity section in the words of the contract. */
export const presentSection = (row: StoredSection): OpportunitySection => ({
  opptId: row.oppt_id,
  hyperionId: row.hyperion_id,
  statusCode: row.status_code,
  lockedBy: row.locked_by_name ?? row.locked_by_user_name,
  lockedUserId: row.locked_by_user_name,
  lockedDT: row.locked_at,
})
