import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantFromEpoch, shifted } from '../calendar/instant'
import { alertFor, now } from './notification.fixture'
import {
  hasPendingReminder,
  isToastedOnReceipt,
  nextReminderTimer,
  remindersDue,
  reminderTick,
  reminderTimerStates,
} from './reminderTimer'

/** No alert has had its toast. */
const none: ReadonlySet<string> = new Set()

describe('the reminder timer', () => {
  it('ticks every minute and has three states  [S-308]', () => {
    expect(reminderTick).toBe(60_000)
    expect(reminderTimerStates).toEqual(['start', 'running', 'tick'])
  })

  it.each([
    ['start', 'checked', true, 'running'],
    ['start', 'checked', false, 'start'],
    ['start', 'ticked', true, 'start'],
    ['running', 'ticked', true, 'tick'],
    ['running', 'ticked', false, 'tick'],
    ['running', 'checked', true, 'running'],
    ['running', 'checked', false, 'start'],
    ['tick', 'checked', true, 'running'],
    ['tick', 'checked', false, 'start'],
    ['tick', 'ticked', true, 'tick'],
  ] as const)('goes from %s, %s with pending %s, to %s  [S-780]', (state, event, hasPending, next) => {
    expect(nextReminderTimer(state, event, hasPending)).toBe(next)
  })

  it('has a reminder to wait for while one lies ahead', () => {
    const reminder = alertFor('OPPT', { displayOn: shifted(now, 90_000) })
    expect(hasPendingReminder([alertFor('IN_EMAIL'), reminder], now)).toBe(true)
    expect(hasPendingReminder([reminder], shifted(now, 90_000))).toBe(false)
  })

  it('names a reminder at the tick after it came due, once  [S-779]', () => {
    const reminder = alertFor('OPPT', { displayOn: shifted(now, 90_000) })
    const looks = [1, 2, 3].map((tick) =>
      remindersDue(
        [alertFor('IN_EMAIL'), reminder],
        shifted(now, (tick - 1) * reminderTick),
        shifted(now, tick * reminderTick),
        none,
      ),
    )
    expect(looks).toEqual([[], [reminder], []])
  })

  it('names one at the tick of its very time, and not at the one before  [S-779]', () => {
    const reminder = alertFor('OPPT', { displayOn: now })
    expect(remindersDue([reminder], shifted(now, -reminderTick), now, none)).toEqual([reminder])
    expect(remindersDue([reminder], shifted(now, -reminderTick), shifted(now, -1), none)).toEqual([])
    expect(remindersDue([reminder], now, shifted(now, reminderTick), none)).toEqual([])
  })

  it('does not name one that had its toast on arrival  [S-779]', () => {
    const reminder = alertFor('OPPT', { displayOn: shifted(now, 10) })
    expect(isToastedOnReceipt(reminder, none, shifted(now, 9))).toBe(false)
    expect(isToastedOnReceipt(reminder, none, shifted(now, 10))).toBe(true)
    const toasted = new Set([reminder.notificationId])
    expect(isToastedOnReceipt(reminder, toasted, shifted(now, 10))).toBe(false)
    expect(remindersDue([reminder], now, shifted(now, reminderTick), toasted)).toEqual([])
  })

  it('names reminders only', () => {
    const email = alertFor('IN_EMAIL', { displayOn: shifted(now, 10) })
    expect(remindersDue([email], now, shifted(now, reminderTick), none)).toEqual([])
    expect(hasPendingReminder([email], now)).toBe(false)
    expect(isToastedOnReceipt(email, none, now)).toBe(true)
  })

  it('names every reminder exactly once over any looks that follow one another', () => {
    const moments = fc.integer({ min: 1, max: 10_000 })
    fc.assert(
      fc.property(
        fc.uniqueArray(moments, { maxLength: 20 }),
        fc.array(moments, { maxLength: 20 }),
        (times, due) => {
          const alerts = due.map((at) => alertFor('OPPT', { displayOn: instantFromEpoch(at) }))
          const looks = [0, ...times.sort((a, b) => a - b), 10_000]
          const named = looks
            .slice(1)
            .flatMap((at, index) =>
              remindersDue(alerts, instantFromEpoch(looks[index] ?? 0), instantFromEpoch(at), none),
            )
          expect(named).toHaveLength(alerts.length)
          expect(new Set(named)).toEqual(new Set(alerts))
        },
      ),
    )
  })
})
