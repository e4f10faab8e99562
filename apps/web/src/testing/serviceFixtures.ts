import { instantFromEpoch } from '@retain/domain/calendar/instant'
import type { LiveEvent, LivePayloads } from '@retain/domain/live/liveMessage'
import { unknownRow } from '@retain/domain/work-log/rows/unknownRow'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { wireRow } from './fixtures'
import { eventOf } from './liveMessages'

/** Noon in the stores of the tests, five hours behind UTC. */
export const noon = instantFromEpoch(Date.parse('2026-11-21T17:00:00.000Z'))

/** A row of the Service Log on the wire: an open repair order of this morning. */
export const wireVisit = (changes: Readonly<Record<string, unknown>> = {}) =>
  wireRow({
    roStatus: 'Open',
    roDateTime: '2026-11-21T15:05:00.000Z',
    roAmount: 412.5,
    serviceStoreHyperionId: 'HAR',
    ...changes,
  })

/** A candidate on the wire. */
export const wireCandidate = (candidateId: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  candidateId,
  hyperionId: 'HAR',
  note: null,
  status: 'New',
  lastAction: null,
  scanDate: '2026-11-21T14:00:00.000Z',
  dealType: null,
  customerName: `Candidate ${candidateId}`,
  scan: true,
  ...changes,
})

/** A record of the service drive. */
export const visited = (opptId: string, changes: Partial<LogRow> = {}): LiveEvent =>
  eventOf({
    type: 'SVC_LOG_NEW',
    payload: {
      ...unknownRow,
      opptId,
      hyperionId: 'HAR',
      customerName: `Visitor ${opptId}`,
      dealType: 'Lease',
      roStatus: 'Open',
      roDateTime: instantFromEpoch(Date.parse('2026-11-21T16:00:00.000Z')),
      serviceStoreHyperionId: 'HAR',
      rowVersion: 2,
      ...changes,
    },
  })

/** A candidate that the service drive finds or changes. */
export const candidateFound = (
  candidateId: string,
  changes: Partial<LivePayloads['CANDIDATE']> = {},
): LiveEvent =>
  eventOf({
    type: 'CANDIDATE',
    payload: {
      candidateId,
      hyperionId: 'HAR',
      note: null,
      status: null,
      lastAction: null,
      scanDate: null,
      dealType: null,
      customerName: `Candidate ${candidateId}`,
      ...changes,
    },
  })

/** A candidate who has left. */
export const candidateRemoved = (candidateId: string): LiveEvent =>
  eventOf({ type: 'CANDIDATE_REMOVED', payload: { candidateId, hyperionId: 'HAR' } })

/** A scan of a candidate's vehicle. */
export const candidateScanned = (candidateId: string, note: string): LiveEvent =>
  eventOf({
    type: 'SCAN_NOTE',
    payload: {
      hyperionId: 'HAR',
      opptId: null,
      candidateId,
      note,
      scan: true,
      scanDate: noon,
      rowVersion: null,
    },
  })
