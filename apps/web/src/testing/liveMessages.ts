import type { SettingKey } from '@retain/domain/settings/settingCatalogue'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import type { LiveEvent, LiveMessage, LivePayloads } from '@retain/domain/live/liveMessage'

const at = instantFromEpoch(Date.parse('2026-11-21T14:55:00.000Z'))
/** After what is on the screen was asked for. */
const sentAt = instantFromEpoch(Date.parse('2026-11-21T15:00:30.000Z'))
const of = { hyperionId: 'HAR' }
let lastEventId = 0

/** A message as the server sends it: with an id of its own. */
export const eventOf = (message: LiveMessage): LiveEvent => {
  lastEventId += 1
  return { ...message, eventId: String(lastEventId), at: sentAt }
}

/** Dana Baker takes the lock of an opportunity. */
export const locked = (opptId: string, changes: Partial<LivePayloads['OPPT_LOCK']> = {}): LiveEvent =>
  eventOf({
    type: 'OPPT_LOCK',
    payload: {
      ...of,
      opptId,
      isLocked: true,
      lockedUserId: 'dana.baker',
      lockedBy: 'Dana Baker',
      lockedDT: at,
      lockedDate: at,
      isCustomerLocked: false,
      rowVersion: 2,
      ...changes,
    },
  })

/** An opportunity whose customer is not interested. */
export const statusChanged = (opptId: string, rowVersion = 2): LiveEvent =>
  eventOf({
    type: 'OPPT_STATUS',
    payload: {
      ...of,
      opptId,
      statusCode: 'NOI',
      status: 'NOI',
      compassStatus: null,
      compassStatusDescription: null,
      rowVersion,
    },
  })

/** An email that Dana Baker sent. */
export const contacted = (opptId: string, rowVersion = 2): LiveEvent =>
  eventOf({
    type: 'OPPT_CONTACT',
    payload: {
      ...of,
      opptId,
      entry: {
        contactHistoryId: '900',
        contactType: 'Email',
        createDate: at,
        contactActionResult: 'EMAILSENT',
        notes: null,
        hasNotes: false,
        contactInfo: 'hana.c@example.com',
        contactAction: 'OEMAIL',
        createdBy: 'Dana Baker',
        emailContactDetailId: null,
        email: null,
        delivery: null,
        open: null,
      },
      lastActionIcon: 'OUT_EMAIL',
      contactDate: at,
      note: 'Wrote to her',
      rowVersion,
    },
  })

/** An opportunity that is no more. */
export const removed = (opptId: string): LiveEvent =>
  eventOf({ type: 'OPPT_REMOVED', payload: { ...of, opptId, replacedBy: null } })

/** The event by which everybody hears that a setting of a store was changed. */
export const settingChanged = (
  settingKeyId: SettingKey,
  settingValue: string,
  hyperionId = 'HAR',
): LiveEvent =>
  eventOf({ type: 'SETTING_CHANGED', payload: { settingKeyId, hyperionId, settingValue, isLocked: false } })
