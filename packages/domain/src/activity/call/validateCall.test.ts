import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  associate,
  badPhones,
  context,
  contextOf,
  day,
  draft,
  mobile,
  reading,
  typed,
} from '../../../cases/calls'
import { autoDialStatuses } from './autoDialStatuses'
import { addCustomPhone, changeDirection, markPhone, type CallContext, type CallDraft } from './callDraft'
import { noLongerOwnsReason, type CallStatus } from './callVocabulary'
import { isCallDirty, isCallValid, validateCall } from './validateCall'

const contacted = draft({
  activePhone: mobile,
  callStatus: 'Contacted',
  callResult: 'No Action',
  notes: ' Will look again in spring. ',
})
const notInterested: CallDraft = { ...contacted, callResult: 'Not Interested', reason: 'Vehicle damaged' }
const badNumbers = draft({ notes: 'None of them works' }, badPhones)
const attempt = (callStatus: CallStatus) => draft({ activePhone: mobile, callStatus })
const inbound = draft({
  direction: 'Inbound Call',
  callStatus: 'Inbound Call',
  callResult: 'No Action',
  notes: 'Asks for the payoff',
})
const attempts = ['Busy', 'No Message', 'Left Message'] as const

/** What is wrong with a draft, as `field: message`. */
const wrongs = (given: CallDraft, within: CallContext = context): readonly string[] => {
  const checked = validateCall(given, within)
  return E.isLeft(checked) ? checked.left.map(({ field, message }) => `${field}: ${message}`) : []
}

describe('Contacted', () => {
  it('is a call with notes, a number and a result', () => {
    expect(validateCall(contacted, context)).toEqual(
      E.right({
        direction: 'Outbound Call',
        callStatus: 'Contacted',
        callResult: 'No Action',
        reason: null,
        activePhone: mobile,
        notes: 'Will look again in spring.',
        badPhones: [],
      }),
    )
    expect(isCallValid(contacted, context)).toBe(true)
  })

  it.each(['', ' \n\t\u00a0 '])('needs notes, and blanks are none: %j [O-162]', (notes) => {
    expect(wrongs({ ...contacted, notes })).toEqual(['notes: Notes are needed for Contacted.'])
    expect(isCallValid({ ...contacted, notes }, context)).toBe(false)
  })

  it('needs an active phone number [O-163]', () => {
    expect(wrongs({ ...contacted, activePhone: null })).toEqual([
      'activePhone: A phone number is needed for Contacted.',
    ])
  })

  it('is outbound [O-164]', () => {
    expect(wrongs({ ...contacted, direction: 'Inbound Call' })).toEqual([
      'callStatus: Contacted is not a status of an Inbound Call.',
    ])
  })

  it('needs a result [O-165]', () => {
    expect(wrongs({ ...contacted, callResult: null })).toEqual([
      'callResult: A result is needed for Contacted.',
    ])
  })

  it.each([null, 'Please select a reason'])(
    'with Not Interested needs a reason, and %s is none [O-166] [OP-041]',
    (reason) => {
      expect(wrongs({ ...notInterested, reason })).toEqual(['reason: A reason is needed for Not Interested.'])
      expect(wrongs(notInterested)).toEqual([])
    },
  )

  it('says everything that is missing at once', () => {
    const empty = draft({ callStatus: 'Contacted' })
    expect(wrongs(empty)).toEqual([
      'activePhone: A phone number is needed for Contacted.',
      'callResult: A result is needed for Contacted.',
      'notes: Notes are needed for Contacted.',
    ])
  })
})

