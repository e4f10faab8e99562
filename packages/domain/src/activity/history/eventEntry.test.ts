import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { associate } from '../../../cases/calls'
import { statusCodes } from '../../opportunity/status/statuses'
import type { Permission } from '../../session/user/permissions'
import { contactTypes } from './contactTypes'
import { eventEntries, eventEntry, readEvent, type EventName } from './eventEntry'

const printing: readonly Permission[] = [...associate, 'Opportunity_Can_Print_Playground']
const events = Object.keys(eventEntries) as EventName[]

describe('an event without a form', () => {
  it('is written down with four fields [OP-061]', () => {
    expect(events.map((event) => eventEntry(event, '17', ' n '))).toEqual([
      { opptId: '17', notes: 'n', contactType: 'PlaygroundVinSelected', contactAction: null },
      { opptId: '17', notes: 'n', contactType: 'System', contactAction: 'PRINT' },
      { opptId: '17', notes: 'n', contactType: 'LEADNOSALE', contactAction: 'LEAD' },
    ])
  })

  it('is read back, and only a lead without sale changes the status [OP-061] [OP-074]', () => {
    for (const event of events)
      expect(readEvent(eventEntry(event, '17', ' n '), 'LEADSENT', printing)).toEqual(
        E.right({ event, notes: 'n', statusCode: event === 'leadNoSale' ? 'REACTIVATED' : 'LEADSENT' }),
      )
  })

  it('is one of three [OP-061]', () => {
    const entry = eventEntry('print', '17', '')
    const taken = contactTypes.filter((contactType) =>
      E.isRight(readEvent({ ...entry, contactType }, 'LEADPEND', printing)),
    )
    expect(taken).toEqual(['PlaygroundVinSelected', 'LEADNOSALE', 'System'])
    expect(readEvent({ ...entry, contactAction: null }, 'NEW', printing)).toEqual(
      E.left({ code: 'invalid', message: 'The entry is none that is written down by itself.' }),
    )
  })

  it('is a print for those who may print', () => {
    expect(readEvent(eventEntry('print', '17', ''), 'NEW', associate)).toEqual(
      E.left({ code: 'permission', message: 'The playground cannot be printed without its permission.' }),
    )
    expect(E.isRight(readEvent(eventEntry('vinSelected', '17', ''), 'NEW', associate))).toBe(true)
  })

  it('ends a lead only while one is under way', () => {
    const ending = statusCodes.filter((code) =>
      E.isRight(readEvent(eventEntry('leadNoSale', '17', ''), code, associate)),
    )
    expect(ending).toEqual(['LEADPEND', 'LEADSENT'])
    expect(readEvent(eventEntry('leadNoSale', '17', ''), 'NEW', associate)).toEqual(
      E.left({ code: 'notPending', message: 'No lead of this opportunity is under way.' }),
    )
  })

  it('has notes that fit', () => {
    const notes = 'n'.repeat(4_000)
    expect(E.isRight(readEvent(eventEntry('vinSelected', '17', notes), 'NEW', []))).toBe(true)
    expect(readEvent({ ...eventEntry('vinSelected', '17', ''), notes: ` ${notes}\n` }, 'NEW', [])).toEqual(
      E.right({ event: 'vinSelected', notes, statusCode: 'NEW' }),
    )
    expect(readEvent({ ...eventEntry('vinSelected', '17', ''), notes: `${notes}n` }, 'NEW', [])).toEqual(
      E.left({ code: 'invalid', message: 'Notes can hold up to 4,000 characters.' }),
    )
  })
})
