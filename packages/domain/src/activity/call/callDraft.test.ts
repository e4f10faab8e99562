import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  badPhones,
  context,
  contextOf,
  day,
  draft,
  evening,
  goodPhones,
  mobile,
  reading,
  typed,
} from '../../../cases/calls'
import {
  addCustomPhone,
  changeDirection,
  changeReason,
  changeResult,
  changeStatus,
  choosePhone,
  emptyCall,
  markPhone,
  removeCustomPhone,
  type CallDraft,
} from './callDraft'
import { isCallDirty } from './validateCall'

const reason = 'Vehicle damaged'
const notInterested = draft({
  callStatus: 'Contacted',
  callResult: 'Not Interested',
  reason,
  notes: 'Sold it',
})

const withCustom = (from: CallDraft, text: string): CallDraft => {
  const added = addCustomPhone(from, text)
  if (E.isLeft(added)) throw new Error(added.left)
  return added.right
}
const mark = (from: CallDraft, ...numbers: string[]) =>
  numbers.reduce((marked, number) => markPhone(marked, number, true, context), from)
const badOf = ({ phoneNumbers }: CallDraft) =>
  phoneNumbers.filter(({ isBad }) => isBad).map(({ title, number }) => [title, number])

describe('a call before anything is filled in', () => {
  it('has nine fields [O-132]', () => {
    const { phoneNumbers, ...fields } = emptyCall(goodPhones, context)
    expect(phoneNumbers).toHaveLength(3)
    expect(fields).toEqual({
      direction: 'Outbound Call',
      activePhone: null,
      callStatus: null,
      callResult: null,
      reason: null,
      guide: null,
      notes: '',
      autoDialStatus: 'not-set',
    })
  })

  it('lists the best phone first, with what is on file about each [O-133] [O-134] [OP-036]', () => {
    const { phoneNumbers } = emptyCall(goodPhones, context)
    expect(phoneNumbers.map(({ title }) => title)).toEqual(['Mobile', 'Day', 'Evening'])
    expect(phoneNumbers[1]).toEqual({
      title: 'Day',
      number: day,
      formatted: '(555) 014 - 0199, Ext: 12',
      isBad: false,
      isUserCustom: false,
      isBest: false,
    })
  })

  it('has the only number that can be called chosen, which is no change', () => {
    const [bad, good] = [badPhones[0], goodPhones[0]].filter((phone) => phone !== undefined)
    if (bad === undefined || good === undefined) throw new Error('The cases have no phones')
    const draft = emptyCall([bad, good], context)
    expect(draft.activePhone).toBe(good.number)
    expect(isCallDirty(draft, emptyCall([bad, good], context))).toBe(false)
  })

  it.each([
    ['every number on file is bad', badPhones],
    ['there is no number', []],
  ])('is a forced Bad Numbers when %s [O-147] [OP-029]', (_, phones) => {
    expect(emptyCall(phones, context).callStatus).toBe('Bad Numbers')
  })

  it('forces nothing where no call can be recorded', () => {
    const within = contextOf(reading({ statusCode: 'NLO' }))
    expect(emptyCall(badPhones, within).callStatus).toBeNull()
  })

  it('survives being kept as JSON', () => {
    expect(JSON.parse(JSON.stringify(notInterested))).toEqual(notInterested)
  })
})

describe('another direction', () => {
  const inbound = changeDirection(notInterested, 'Inbound Call', context)

  it('resets status, result and reason and keeps the rest [O-142] [O-143] [O-144]', () => {
    expect(inbound).toEqual({
      ...notInterested,
      direction: 'Inbound Call',
      callStatus: null,
      callResult: null,
      reason: null,
    })
  })

  it('is one only when it differs', () => {
    expect(changeDirection(notInterested, 'Outbound Call', context)).toBe(notInterested)
  })

  it('leaves a forced Bad Numbers behind, and comes back to it', () => {
    const incoming = changeDirection(draft({}, badPhones), 'Inbound Call', context)
    expect(incoming.callStatus).toBeNull()
    expect(changeDirection(incoming, 'Outbound Call', context).callStatus).toBe('Bad Numbers')
  })
})

describe('status, result and reason', () => {
  it('a status without results drops result and reason, one with them keeps them [O-145]', () => {
    expect(changeStatus(notInterested, 'Busy')).toMatchObject({ callResult: null, reason: null })
    expect(changeStatus(notInterested, 'Contacted')).toEqual(notInterested)
    expect(changeStatus(notInterested, null)).toMatchObject({ callStatus: null, callResult: null })
  })

  it('choosing a result resets the reason [O-146]', () => {
    const again = changeResult(changeResult(notInterested, 'No Action'), 'Not Interested')
    expect(again).toEqual({ ...notInterested, reason: null })
  })

  it('the placeholder of the reasons is no reason [OP-041]', () => {
    expect(changeReason(notInterested, 'Please select a reason').reason).toBeNull()
    expect(changeReason(notInterested, 'No longer in area').reason).toBe('No longer in area')
  })
})

