import { expect, it } from 'vitest'
import { flagFailedText, flagSavedText, flagsSavedText, reloadsFlagged } from './afterFlag'

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
