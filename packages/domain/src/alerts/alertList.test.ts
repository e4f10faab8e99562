import { describe, expect, it } from 'vitest'
import { withAlert, withoutAlerts, withViewed } from './alertList'
import { alertFor } from './notification.fixture'

const [one, two, three] = ['1', '2', '3'].map((notificationId) => alertFor('OPPT', { notificationId })) as [
  ReturnType<typeof alertFor>,
  ReturnType<typeof alertFor>,
  ReturnType<typeof alertFor>,
]

describe('the list of alerts', () => {
  it('takes a new one in front  [S-302]', () => {
    expect(withAlert([one, two], three)).toEqual([three, one, two])
  })

  it('has one alert when it comes twice', () => {
    const newer = { ...two, viewed: true }
    expect(withAlert([one, two], newer)).toEqual([newer, one])
  })

  it('marks the named one as viewed and leaves the other objects alone  [S-303]', () => {
    const seen = { ...three, viewed: true }
    const after = withViewed([one, two, seen], ['2', '3'])
    expect(after.map(({ viewed }) => viewed)).toEqual([false, true, true])
    expect(after[0]).toBe(one)
    expect(after[2]).toBe(seen)
  })

  it('removes by id and keeps the order  [S-304]', () => {
    expect(withoutAlerts([one, two, three], ['2'])).toEqual([one, three])
  })
})
