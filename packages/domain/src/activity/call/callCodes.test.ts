import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { associate, badPhones, contextOf, day, mobile, reading, typed } from '../../../cases/calls'
import { anyCodes, anyReading, anySteps, fill, formFor } from '../../../cases/filledCalls'
import type { Call } from './call'
import { callCodes, formFieldOf, readCall, type CallCodes, type CallReading } from './callCodes'
import { emptyCall } from './callDraft'
import { noLongerOwnsReason } from './callVocabulary'
import { validateCall } from './validateCall'

const contacted: Call = {
  direction: 'Outbound Call',
  callStatus: 'Contacted',
  callResult: 'No Action',
  reason: null,
  activePhone: mobile,
  notes: 'Will look again in spring.',
  badPhones: [],
}
const inbound: Call = { ...contacted, direction: 'Inbound Call', callStatus: 'Inbound Call' }

it('every field that is sent has its place in the form', () => {
  expect(Object.keys(formFieldOf).sort()).toEqual(Object.keys(callCodes(contacted)).sort())
  expect(formFieldOf).toEqual({
    action: 'direction',
    actionResult: 'callStatus',
    reason: 'reason',
    contactInfo: 'activePhone',
    notes: 'notes',
    dayPhoneNumberIsBad: 'phoneNumbers',
    evePhoneNumberIsBad: 'phoneNumbers',
    cellPhoneNumberIsBad: 'phoneNumbers',
  })
})

describe('callCodes', () => {
  it('is the body of a call but for its opportunity [O-442]', () => {
    expect(callCodes({ ...contacted, badPhones: ['Evening'] })).toEqual({
      action: 'OUT_CALL',
      actionResult: 'CONTACTED',
      reason: null,
      contactInfo: mobile,
      notes: 'Will look again in spring.',
      dayPhoneNumberIsBad: false,
      evePhoneNumberIsBad: true,
      cellPhoneNumberIsBad: false,
    })
  })

  it('remaps No Action to the status [O-152] [OP-031]', () => {
    expect([contacted, inbound].map((call) => callCodes(call).actionResult)).toEqual([
      'CONTACTED',
      'INBOUNDCALL',
    ])
  })

  it.each([
    ['Not Interested', 'NOI'],
    ['Do Not Contact', 'OPTOUT'],
    ['No Longer Owns', 'NLO'],
    ['Create a Lead', 'LEADPEND'],
  ] as const)('sends the result %s as %s, whoever called whom [OP-033]', (callResult, code) => {
    expect(callCodes({ ...contacted, callResult })).toMatchObject({ action: 'OUT_CALL', actionResult: code })
    expect(callCodes({ ...inbound, callResult })).toMatchObject({ action: 'IN_CALL', actionResult: code })
  })

  it.each([
    ['Busy', 'BUSY'],
    ['Left Message', 'LEFTMSG'],
    ['No Message', 'NOMSG'],
    ['Bad Numbers', 'BADNUM'],
  ] as const)('sends the status %s as %s [OP-033]', (callStatus, code) => {
    expect(callCodes({ ...contacted, callStatus, callResult: null }).actionResult).toBe(code)
  })

  it.each([
    ['Day', 'dayPhoneNumberIsBad'],
    ['Evening', 'evePhoneNumberIsBad'],
    ['Mobile', 'cellPhoneNumberIsBad'],
  ] as const)('says that the %s number is bad in %s [OP-028]', (title, field) => {
    const { dayPhoneNumberIsBad, evePhoneNumberIsBad, cellPhoneNumberIsBad } = callCodes({
      ...contacted,
      badPhones: [title],
    })
    const marks = { dayPhoneNumberIsBad, evePhoneNumberIsBad, cellPhoneNumberIsBad }
    expect(Object.entries(marks).flatMap(([name, isBad]) => (isBad ? [name] : []))).toEqual([field])
  })
})

