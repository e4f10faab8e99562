import { alertFor } from '../src/alerts/notification.fixture'
import { instantFromEpoch } from '../src/calendar/instant'
import type { LiveMessage, LiveType } from '../src/live/liveMessage'
import { toCents } from '../src/money/money'
import { contactLogRow } from './contactLogRow'
import { historyEntry } from './historyEntry'
import { annsLock } from './lock'
import { logRow } from './logRow'

const of = { opptId: '1', hyperionId: 'HAR' }
const at = instantFromEpoch(1_800_000_000_000)
const candidate = {
  candidateId: '7',
  hyperionId: 'HAR',
  note: null,
  status: null,
  lastAction: null,
  scanDate: at,
  dealType: null,
} as const

/** A message of every type: about opportunity 1 of the store HAR, its email 100, or candidate 7; alerts are a person's. */
export const messages: { readonly [Type in LiveType]: Extract<LiveMessage, { type: Type }> } = {
  CONNECTED: { type: 'CONNECTED', payload: { connectionId: 'c' } },
  OPPT_LOCK: { type: 'OPPT_LOCK', payload: annsLock() },
  OPPT_STATUS: {
    type: 'OPPT_STATUS',
    payload: {
      ...of,
      statusCode: 'IPCM',
      status: 'IPCM',
      compassStatus: null,
      compassStatusDescription: null,
      rowVersion: 2,
    },
  },
  OPPT_CONTACT: {
    type: 'OPPT_CONTACT',
    payload: {
      ...of,
      entry: historyEntry(),
      lastActionIcon: 'OUT_CALL',
      contactDate: at,
      note: null,
      rowVersion: 2,
    },
  },
  OPPT_NLO: { type: 'OPPT_NLO', payload: { ...of, statusCode: 'NLO', message: 'Sold it.' } },
  OPPT_REMOVED: { type: 'OPPT_REMOVED', payload: { ...of, replacedBy: null } },
  OPPT_OWNER: {
    type: 'OPPT_OWNER',
    payload: {
      ...of,
      opptOwnerName: 'Ann Lee',
      ownerUserName: 'ann.lee',
      isOrphan: false,
      rowVersion: 2,
    },
  },
  OPPT_REPLACEMENT: {
    type: 'OPPT_REPLACEMENT',
    payload: {
      ...of,
      paymentDifferenceFinance: null,
      paymentDifferenceLease: null,
      replVehStockNo: 'A1B2C3D4',
      rowVersion: 2,
    },
  },
  SVC_LOG_NEW: { type: 'SVC_LOG_NEW', payload: logRow({ roDateTime: at, roStatus: 'Open', rowVersion: 2 }) },
  CANDIDATE: { type: 'CANDIDATE', payload: candidate },
  CANDIDATE_REMOVED: { type: 'CANDIDATE_REMOVED', payload: { candidateId: '7', hyperionId: 'HAR' } },
  SCAN_NOTE: {
    type: 'SCAN_NOTE',
    payload: { ...of, candidateId: null, note: 'Lane 2', scan: true, scanDate: at, rowVersion: 2 },
  },
  CONTACT_LOG_NEW: { type: 'CONTACT_LOG_NEW', payload: contactLogRow() },
  CONTACT_LOG_REPLY: {
    type: 'CONTACT_LOG_REPLY',
    payload: contactLogRow({ replyContactHistoryId: '101', rowVersion: 2 }),
  },
  OPPT_FLAG: {
    type: 'OPPT_FLAG',
    payload: { ...of, flaggedUser: 'Ann Lee', flaggedUserNames: ['ann.lee'], rowVersion: 2 },
  },
  OPPT_VEHICLE: {
    type: 'OPPT_VEHICLE',
    payload: {
      ...of,
      extSvcInProgress: false,
      vehicleMileage: 41_208,
      equityAmount: toCents(848_100),
      rowVersion: 2,
    },
  },
  OPPT_CUSTOMER: { type: 'OPPT_CUSTOMER', payload: { ...of, version: 2 } },
  OPPT_DEAL: {
    type: 'OPPT_DEAL',
    payload: {
      ...of,
      dealType: 'Conquest',
      dealTypeCode: 'ConquestLease',
      lender: 'Ally',
      apr: 4.9,
      currentPayment: toCents(436_50),
      paymentsLeft: 12,
      equityAmount: toCents(848_100),
      newUsed: 'Used',
      rowVersion: 2,
      version: 2,
    },
  },
  UNASSIGNED_EMAIL: { type: 'UNASSIGNED_EMAIL', payload: { hyperionId: 'HAR' } },
  SETTING_CHANGED: {
    type: 'SETTING_CHANGED',
    payload: { settingKeyId: 'TradeAdjustment', hyperionId: 'HAR', settingValue: 'On', isLocked: false },
  },
  LEAD_ASSIGNED: { type: 'LEAD_ASSIGNED', payload: { ...of, leadId: '77' } },
  NOTIFICATION: { type: 'NOTIFICATION', payload: alertFor('FLAG_BY_MG', { opptId: '1' }) },
  NOTIFICATION_VIEWED: { type: 'NOTIFICATION_VIEWED', payload: { notificationIds: ['9'] } },
  NOTIFICATION_REMOVED: { type: 'NOTIFICATION_REMOVED', payload: { notificationIds: ['9'] } },
}
