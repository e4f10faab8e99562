import { expect, it } from 'vitest'
import { noteCodes } from './note'
import { recordedNote } from './recordedNote'

const saved = (contactMade: boolean) =>
  recordedNote('NEW', noteCodes({ noteText: '<p>Called back</p>', contactMade }, '17'))

it('records a note with its HTML, and nothing of a phone or a reason [O-448]', () => {
  expect(saved(false).entry).toEqual({
    contactType: 'Notes',
    contactAction: 'NOTE',
    actionResult: 'NOTE',
    reason: null,
    notes: '<p>Called back</p>',
    contactInfo: null,
  })
})

it('makes it in process where the customer was reached, and changes nothing else [OP-009] [OP-054]', () => {
  expect([saved(true).statusCode, saved(true).entry.actionResult]).toEqual(['IPCM', 'CONTACTED'])
  expect(saved(false).statusCode).toBe('NEW')
  const closed = recordedNote('NOI', noteCodes({ noteText: '<p>Wrote</p>', contactMade: false }, '17'))
  expect(closed.statusCode).toBe('NOI')
})
