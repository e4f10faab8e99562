import { describe, expect, it } from 'vitest'
import { historyEntry } from '../../../cases/historyEntry'
import type { Instant } from '../../calendar/instant'
import { utc, type OffsetMinutes } from '../../calendar/storeOffset'
import { actionResultCodes } from '../actionCodes'
import { contactTypes } from './contactTypes'
import type { HistoryEntry } from './historyEntry'
import { lastContact, lastContactText } from './lastContact'

const now = '2026-11-20T15:00:00.000Z' as Instant
const at = (text: string) => text as Instant
const textOf = (known: Partial<HistoryEntry>, offset: OffsetMinutes = utc) => {
  const contact = lastContact([historyEntry(known)])
  return contact === null ? null : lastContactText(contact, offset, now)
}

describe('the last contact', () => {
  it('is when somebody last spoke with the customer, whatever was written since', () => {
    const spoke = historyEntry({ contactHistoryId: '2' })
    const history = [
      historyEntry({ contactHistoryId: '5', contactType: 'EmailReceived' }),
      historyEntry({ contactHistoryId: '4', contactType: 'Email', contactActionResult: 'EMAILSENT' }),
      historyEntry({ contactHistoryId: '3', contactActionResult: 'LEFTMSG' }),
      spoke,
      historyEntry({ contactHistoryId: '1' }),
    ]
    expect(lastContact(history)).toEqual({ kind: 'spoke', entry: spoke })
    expect(lastContact(history.slice(0, 3))).toEqual({ kind: 'answered', entry: history[0] })
    expect(lastContact([])).toBeNull()
  })

  it('is a call, an email of either side, or a note with contact', () => {
    const kinds = contactTypes.map((contactType) => [
      contactType,
      lastContact([historyEntry({ contactType, contactActionResult: 'NOTE' })])?.kind,
    ])
    expect(kinds.filter(([, kind]) => kind !== undefined)).toEqual([
      ['PhoneCall', 'spoke'],
      ['Email', 'emailed'],
      ['EmailReceived', 'answered'],
    ])
    expect(textOf({ contactType: 'Notes', contactActionResult: 'CONTACTED', createdBy: 'Sam Rivera' })).toBe(
      'Last spoke 11/20 with Sam Rivera',
    )
  })

  it('is no email that has not been sent', () => {
    for (const delivery of ['sending', 'failed'] as const)
      expect(lastContact([historyEntry({ contactType: 'Email', delivery })])).toBeNull()
  })

  it('was spoken by every result of a call but four', () => {
    const called = actionResultCodes.filter(
      (contactActionResult) => lastContact([historyEntry({ contactActionResult })])?.kind === 'called',
    )
    expect(called).toEqual(['BUSY', 'LEFTMSG', 'NOMSG', 'BADNUM'])
    expect(lastContact([historyEntry({ contactActionResult: null })])?.kind).toBe('called')
  })
})

describe('its words', () => {
  it.each([
    ['Last spoke 11/20 with Jordan Mills', {}],
    ['Last spoke 11/20', { createdBy: null }],
    ['Message left 11/20 by Jordan Mills', { contactActionResult: 'LEFTMSG' }],
    ['Last called 11/20 by Jordan Mills, line busy', { contactActionResult: 'BUSY' }],
    ['Last called 11/20 by Jordan Mills, no message left', { contactActionResult: 'NOMSG' }],
    ['Last called 11/20, bad numbers', { contactActionResult: 'BADNUM', createdBy: null }],
    ['Last called 11/20 by Jordan Mills', { contactActionResult: null }],
    ['Last emailed 11/20 by Jordan Mills', { contactType: 'Email' }],
    ['The customer wrote 11/20', { contactType: 'EmailReceived', createdBy: null }],
  ] as const)('%s', (text, known) => {
    expect(textOf(known)).toBe(text)
  })

  it('have the day of the store, with its year where that is another', () => {
    const eastern = -300 as OffsetMinutes
    const newYear = at('2026-01-01T03:00:00.000Z')
    expect(textOf({ createDate: newYear })).toBe('Last spoke 01/01 with Jordan Mills')
    expect(textOf({ createDate: newYear }, eastern)).toBe('Last spoke 12/31/2025 with Jordan Mills')
  })
})
