import { describe, expect, it } from 'vitest'
import { instantFromEpoch, shifted, type Instant } from '../calendar/instant'
import { defaultSettings } from '../settings/readSettings'
import { alertFor, now, daysAgo } from './notification.fixture'
import { isPending } from './notification'
import { isTooOld, unviewedCount, visibleAlerts } from './visibleAlerts'

const settings = { ...defaultSettings, EARemAnnounEmail: 3, EAServiceDrive: 30 }

describe('a reminder', () => {
  it('is hidden until its time, in the list and in the count  [S-292]', () => {
    const ahead = alertFor('OPPT', { displayOn: shifted(now, 60_000) })
    const past = alertFor('OPPT', { displayOn: shifted(now, -60_000) })
    expect(visibleAlerts([ahead, past], settings, now)).toEqual([past])
    expect(unviewedCount([ahead, past], settings, now)).toBe(1)
  })

  it('shows from its very moment on', () => {
    const at = (displayOn: Instant | null) => isPending({ notificationType: 'OPPT', displayOn }, now)
    expect([now, shifted(now, 1), shifted(now, -1), null].map(at)).toEqual([false, true, false, false])
  })

  it('ages from the time that it was due  [S-777]', () => {
    const reminder = alertFor('OPPT', { createDT: daysAgo(400), displayOn: daysAgo(2) })
    expect(isTooOld(reminder, settings, now)).toBe(false)
    expect(isTooOld({ ...reminder, displayOn: daysAgo(4) }, settings, now)).toBe(true)
    expect(isTooOld({ ...reminder, displayOn: null }, settings, now)).toBe(true)
  })

  it('is the only alert that waits or ages by such a time  [S-777]', () => {
    const ahead = alertFor('IN_EMAIL', { displayOn: shifted(now, 60_000) })
    expect(visibleAlerts([ahead], settings, now)).toEqual([ahead])
    const old = alertFor('PCARR', { createDT: daysAgo(31), displayOn: daysAgo(2) })
    expect(isTooOld(old, settings, now)).toBe(true)
  })
})

describe('an alert of some age', () => {
  it('is listed at 2 days and hidden at 4 where 3 are kept  [S-311]', () => {
    const young = alertFor('IN_EMAIL', { createDT: daysAgo(2) })
    const old = alertFor('IN_EMAIL', { createDT: daysAgo(4) })
    expect(visibleAlerts([young, old], settings, now)).toEqual([young])
  })

  it.each(['IN_EMAIL', 'EMAIL_READ', 'OPPT'])(
    'is kept by EARemAnnounEmail when it is %s  [S-312]',
    (type) => {
      expect(isTooOld(alertFor(type, { createDT: daysAgo(4) }), settings, now)).toBe(true)
    },
  )

  it.each(['PCARR', 'PCARR_RO', 'FCARR', 'FCARR_RO', 'FCARR_VIN'])(
    'is kept by EAServiceDrive when it is %s  [S-313]',
    (type) => {
      const alert = alertFor(type, { createDT: daysAgo(4) })
      expect(isTooOld(alert, settings, now)).toBe(false)
      expect(isTooOld(alert, { EARemAnnounEmail: 30, EAServiceDrive: 3 }, now)).toBe(true)
    },
  )

  it('has no limit where that is 0  [S-314]', () => {
    const alert = alertFor('PCARR', { createDT: daysAgo(400) })
    expect(isTooOld(alert, { EARemAnnounEmail: 0, EAServiceDrive: 0 }, now)).toBe(false)
  })

  it.each(['ANNOUNCMNT', 'TRADE_ADJ', 'FLAG_BY_MG', 'CUSTOMER_FLAGGED_BY_MANAGER'])(
    'never leaves as %s',
    (type) => {
      expect(isTooOld(alertFor(type, { createDT: daysAgo(400) }), settings, now)).toBe(false)
    },
  )

  it('is kept to the end of its last day, and not a millisecond longer', () => {
    const last = instantFromEpoch(Date.parse(daysAgo(3)))
    expect(isTooOld(alertFor('IN_EMAIL', { createDT: last }), settings, now)).toBe(false)
    expect(isTooOld(alertFor('IN_EMAIL', { createDT: shifted(last, -1) }), settings, now)).toBe(true)
  })

  it('of the service drive is kept 5 days where nothing is set  [S-368]', () => {
    const aged = (days: number) => alertFor('FCARR', { createDT: daysAgo(days) })
    expect([4, 5, 6].map((days) => isTooOld(aged(days), defaultSettings, now))).toEqual([false, false, true])
  })

  it('is not counted once it is viewed', () => {
    const alerts = [alertFor('PCARR', { viewed: true }), alertFor('PCARR'), alertFor('FLAG_BY_MG')]
    expect(unviewedCount(alerts, settings, now)).toBe(2)
  })
})
