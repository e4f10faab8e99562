import { expect, it } from 'vitest'
import { instantFromEpoch } from '../calendar/instant'
import { recentOpportunities, type RecentOpportunity } from './recents'

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
  const views = [view(1, 4), view(1, 1), view(2, 2), view(3, 3)]
  expect(recentOpportunities(views)).toEqual([view(1, 4), view(3, 3), view(2, 2)])
})

it('of two views at one moment the first given stands first', () => {
  expect(recentOpportunities([view(2, 1), view(1, 1)]).map(({ opptId }) => opptId)).toEqual(['2', '1'])
})