describe('the number of the call', () => {
  it('is one that is listed and good, or none', () => {
    const chosen = choosePhone(draft(), evening)
    expect(chosen.activePhone).toBe(evening)
    expect(choosePhone(chosen, typed)).toBe(chosen)
    expect(choosePhone(mark(chosen, day), day).activePhone).toBe(evening)
    expect(choosePhone(chosen, null).activePhone).toBeNull()
  })

  it('is no longer the one when it is marked bad, and is to be chosen anew when it is good again', () => {
    const marked = mark(choosePhone(draft(), evening), evening)
    expect(marked.activePhone).toBeNull()
    expect(markPhone(marked, evening, false, context).activePhone).toBeNull()
    expect(mark(choosePhone(draft(), evening), day).activePhone).toBe(evening)
    expect(markPhone(choosePhone(draft(), evening), evening, false, context).activePhone).toBe(evening)
  })
})

describe('a number that the user types', () => {
  it('is listed last and becomes the number of the call', () => {
    const added = withCustom(draft(), '+1 (555) 014-0155')
    expect(added.activePhone).toBe(typed)
    expect(added.phoneNumbers.at(-1)).toEqual({
      title: 'Custom',
      number: typed,
      formatted: '(555) 014 - 0155',
      isBad: false,
      isUserCustom: true,
      isBest: false,
    })
  })

  it('needs ten digits and is listed once', () => {
    expect(addCustomPhone(draft(), '555-0155')).toEqual(E.left('A phone number has ten digits.'))
    expect(addCustomPhone(withCustom(draft(), typed), '555.014.0155')).toEqual(
      E.left('This phone number is already listed.'),
    )
  })

  it('keeps an extension, and is refused where nobody can dial it', () => {
    const { phoneNumbers, activePhone } = withCustom(draft(), '555 014 0155 ext 12')
    expect(activePhone).toBe('5550140155x12')
    expect(phoneNumbers.at(-1)).toMatchObject({
      number: '5550140155x12',
      formatted: '(555) 014 - 0155, Ext: 12',
    })
    expect(addCustomPhone(draft(), '111 014 0155')).toEqual(E.left('There is no area code 111.'))
    expect(addCustomPhone(draft(), '٥٥٥٠١٤٠١٥٥')).toEqual(
      E.left('A phone number is written with the digits 0 to 9.'),
    )
  })

  it('can be taken off again, which leaves the call without it', () => {
    expect(removeCustomPhone(withCustom(draft(), typed), typed)).toEqual(draft())
    const other = choosePhone(withCustom(draft(), typed), mobile)
    expect(removeCustomPhone(other, typed).activePhone).toBe(mobile)
    const two = withCustom(withCustom(draft(), typed), '5550140199')
    expect(removeCustomPhone(two, '5550140199').phoneNumbers).toEqual(withCustom(draft(), typed).phoneNumbers)
  })

  it('leaves the call with a number that is also on file, which cannot be taken off', () => {
    const doubled = removeCustomPhone(withCustom(draft(), day), day)
    expect(doubled.activePhone).toBe(day)
    expect(removeCustomPhone(doubled, day)).toEqual(doubled)
  })

  it('does not free a customer whose other numbers are bad of Bad Numbers [O-147]', () => {
    expect(withCustom(draft({}, badPhones), typed)).toMatchObject({
      callStatus: 'Bad Numbers',
      activePhone: typed,
    })
    expect(mark(withCustom(draft(), typed), day, evening, mobile).callStatus).toBe('Bad Numbers')
  })
})

describe('marking numbers', () => {
  it('forces Bad Numbers with the last good one, and drops what was chosen before [O-147]', () => {
    expect(mark(notInterested, day, evening)).toMatchObject({ callStatus: 'Contacted', reason })
    expect(mark(notInterested, day, evening, mobile)).toMatchObject({
      callStatus: 'Bad Numbers',
      callResult: null,
      reason: null,
      notes: 'Sold it',
    })
  })

  it('frees the status with the first good one [O-149]', () => {
    const freed = markPhone(mark(draft(), day, evening, mobile), day, false, context)
    expect(freed).toMatchObject({ callStatus: null, callResult: null })
  })

  it('never forces the status of an inbound call [OP-029]', () => {
    const inbound = changeStatus(changeDirection(draft(), 'Inbound Call', context), 'Inbound Call')
    expect(mark(inbound, day, evening, mobile).callStatus).toBe('Inbound Call')
  })

  it('bad marks a custom entry with the same digits too, and no other [O-150] [OP-030]', () => {
    const customs = withCustom(withCustom(draft(), day), typed)
    expect(badOf(mark(customs, day))).toEqual([
      ['Day', day],
      ['Custom', day],
    ])
  })

  it('good marks the custom entry back [O-151] [OP-030]', () => {
    const marked = mark(withCustom(draft(), day), day)
    expect(badOf(markPhone(marked, day, false, context))).toEqual([])
  })

  it('reaches a custom entry that is typed after the mark [O-150]', () => {
    const added = withCustom(mark(draft(), day), day)
    expect(badOf(added)).toContainEqual(['Custom', day])
    expect(added.activePhone).toBeNull()
  })

  it('marks only what is on file: a custom number alone keeps its state', () => {
    const custom = withCustom(draft(), typed)
    expect(mark(custom, typed)).toBe(custom)
  })
})