describe('Bad Numbers', () => {
  it('needs notes [O-168]', () => {
    expect(wrongs(badNumbers)).toEqual([])
    expect(wrongs({ ...badNumbers, notes: '' })).toEqual(['notes: Notes are needed for Bad Numbers.'])
  })

  it('needs phone numbers [O-167]', () => {
    expect(wrongs(draft({ notes: 'Nothing on file' }, []))).toEqual([
      'phoneNumbers: A phone number is needed for Bad Numbers.',
    ])
  })

  it('counts a typed number while it is the number of the call', () => {
    const added = E.getOrElse(() => badNumbers)(
      addCustomPhone(draft({ notes: 'Nothing on file' }, []), typed),
    )
    expect(wrongs(added)).toEqual([])
    expect(wrongs({ ...added, activePhone: null })).toEqual([
      'phoneNumbers: A phone number is needed for Bad Numbers.',
    ])
  })

  it('is not for a customer with a good number [O-149]', () => {
    expect(wrongs(draft({ callStatus: 'Bad Numbers', notes: 'x' }))).toEqual([
      'callStatus: Bad Numbers needs every phone number to be bad.',
    ])
  })

  it('is all there is for a customer without one [O-148]', () => {
    for (const callStatus of ['Contacted', ...attempts] as const)
      expect(wrongs({ ...badNumbers, callStatus })).toEqual([
        'callStatus: Only Bad Numbers can be recorded while every phone number is bad.',
      ])
  })

  it('carries which phones on file are bad', () => {
    expect(validateCall(badNumbers, context)).toMatchObject({
      right: { badPhones: ['Day', 'Evening', 'Mobile'] },
    })
  })
})

describe.each(attempts)('%s', (callStatus) => {
  it('is outbound [O-169]', () => {
    expect(wrongs({ ...attempt(callStatus), direction: 'Inbound Call' })).toEqual([
      `callStatus: ${callStatus} is not a status of an Inbound Call.`,
    ])
  })

  it('needs an active phone number and nothing else [O-170]', () => {
    expect(wrongs(attempt(callStatus))).toEqual([])
    expect(wrongs({ ...attempt(callStatus), activePhone: null })).toEqual([
      `activePhone: A phone number is needed for ${callStatus}.`,
    ])
  })
})

describe('Inbound Call', () => {
  it('needs notes, and no number [O-171]', () => {
    expect(wrongs(inbound)).toEqual([])
    expect(wrongs({ ...inbound, notes: '' })).toEqual(['notes: Notes are needed for Inbound Call.'])
  })

  it('can be recorded where no number is on file', () => {
    expect(wrongs({ ...inbound, phoneNumbers: [] })).toEqual([])
  })

  it('needs a result [O-172]', () => {
    expect(wrongs({ ...inbound, callResult: null })).toEqual([
      'callResult: A result is needed for Inbound Call.',
    ])
  })

  it('with Not Interested needs a reason [O-173]', () => {
    expect(wrongs({ ...inbound, callResult: 'Not Interested' })).toEqual([
      'reason: A reason is needed for Not Interested.',
    ])
  })

  it('is not a status of an outbound call', () => {
    expect(wrongs({ ...inbound, direction: 'Outbound Call' })).toEqual([
      'callStatus: Inbound Call is not a status of an Outbound Call.',
    ])
  })
})

