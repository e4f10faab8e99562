import { describe, expect, it } from 'vitest'
import { associate, manager } from '../../cases/calls'
import {
  canFlag,
  flagFailedText,
  flagSavedText,
  flagsSavedText,
  managerFlagAlert,
  managerFlagMessage,
  reloadsFlagged,
  tellsOfFlag,
} from './afterFlag'

const [set, removed] = [{ isFlagged: true }, { isFlagged: false }]

it('the texts of flagging are fixed', () => {
  expect([flagSavedText(true), flagSavedText(false), flagFailedText]).toEqual([
    'Opportunity has been flagged',
    'Opportunity has been unflagged',
    'Opportunity flag failed',
  ])
  expect(flagsSavedText([removed, set])).toBe('Opportunity has been flagged')
  expect(flagsSavedText([removed, removed])).toBe('Opportunity has been unflagged')
})

it('unflagging asks for the flagged associates again', () => {
  expect(reloadsFlagged([set, removed])).toBe(true)
  expect(reloadsFlagged([set])).toBe(false)
})

it('everybody with general access may flag [OP-008]', () => {
  expect([associate, manager, []].map(canFlag)).toEqual([true, true, false])
})

describe("a manager's flag for another user", () => {
  const by = { userName: 'pat', roles: manager }
  const flag = { userName: 'jo', wasFlagged: false, isFlagged: true }

  it('is told by an alert [OP-008] [D-11]', () => {
    expect(tellsOfFlag(by, flag)).toBe(true)
    expect(managerFlagAlert).toBe('FLAG_BY_MG')
    expect(managerFlagMessage).toBe('Manager has flagged customer for you')
  })

  it('is the only one that is', () => {
    expect(tellsOfFlag({ ...by, roles: associate }, flag)).toBe(false)
    expect(tellsOfFlag(by, { ...flag, userName: 'pat' })).toBe(false)
    expect(tellsOfFlag(by, { ...flag, isFlagged: false })).toBe(false)
    expect(tellsOfFlag(by, { ...flag, wasFlagged: true })).toBe(false)
  })
})
