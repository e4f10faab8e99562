import { NavigationType, type Location } from 'react-router-dom'
import { expect, it } from 'vitest'
import { nextKeptList, noList, type KeptList, type ListPage } from './keptList'

const listAt = (search: string, state: unknown = null, hyperionId = 'HAR'): ListPage => {
  const location: Location = { pathname: '/app/log', search, hash: '', state, key: search }
  return { page: null, at: { location, navigationType: NavigationType.Push }, hyperionId }
}
const left = (kept: KeptList, hyperionId = 'HAR') => nextKeptList(kept, null, hyperionId)

it('draws the list in sight, and changes nothing while that stays', () => {
  const list = listAt('?a')
  const kept = nextKeptList(noList, list, 'HAR')
  expect(kept).toMatchObject({ shown: list, drawn: list })
  expect(nextKeptList(kept, { ...list }, 'HAR')).toBe(kept)
  const other = listAt('?b')
  expect(nextKeptList(kept, other, 'HAR').drawn).toBe(other)
})

it('keeps a list that is left as it was drawn, and changes nothing while other pages show', () => {
  const list = listAt('?a')
  const kept = left(nextKeptList(noList, list, 'HAR'))
  expect(kept).toMatchObject({ shown: null, drawn: list })
  expect(left(kept)).toBe(kept)
  expect(left(noList)).toBe(noList)
})

it('shows it again as it was drawn at the same address, whatever the entry of the history', () => {
  const list = listAt('?a', { personFilters: { who: 'Cleo Day' } })
  const kept = left(nextKeptList(noList, list, 'HAR'))
  const again = listAt('?a', { personFilters: { who: 'Cleo Day' } })
  const back = nextKeptList(kept, again, 'HAR')
  expect(back.drawn).toBe(list)
  expect(back.times).toBe(kept.times)
  expect(nextKeptList(back, again, 'HAR')).toBe(back)
})

it.each([
  ['another search', listAt('?b')],
  ['other filters in the history state', listAt('?a', { personFilters: {} })],
  ['another store', listAt('?a', null, 'BLR')],
])('draws %s anew', (_what, other) => {
  const kept = left(nextKeptList(noList, listAt('?a'), 'HAR'))
  const next = nextKeptList(kept, other, other.hyperionId)
  expect(next.drawn).toBe(other)
  expect(next.times).toBe(kept.times + 1)
})

it('drops the list of another store, while it is hidden too', () => {
  const kept = left(nextKeptList(noList, listAt('?a'), 'HAR'))
  expect(left(kept, 'BLR')).toMatchObject({ shown: null, drawn: null })
})
