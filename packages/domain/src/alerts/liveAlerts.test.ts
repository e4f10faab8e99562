import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyToAlerts, type AlertMessage } from './liveAlerts'
import { alertFor } from './notification.fixture'

const ids = ['1', '2', '3', '4']
const [one, two, three] = ids.map((notificationId) => alertFor('IN_EMAIL', { notificationId }))
const alerts = [one, two].flatMap((alert) => (alert === undefined ? [] : [alert]))

describe('a live message about alerts', () => {
  it('puts a new one first', () => {
    if (three === undefined) throw new Error('there are three')
    expect(applyToAlerts(alerts, { type: 'NOTIFICATION', payload: three })).toEqual([three, one, two])
  })

  it('marks what another window viewed', () => {
    const payload = { notificationIds: ['2', '9'] }
    expect(applyToAlerts(alerts, { type: 'NOTIFICATION_VIEWED', payload })).toEqual([
      one,
      { ...two, viewed: true },
    ])
  })

  it('takes away what another window removed', () => {
    const payload = { notificationIds: ['1', '9'] }
    expect(applyToAlerts(alerts, { type: 'NOTIFICATION_REMOVED', payload })).toEqual([two])
  })

  it('changes nothing more when it comes twice, and never leaves one alert twice', () => {
    const id = fc.constantFrom(...ids)
    const payload = fc.record({ notificationIds: fc.array(id, { maxLength: 4 }) })
    const message: fc.Arbitrary<AlertMessage> = fc.oneof(
      fc.record({
        type: fc.constant('NOTIFICATION' as const),
        payload: id.map((notificationId) => alertFor('OPPT', { notificationId })),
      }),
      fc.record({ type: fc.constant('NOTIFICATION_VIEWED' as const), payload }),
      fc.record({ type: fc.constant('NOTIFICATION_REMOVED' as const), payload }),
    )
    fc.assert(
      fc.property(fc.array(message, { maxLength: 12 }), message, (before, last) => {
        const once = applyToAlerts(before.reduce(applyToAlerts, []), last)
        expect(applyToAlerts(once, last)).toEqual(once)
        expect(new Set(once.map(({ notificationId }) => notificationId)).size).toBe(once.length)
      }),
    )
  })
})
