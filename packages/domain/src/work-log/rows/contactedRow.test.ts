import { expect, it } from 'vitest'
import type { Instant } from '../../calendar/instant'
import { contactedRow, enteredStatus } from './contactedRow'

const at = '2026-11-21T15:00:00.000Z' as Instant
const row = { note: 'Call after five', statusCode: 'NEW' } as const
const contact = { action: 'OUT_CALL', statusCode: 'IPCM', at, notes: 'Wants figures' } as const

it('a new status leaves behind what compass said of the one before', () => {
  expect(enteredStatus('NOI')).toEqual({
    statusCode: 'NOI',
    status: 'Not Interested',
    compassStatus: null,
    compassStatusDescription: null,
  })
})

it('a contact is the last action of its row, with its note and its status', () => {
  expect(contactedRow(row, contact)).toEqual({
    lastActionIcon: 'OUT_CALL',
    contactDate: at,
    note: 'Wants figures',
    ...enteredStatus('IPCM'),
  })
})

it.each([null, ''])(
  'a contact without notes (%j) leaves the note, and the same status what compass said',
  (notes) => {
    expect(contactedRow(row, { ...contact, statusCode: 'NEW', notes })).toEqual({
      lastActionIcon: 'OUT_CALL',
      contactDate: at,
      note: 'Call after five',
    })
  },
)
