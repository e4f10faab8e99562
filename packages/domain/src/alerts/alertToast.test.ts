import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/readSettings'
import { alertToastTimeout, withAlertToast } from './alertToast'
import { alertFor } from './notification.fixture'
import { isAlertToast, withoutToast, type Toaster } from './toaster'

const settings = { EATimeDesktopAlerts: 12, EANumOfDesktopAlerts: 2 }
const message: Toaster = {
  active: true,
  label: 'Note Saved.',
  body: '',
  id: 'saved',
  notificationId: null,
  emailContactDetailId: null,
  timeout: 3000,
  type: 'success',
  count: 0,
}

describe('how long the toast of an alert stays', () => {
  it.each(['IN_EMAIL', 'EMAIL_READ', 'OPPT', 'ANNOUNCMNT', 'FLAG_BY_MG', 'CUSTOMER_FLAGGED_BY_MANAGER'])(
    'is EATimeDesktopAlerts seconds for %s, 30 unless that is set  [S-783]',
    (type) => {
      expect(alertToastTimeout(type, settings)).toBe(12_000)
      expect(alertToastTimeout(type, defaultSettings)).toBe(30_000)
    },
  )

  it.each(['PCARR', 'PCARR_RO', 'FCARR', 'FCARR_RO', 'FCARR_VIN', 'TRADE_ADJ', 'another'])(
    'is 5 s for %s',
    (type) => {
      expect(alertToastTimeout(type, settings)).toBe(5000)
    },
  )
})

describe('the toasts after an alert', () => {
  it('have its own last, with everything that a toaster holds  [S-318]', () => {
    const alert = alertFor('IN_EMAIL', { emailContactDetailId: '9' })
    expect(withAlertToast([message], alert, 'toast', settings)).toEqual([
      message,
      {
        active: true,
        label: 'Email Received',
        body: 'New email from Ann Lee.',
        id: 'toast',
        notificationId: alert.notificationId,
        emailContactDetailId: '9',
        timeout: 12_000,
        type: 'message',
        count: 1,
      },
    ])
  })

  it('are a success for a reminder', () => {
    expect(withAlertToast([], alertFor('OPPT'), 'toast', settings)[0]?.type).toBe('success')
  })

  it('lose the oldest alert above the limit, and no other message  [S-784]', () => {
    const alerts = [alertFor('PCARR'), alertFor('PCARR'), alertFor('PCARR')]
    const after = alerts.reduce<Toaster[]>(
      (toasts, alert, at) => withAlertToast(toasts, alert, `toast ${at}`, settings),
      [message],
    )
    expect(after.map(({ id }) => id)).toEqual(['saved', 'toast 1', 'toast 2'])
    expect(after.map(({ count }) => count)).toEqual([0, 2, 2])
    expect(after.map(isAlertToast)).toEqual([false, true, true])
  })

  it('say how many of them are on screen, whichever comes or goes', () => {
    const countsOf = (toasts: readonly Toaster[]) => toasts.map(({ count }) => count)
    const one = withAlertToast([message], alertFor('PCARR'), 'one', settings)
    const two = withAlertToast(one, alertFor('OPPT'), 'two', settings)
    expect([one, two].map(countsOf)).toEqual([
      [0, 1],
      [0, 2, 2],
    ])
    const left = withoutToast(two, 'one')
    expect(left.map(({ id, count }) => [id, count])).toEqual([
      ['saved', 0],
      ['two', 1],
    ])
    expect(withoutToast(left, 'saved')).toEqual([left[1]])
    expect(withoutToast(left, 'saved')[0]).toBe(left[1])
    expect(withoutToast(left, 'gone')).toEqual(left)
  })

  it('are five at most unless the setting says otherwise', () => {
    const six = Array.from({ length: 6 }, () => alertFor('PCARR'))
    const after = six.reduce<Toaster[]>(
      (toasts, alert) => withAlertToast(toasts, alert, alert.notificationId, defaultSettings),
      [],
    )
    expect(after).toHaveLength(5)
  })

  it('are none with a limit of 0', () => {
    const none = { ...settings, EANumOfDesktopAlerts: 0 }
    expect(withAlertToast([message], alertFor('OPPT'), 'toast', none)).toEqual([message])
  })

  it('have one for an alert that comes twice', () => {
    const alert = alertFor('OPPT')
    const once = withAlertToast([], alert, 'toast', settings)
    expect(withAlertToast(once, alert, 'again', settings)).toEqual(once)
  })
})
