import { describe, expect, it } from 'vitest'
import type { Day } from '../calendar/day'
import {
  activityRequest,
  firstActivityView,
  parseActivityView,
  printActivityView,
  type ActivityView,
} from './activity'

const today = '2026-11-20' as Day
const view: ActivityView = {
  ...firstActivityView(today),
  kind: 'leads',
  days: { from: '2026-10-05' as Day, to: '2026-11-10' as Day },
  userName: 'ann.lee',
  page: 3,
}
const nobodys: ActivityView = {
  ...firstActivityView(today),
  kind: 'onList',
  isNobodys: true,
  stores: 'all',
}

describe('the address of the activity', () => {
  it('says which of whom and when, and leads back to the same list', () => {
    expect(printActivityView(view)).toBe('kind=leads&from=2026-10-05&to=2026-11-10&who=ann.lee&pageNumber=3')
    expect(parseActivityView(printActivityView(view), today)).toEqual(view)
    expect(printActivityView(nobodys)).toBe('kind=onList&from=2026-11-16&to=2026-11-20&nobody=yes&stores=all')
    expect(parseActivityView(printActivityView(nobodys), today)).toEqual(nobodys)
  })

  it('that says nothing, or nothing that can be meant, is that of this week', () => {
    const first = firstActivityView(today)
    expect(first.days).toEqual({ from: '2026-11-16', to: '2026-11-20' })
    for (const query of [
      '',
      'kind=everything',
      'nobody=1&stores=some',
      'from=2026-11-20&to=2026-11-16',
      'from=2025-01-01&to=2026-11-20',
      'who=',
    ])
      expect(parseActivityView(query, today)).toEqual(first)
  })
})

it('the list is asked for by its days, of one associate or of all', () => {
  expect(activityRequest(view, 'HAR')).toEqual({
    hyperionId: 'HAR',
    kind: 'leads',
    from: '2026-10-05',
    to: '2026-11-10',
    userName: 'ann.lee',
    pageNumber: 3,
    pageSize: 50,
  })
  expect(activityRequest({ ...view, userName: null }, 'HAR')).not.toHaveProperty('userName')
  expect(activityRequest(nobodys, 'HAR')).toMatchObject({ kind: 'onList', isNobodys: true, stores: 'all' })
})
