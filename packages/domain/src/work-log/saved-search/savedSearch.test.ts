import { left, right } from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { editDefaultSearches } from '../filters/panel/panelButtons'
import { firstDefault, searchGroups, searchOf } from './savedSearch'
import { logTypes } from '../logTypes'
import {
  hasSavedSearches,
  isSearchSmallEnough,
  mayDeleteSearch,
  mayUpdateSearch,
  searchNameLimit,
  searchSizeLimit,
  validateSearchName,
} from './searchRules'
import {
  addFilterPlaceholder,
  droppedText,
  savedSearchesPlaceholder,
  searchDialogs,
  searchMessages,
} from './searchTexts'

const search = (savedSearchId: string, isDefault: boolean, name = `Search ${savedSearchId}`) => ({
  savedSearchId,
  isDefault,
  name,
})
const own = search('1', false)
const byDefault = search('2', true)
const further = search('3', true)

describe('saved searches', () => {
  it('stand in two groups, the default ones first, in the order given', () => {
    expect(searchGroups([own, byDefault, search('4', false, ' '), further])).toEqual([
      { label: 'Default Searches', searches: [byDefault, further] },
      { label: 'My Searches', searches: [own] },
    ])
    expect(searchGroups([own])).toEqual([{ label: 'My Searches', searches: [own] }])
    expect(searchGroups([byDefault]).map(({ label }) => label)).toEqual(['Default Searches'])
    expect(searchGroups([])).toEqual([])
  })

  it('are found by their id; an unknown one and none find nothing', () => {
    expect(searchOf([own, byDefault], '2')).toBe(byDefault)
    expect(searchOf([own, byDefault], '404')).toBeNull()
    expect(searchOf([own, byDefault], null)).toBeNull()
  })

  it('have a first default one, or none', () => {
    expect(firstDefault([own, byDefault, further])).toBe(byDefault)
    expect(firstDefault([own])).toBeNull()
  })
})

it('searches are saved of the Equity Log only', () => {
  expect(logTypes.filter(hasSavedSearches)).toEqual(['EQLOG'])
})

describe('the name of a saved search', () => {
  const needed = left([{ field: 'name', message: 'A name is needed.' }])
  const long = 'x'.repeat(searchNameLimit)

  it.each([
    ['', needed],
    ['  ', needed],
    ['  High equity ', right('High equity')],
    ['a', right('a')],
    [`${long} `, right(long)],
    [`${long}x`, left([{ field: 'name', message: 'A name can hold up to 100 characters.' }])],
  ])('%j is needed and trimmed [L-484]', (name, result) => {
    expect(validateSearchName(name)).toEqual(result)
  })

  it('has 100 characters at most', () => {
    expect(searchNameLimit).toBe(100)
  })
})

describe('what is kept of a search', () => {
  it('is 32 KB at most, as UTF-8', () => {
    expect(isSearchSmallEnough('x'.repeat(searchSizeLimit))).toBe(true)
    expect(isSearchSmallEnough('x'.repeat(searchSizeLimit + 1))).toBe(false)
    expect(isSearchSmallEnough('é'.repeat(searchSizeLimit / 2))).toBe(true)
    expect(isSearchSmallEnough(`${'é'.repeat(searchSizeLimit / 2)}x`)).toBe(false)
    expect(searchSizeLimit).toBe(32_768)
  })
})

describe('a saved search', () => {
  it.each([
    // default, own, may edit defaults, may be updated, may be deleted
    [false, true, false, true, true],
    [false, true, true, true, true],
    [false, false, false, false, false],
    [false, false, true, false, false],
    [true, false, false, false, false],
    [true, false, true, true, false],
    [true, true, false, false, false],
    [true, true, true, true, false],
  ])(
    'default %s, own %s, editing defaults %s: updated %s, deleted %s',
    (isDefault, isOwn, mayEdit, updated, deleted) => {
      const roles = mayEdit ? [editDefaultSearches] : []
      expect(mayUpdateSearch({ isDefault, isOwn }, roles)).toBe(updated)
      expect(mayDeleteSearch({ isDefault, isOwn })).toBe(deleted)
    },
  )
})

it('the texts are those of the specification', () => {
  expect(savedSearchesPlaceholder).toBe('Saved Searches')
  expect(addFilterPlaceholder).toBe('Add Filter')
  expect(searchDialogs).toEqual({
    save: { title: 'Save Search', text: 'Save search as:' },
    reset: { title: 'Reset Search', text: 'Are you sure you want to reset this search?' },
    update: { title: 'Update Search', text: 'Are you sure you want to update this search?' },
    delete: { title: 'Delete Search', text: 'Are you sure you want to delete this search?' },
  })
  expect(searchMessages).toEqual({ saved: 'Log Search Saved', deleted: 'Log Search Deleted' })
})

it('filters that are gone are named', () => {
  expect(droppedText(['Shoe Size', 'Lender'])).toBe(
    'This search holds filters that no longer exist: Shoe Size, Lender',
  )
  expect(droppedText([])).toBe('')
})
