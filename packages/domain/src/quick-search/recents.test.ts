import fc from 'fast-check'
import { expect, it } from 'vitest'
import { instantFromEpoch } from '../calendar/instant'
import { recentOpportunities, withView, type RecentOpportunity } from './recents'

const view = (opptId: number, minute: number): RecentOpportunity => ({
  opptId: String(opptId),
  hyperionId: 'HAR',
  customerName: 'Ann Lee',
  vehicle: null,
  viewedDate: instantFromEpoch(1_800_000_000_000 + minute * 60_000),
})

it('of 12 views the 10 latest are offered, newest first [S-219] [L-458]', () => {
  const views = Array.from({ length: 12 }, (_, at) => view(at, at))
  expect(recentOpportunities(views).map(({ opptId }) => opptId)).toEqual([
    '11',
    '10',
    '9',
    '8',
    '7',
    '6',
    '5',
    '4',
    '3',
    '2',
  ])
})

it('an opportunity that is viewed again moves to the front, once', () => {
  const recents = recentOpportunities([view(1, 1), view(2, 2), view(3, 3)])
  expect(withView(recents, view(1, 4))).toEqual([view(1, 4), view(3, 3), view(2, 2)])
})

it('of two views at one moment the first given stands first', () => {
  expect(withView([view(1, 1)], view(2, 1)).map(({ opptId }) => opptId)).toEqual(['2', '1'])
})

it('adding views one by one is offering them all', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 40 }), (ids) => {
      const views = ids.map((id, at) => view(id, at))
      expect(views.reduce(withView, [])).toEqual(recentOpportunities(views))
    }),
  )
})