describe('every call', () => {
  it('needs a status that there is [O-174]', () => {
    expect(wrongs({ ...contacted, callStatus: null })).toEqual(['callStatus: A call status is needed.'])
    const unknown = { ...contacted, callStatus: 'Hung Up' as CallStatus }
    expect(wrongs(unknown)).toEqual(['callStatus: Hung Up is not a status of an Outbound Call.'])
  })

  it('is refused where the status of the opportunity allows none', () => {
    expect(wrongs(contacted, contextOf(reading({ statusCode: 'NLO' })))).toEqual([
      'direction: No call can be recorded for this opportunity.',
    ])
  })

  it('carries a result only where one is asked for, and only one that is offered', () => {
    expect(wrongs({ ...attempt('Busy'), callResult: 'No Action' })).toEqual([
      'callResult: Busy takes no result.',
    ])
    expect(
      wrongs({ ...contacted, callResult: 'No Longer Owns' }, contextOf(reading({ roles: associate }))),
    ).toEqual(['callResult: No Longer Owns cannot be chosen here.'])
  })

  it('carries a reason only with Not Interested, and only one that the deal offers', () => {
    expect(wrongs({ ...contacted, reason: 'Vehicle damaged' })).toEqual([
      'reason: A reason belongs to Not Interested only.',
    ])
    const leaving = { ...notInterested, reason: 'Lease-wants to buy vehicle' }
    expect(wrongs(leaving)).toEqual([])
    const finance = contextOf(reading({ deal: { dealType: 'Finance', dealTypeCode: 'Finance' } }))
    expect(wrongs(leaving, finance)).toEqual(['reason: The reason is not one of those for Not Interested.'])
  })

  it('has the fixed reason of No Longer Owns when it is that [O-153] [OP-032]', () => {
    expect(validateCall({ ...contacted, callResult: 'No Longer Owns' }, context)).toMatchObject({
      right: { reason: noLongerOwnsReason },
    })
  })

  it('was not on a number that is marked bad, not listed or no number', () => {
    const marked = { ...markPhone(contacted, mobile, true, context), activePhone: mobile }
    for (const given of [marked, { ...contacted, activePhone: typed }])
      expect(wrongs(given)).toEqual(['activePhone: The phone number of the call is bad or not listed.'])
    expect(wrongs({ ...contacted, activePhone: '(555) 014 - 0182' })).toEqual([
      'activePhone: A phone number has ten digits.',
    ])
  })

  it('holds notes of 4,000 characters, blanks around them aside', () => {
    const most = 'a'.repeat(4_000)
    expect(wrongs({ ...attempt('Busy'), notes: ` ${most}\n` })).toEqual([])
    expect(wrongs({ ...attempt('Busy'), notes: `${most}a` })).toEqual([
      'notes: Notes can hold up to 4,000 characters.',
    ])
  })
})

it.each(autoDialStatuses)(
  'the dialler that is %s changes neither validity nor what is dirty',
  (autoDialStatus) => {
    for (const given of [draft(), contacted, badNumbers, inbound]) {
      const dialled = { ...given, autoDialStatus }
      expect(validateCall(dialled, context)).toEqual(validateCall(given, context))
      expect(isCallDirty(dialled, given)).toBe(false)
    }
  },
)

describe('a call form', () => {
  const baseline = draft()

  it.each([
    ['a number that is marked bad', markPhone(baseline, day, true, context)],
    ['notes', { ...baseline, notes: 'x' }],
    ['an active phone', { ...baseline, activePhone: mobile }],
    ['a result', { ...baseline, callResult: 'No Action' as const }],
    ['a reason', { ...baseline, reason: 'Vehicle damaged' }],
    ['a status', { ...baseline, callStatus: 'Busy' as const }],
  ])('is dirty with %s alone [O-175]', (_, given) => {
    expect(isCallDirty(given, baseline)).toBe(true)
  })

  it('is clean as it opens, in either direction, and with everything taken back [O-175]', () => {
    expect(isCallDirty(baseline, baseline)).toBe(false)
    expect(isCallDirty({ ...baseline, notes: ' \n' }, baseline)).toBe(false)
    expect(isCallDirty(changeDirection(baseline, 'Inbound Call', context), baseline)).toBe(false)
    const marked = markPhone(baseline, day, true, context)
    expect(isCallDirty(markPhone(marked, day, false, context), baseline)).toBe(false)
  })

  it('is not dirty by a Bad Numbers that was forced from the beginning, nor by leaving it [O-175]', () => {
    const forced = draft({}, badPhones)
    expect(isCallDirty(forced, forced)).toBe(false)
    expect(isCallDirty(changeDirection(forced, 'Inbound Call', context), forced)).toBe(false)
    expect(isCallDirty(markPhone(forced, day, false, context), forced)).toBe(true)
    expect(isCallDirty({ ...forced, notes: 'x' }, forced)).toBe(true)
  })
})
