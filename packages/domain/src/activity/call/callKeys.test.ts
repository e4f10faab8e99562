import { describe, expect, it } from 'vitest'
import { badPhones, context, day, draft, evening, goodPhones, mobile } from '../../../cases/calls'
import { callKeys, chooseByKey, chooseNextPhone, takeBackChoice } from './callKeys'
import type { CallDraft } from './callDraft'

const outcome = ({ callStatus, callResult, reason }: CallDraft) => [callStatus, callResult, reason]
const after = (keys: string, from = draft()) =>
  [...keys].reduce((current, key) => chooseByKey(current, key, context), from)

describe('the number keys of a call', () => {
  it('choose the status, then the result it offers, then the reason that takes', () => {
    expect(callKeys(draft(), context).step).toBe('status')
    expect(callKeys(after('1'), context).step).toBe('result')
    expect(callKeys(after('12'), context).step).toBe('reason')
    expect(outcome(after('125'))).toEqual(['Contacted', 'Not Interested', 'Vehicle damaged'])
    expect(outcome(after('11'))).toEqual(['Contacted', 'No Action', null])
    expect(outcome(after('3'))).toEqual(['Left Message', null, null])
  })

  it('offer every reason but the placeholder [OP-041]', () => {
    const { choices } = callKeys(after('12'), context)
    expect(choices).toHaveLength(8)
    expect(choices[0]?.word).toBe('Paid Off Loan')
  })

  it('correct the last step', () => {
    expect(outcome(after('32'))).toEqual(['Busy', null, null])
    expect(outcome(after('113'))).toEqual(['Contacted', 'Do Not Contact', null])
    expect(outcome(after('1251'))).toEqual(['Contacted', 'Not Interested', 'Paid Off Loan'])
  })

  it('choose nothing where there is none, and nothing that cannot be recorded [O-148] [O-149]', () => {
    const opened = draft()
    for (const key of ['5', '6', '9']) expect(chooseByKey(opened, key, context)).toBe(opened)
    const forced = draft({}, badPhones)
    expect(chooseByKey(forced, '1', context)).toBe(forced)
    expect(callKeys(forced, context).choices.map(({ isDisabled }) => isDisabled)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
  })

  it('choose the one status of an inbound call', () => {
    expect(outcome(after('11', draft({ direction: 'Inbound Call' })))).toEqual([
      'Inbound Call',
      'No Action',
      null,
    ])
  })
})

it('the last choice is taken back one by one, but for a status that is forced', () => {
  const back = (from: CallDraft) => takeBackChoice(from, context)
  const chosen = after('125')
  expect(outcome(back(chosen))).toEqual(['Contacted', 'Not Interested', null])
  expect(outcome(back(back(chosen)))).toEqual(['Contacted', null, null])
  expect(outcome(back(back(back(chosen))))).toEqual([null, null, null])
  const forced = draft({}, badPhones)
  expect(back(forced)).toBe(forced)
})

it('the phones follow each other, the best one first, without those that are bad', () => {
  const phones = goodPhones.map((phone) => (phone.number === evening ? { ...phone, isBad: true } : phone))
  const opened = draft({}, phones)
  const first = chooseNextPhone(opened)
  expect(first.activePhone).toBe(mobile)
  const second = chooseNextPhone(first)
  expect(second.activePhone).toBe(day)
  expect(chooseNextPhone(second).activePhone).toBe(mobile)
  expect(chooseNextPhone(draft({}, badPhones)).activePhone).toBeNull()
})