describe('readCall', () => {
  const codes = callCodes(contacted)
  const wrongs = (changed: Partial<CallCodes>, known: Partial<CallReading> = {}): readonly string[] => {
    const read = readCall({ ...codes, ...changed }, reading(known))
    return E.isLeft(read) ? read.left.map(({ field, message }) => `${field}: ${message}`) : []
  }

  it('takes a number that is not on file for one that was typed', () => {
    expect(readCall({ ...codes, contactInfo: typed }, reading())).toEqual(
      E.right({ ...contacted, activePhone: typed }),
    )
  })

  it('takes No Longer Owns of a manager with its fixed reason [O-153] [O-160] [OP-007] [OP-032]', () => {
    const sold = { ...codes, actionResult: 'NLO', reason: noLongerOwnsReason } as const
    expect(readCall(sold, reading())).toEqual(
      E.right({ ...contacted, callResult: 'No Longer Owns', reason: noLongerOwnsReason }),
    )
    expect(wrongs(sold, { roles: associate })).toEqual([
      'actionResult: No Longer Owns cannot be chosen here.',
    ])
    expect(wrongs({ ...sold, reason: null })).toEqual([
      `reason: The reason of No Longer Owns is "${noLongerOwnsReason}"`,
    ])
  })

  it('drops blanks around the notes', () => {
    expect(readCall({ ...codes, notes: ` ${codes.notes}\n` }, reading())).toEqual(E.right(contacted))
  })

  it.each<[string, Partial<CallCodes>, Partial<CallReading>, string]>([
    [
      'an action that is no call',
      { action: 'OUT_EMAIL' },
      {},
      'action: A call is an Outbound Call or an Inbound Call.',
    ],
    [
      'a result of an email',
      { actionResult: 'EMAILSENT' },
      {},
      'actionResult: A call cannot come to this result.',
    ],
    [
      'a closed opportunity',
      {},
      { statusCode: 'DUPE' },
      'action: No call can be recorded for this opportunity.',
    ],
    ['no general access', {}, { roles: [] }, 'action: No call can be recorded for this opportunity.'],
    [
      'Busy of a caller',
      { action: 'IN_CALL', actionResult: 'BUSY' },
      {},
      'actionResult: Busy is not a status of an Inbound Call.',
    ],
    [
      'a caller that was Contacted',
      { action: 'IN_CALL' },
      {},
      'actionResult: Contacted is not a status of an Inbound Call.',
    ],
    [
      'Inbound Call of an outbound one',
      { actionResult: 'INBOUNDCALL' },
      {},
      'actionResult: Inbound Call is not a status of an Outbound Call.',
    ],
    [
      'a second lead',
      { actionResult: 'LEADPEND' },
      { statusCode: 'LEADSENT' },
      'actionResult: Create a Lead cannot be chosen here.',
    ],
    [
      'Not Interested without a reason',
      { actionResult: 'NOI' },
      {},
      'reason: A reason is needed for Not Interested.',
    ],
    [
      'the placeholder as the reason',
      { actionResult: 'NOI', reason: 'Please select a reason' },
      {},
      'reason: A reason is needed for Not Interested.',
    ],
    [
      'a reason of the sender',
      { actionResult: 'NOI', reason: 'x' },
      {},
      'reason: The reason is not one of those for Not Interested.',
    ],
    [
      'a reason without Not Interested',
      { reason: 'Vehicle damaged' },
      {},
      'reason: A reason belongs to Not Interested only.',
    ],
    ['no number', { contactInfo: null }, {}, 'contactInfo: A phone number is needed for Contacted.'],
    [
      'a number as it is shown',
      { contactInfo: '(555) 014 - 0182' },
      {},
      'contactInfo: A phone number has ten digits.',
    ],
    [
      'an area code that does not exist',
      { contactInfo: '1115550182' },
      {},
      'contactInfo: There is no area code 111.',
    ],
    [
      'digits of another script',
      { contactInfo: '٥٥٥٠١٤٠١٨٢' },
      {},
      'contactInfo: A phone number is written with the digits 0 to 9.',
    ],
    ['what is no number', { contactInfo: 'x' }, {}, 'contactInfo: A phone number has ten digits.'],
    [
      'the number that is marked bad',
      { cellPhoneNumberIsBad: true },
      {},
      'contactInfo: The phone number of the call is bad or not listed.',
    ],
    ['no notes', { notes: ' ' }, {}, 'notes: Notes are needed for Contacted.'],
    [
      'Bad Numbers with a good number',
      { actionResult: 'BADNUM' },
      {},
      'actionResult: Bad Numbers needs every phone number to be bad.',
    ],
    [
      'Bad Numbers without any number',
      { actionResult: 'BADNUM', contactInfo: null },
      { phones: [] },
      'contactInfo: A phone number is needed for Bad Numbers.',
    ],
    [
      'a mark on a number that is not on file',
      { dayPhoneNumberIsBad: true, contactInfo: typed },
      { phones: [] },
      'dayPhoneNumberIsBad: There is no Day number on file.',
    ],
  ])('refuses %s', (_, changed, known, wrong) => {
    expect(wrongs(changed, known)).toEqual([wrong])
  })

  it('refuses whatever is not Bad Numbers when the marks leave no good number', () => {
    const marks = { dayPhoneNumberIsBad: true, evePhoneNumberIsBad: true, cellPhoneNumberIsBad: true }
    expect(wrongs({ ...marks, contactInfo: typed })).toEqual([
      'actionResult: Only Bad Numbers can be recorded while every phone number is bad.',
    ])
    expect(wrongs({ ...marks, contactInfo: null, actionResult: 'BADNUM' })).toEqual([])
  })

  it('goes by the marks that were sent, not by those on file', () => {
    expect(wrongs({ contactInfo: day }, { phones: badPhones })).toEqual([])
  })
})

describe('whatever is filled in', () => {
  it('is read as the same call when the form can save it', () => {
    fc.assert(
      fc.property(anyReading, anySteps, (known, steps) => {
        const context = contextOf(known)
        const checked = validateCall(fill(emptyCall(known.phones, context), steps, context), context)
        fc.pre(E.isRight(checked))
        expect(readCall(callCodes(checked.right), known)).toEqual(checked)
      }),
      { numRuns: 300 },
    )
  })

  it('can be saved by the form when it is read as a call', () => {
    fc.assert(
      fc.property(anyReading, anyCodes, (known, codes) => {
        const read = readCall(codes, known)
        fc.pre(E.isRight(read))
        const context = contextOf(known)
        expect(callCodes(read.right)).toEqual({ ...codes, notes: codes.notes.trim() })
        expect(validateCall(formFor(read.right, known, context), context)).toEqual(read)
      }),
      { numRuns: 300 },
    )
  })
})
