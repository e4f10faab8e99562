import { expect, it } from 'vitest'
import { messages } from '../../cases/messages'
import { isOfStore, opportunityOf, type LiveType } from './liveMessage'

it.each<[LiveType, number | null | undefined]>([
  ['CONNECTED', undefined],
  ['OPPT_LOCK', 2],
  ['OPPT_STATUS', 2],
  ['OPPT_CONTACT', 2],
  ['OPPT_NLO', null],
  ['OPPT_REMOVED', null],
  ['OPPT_REPLACEMENT', 2],
  ['SVC_LOG_NEW', 2],
  ['CANDIDATE', undefined],
  ['CANDIDATE_REMOVED', undefined],
  ['SCAN_NOTE', 2],
  ['CONTACT_LOG_NEW', undefined],
  ['CONTACT_LOG_REPLY', undefined],
  ['UNASSIGNED_EMAIL', undefined],
  ['SETTING_CHANGED', undefined],
  ['LEAD_ASSIGNED', null],
  ['OPPT_FLAG', 2],
  ['OPPT_OWNER', 2],
  ['OPPT_VEHICLE', 2],
  ['NOTIFICATION', undefined],
  ['NOTIFICATION_VIEWED', undefined],
  ['NOTIFICATION_REMOVED', undefined],
])('%s is about an opportunity of the version %s', (type, rowVersion) => {
  expect(opportunityOf(messages[type])).toEqual(
    rowVersion === undefined ? null : { opptId: '1', hyperionId: 'HAR', rowVersion },
  )
})

it('a scan of a candidate is about no opportunity', () => {
  const { type, payload } = messages.SCAN_NOTE
  expect(opportunityOf({ type, payload: { ...payload, opptId: null, candidateId: '7' } })).toBeNull()
})

it('all but a connection and what a person does with alerts is told of one store', () => {
  const told = Object.values(messages)
  expect(told.filter((message) => !isOfStore(message, 'HAR'))).toEqual([
    messages.CONNECTED,
    messages.NOTIFICATION_VIEWED,
    messages.NOTIFICATION_REMOVED,
  ])
  expect(told.filter((message) => isOfStore(message, 'BLR'))).toEqual([])
})
