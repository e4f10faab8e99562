import { expect, it } from 'vitest'
import { gridContent, listStates, nothingFoundText } from './listState'

it('a list is not started, in progress, complete, failed or refreshed [S-158] [S-159] [L-386]', () => {
  expect(listStates).toEqual(['NOT_STARTED', 'IN_PROGRESS', 'COMPLETE', 'ERROR', 'REFRESH'])
})

it('a spinner shows while a search is in progress [L-237]', () => {
  expect(gridContent('IN_PROGRESS', 50)).toBe('spinner')
})

it('the rows of a complete search show, and nothing before it was started', () => {
  expect(gridContent('COMPLETE', 1)).toBe('rows')
  expect(gridContent('NOT_STARTED', 50)).toBe('empty')
})

it('old rows stay while a list is asked again [L-567]', () => {
  expect([gridContent('REFRESH', 50), gridContent('REFRESH', 0)]).toEqual(['rows', 'spinner'])
})

it("'Nothing Found' belongs to a complete search alone [L-238] [L-613]", () => {
  expect(nothingFoundText).toBe('Nothing Found. Please try other search criteria')
  expect(listStates.filter((state) => gridContent(state, 0) === 'nothingFound')).toEqual(['COMPLETE'])
  expect(gridContent('ERROR', 0)).toBe('empty')
})
