import { describe, expect, it } from 'vitest'
import { editDefaultSearches, panelButtons, type PanelFacts } from './panelButtons'

const names = (facts: PanelFacts) =>
  Object.entries(panelButtons(facts))
    .flatMap(([name, isShown]) => (isShown ? [name] : []))
    .join(' ')

describe('the buttons of the filter panel', () => {
  const none = null
  const own = { isDefault: false }
  const byDefault = { isDefault: true }

  it.each([
    // dirty, complete, selected, may edit defaults
    [false, true, none, false, 'isApplyDisabled'],
    [false, true, none, true, 'isApplyDisabled'],
    [false, false, none, false, 'isApplyDisabled isSaveDisabled'],
    [true, true, none, false, 'RESET SAVE'],
    [true, true, none, true, 'RESET SAVE'],
    [true, false, none, false, 'RESET SAVE isApplyDisabled isSaveDisabled'],
    [false, true, own, false, 'DELETE isApplyDisabled'],
    [false, true, own, true, 'DELETE isApplyDisabled'],
    [true, true, own, false, 'RESET SAVE UPDATE SEARCH DELETE'],
    [true, true, own, true, 'RESET SAVE UPDATE SEARCH DELETE'],
    [true, false, own, false, 'RESET SAVE UPDATE SEARCH DELETE isApplyDisabled isSaveDisabled'],
    [false, true, byDefault, false, 'isApplyDisabled'],
    [false, true, byDefault, true, 'isApplyDisabled'],
    [true, true, byDefault, false, 'RESET SAVE'],
    [true, true, byDefault, true, 'RESET SAVE UPDATE SEARCH'],
    [true, false, byDefault, true, 'RESET SAVE UPDATE SEARCH isApplyDisabled isSaveDisabled'],
  ])(
    'dirty %s, complete %s, selected %j, editing defaults %s: %s',
    (isDirty, isComplete, selected, mayEdit, shown) => {
      const roles = mayEdit ? [editDefaultSearches] : []
      expect(names({ isDirty, isComplete, selected, hasSavedSearches: true, roles })).toBe(shown)
    },
  )

  it.each([
    [false, true, none, 'isApplyDisabled'],
    [true, true, none, 'RESET'],
    [true, false, none, 'RESET isApplyDisabled isSaveDisabled'],
    [true, true, own, 'RESET'],
    [false, true, own, 'isApplyDisabled'],
  ])(
    'without saved searches, dirty %s, complete %s, selected %j: %s',
    (isDirty, isComplete, selected, shown) => {
      const roles = [editDefaultSearches]
      expect(names({ isDirty, isComplete, selected, hasSavedSearches: false, roles })).toBe(shown)
    },
  )

  it('ask for the permission by its name', () => {
    expect(editDefaultSearches).toBe('Opportunity_Can_Edit_Default_Search_Settings')
  })
})
