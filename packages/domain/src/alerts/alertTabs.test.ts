import { describe, expect, it } from 'vitest'
import { shifted } from '../calendar/instant'
import { defaultSettings } from '../settings/readSettings'
import {
  alertsMenu,
  alertTabs,
  clearAllLabel,
  clearAllQuestion,
  clearAllTitle,
  clearedBy,
  shownTabs,
  visibleTab,
} from './alertTabs'
import { alertFor, daysAgo, now } from './notification.fixture'

const on = { ...defaultSettings, EAAutoAssignAlerts: true, EARemAnnounEmail: 3 }
const alerts = [
  alertFor('IN_EMAIL'),
  alertFor('EMAIL_READ'),
  alertFor('OPPT'),
  alertFor('OPPT', { displayOn: shifted(now, 1) }),
  alertFor('PCARR'),
  alertFor('FCARR_VIN', { viewed: true }),
  alertFor('FLAG_BY_MG'),
  alertFor('EMAIL_READ', { createDT: daysAgo(4) }),
]
const idsOf = (...at: readonly number[]) => at.map((index) => alerts[index]?.notificationId)

describe('the alerts menu', () => {
  it('has four tabs, whose places are their indexes', () => {
    expect(alertTabs).toEqual(['ALL', 'Email', 'Reminder', 'Service Drive'])
  })

  it('shows Service Drive only with EAAutoAssignAlerts; its alerts stay in ALL  [S-772]', () => {
    expect(shownTabs(on)).toEqual(alertTabs)
    expect(shownTabs(defaultSettings)).toEqual(['ALL', 'Email', 'Reminder'])
    const [all] = alertsMenu(alerts, { ...on, EAAutoAssignAlerts: false }, now)
    expect(all?.alerts.map(({ notificationId }) => notificationId)).toEqual(idsOf(0, 1, 2, 4, 5, 6))
  })

  it('counts what is unviewed in the labels, but of ALL and of nothing  [S-773]', () => {
    expect(alertsMenu(alerts, on, now).map(({ label, unviewed }) => [label, unviewed])).toEqual([
      ['ALL', 5],
      ['Email - 2', 2],
      ['Reminder - 1', 1],
      ['Service Drive - 1', 1],
    ])
    expect(alertsMenu([], on, now).map(({ label }) => label)).toEqual(alertTabs)
  })

  it('lists in each tab the alerts of its kind, in their order', () => {
    const listed = alertsMenu(alerts, on, now).map((tab) =>
      tab.alerts.map(({ notificationId }) => notificationId),
    )
    expect(listed).toEqual([idsOf(0, 1, 2, 4, 5, 6), idsOf(0, 1), idsOf(2), idsOf(4, 5)])
  })
})

describe('clearing a tab', () => {
  it.each([
    ['ALL', 'Clear All Alerts', 'Do you want to clear all alerts?'],
    ['Email', 'Clear All Email Alerts', 'Do you want to clear all Email alerts?'],
    ['Reminder', 'Clear All Reminder Alerts', 'Do you want to clear all Reminder alerts?'],
    ['Service Drive', 'Clear All Service Drive Alerts', 'Do you want to clear all Service Drive alerts?'],
  ] as const)('%s is offered by %s and asked for by %s', (tab, label, question) => {
    expect(clearAllTitle).toBe('Confirmation')
    expect(clearAllLabel(tab)).toBe(label)
    expect(clearAllQuestion(tab)).toBe(question)
  })

  it('removes what shows, reminders by themselves, and leaves pending reminders  [S-706] [S-774]', () => {
    expect(clearedBy('ALL', alerts, on, now)).toEqual({ reminders: idsOf(2), others: idsOf(0, 1, 4, 5, 6) })
    expect(clearedBy('Email', alerts, on, now)).toEqual({ reminders: [], others: idsOf(0, 1) })
    expect(clearedBy('Reminder', alerts, on, now)).toEqual({ reminders: idsOf(2), others: [] })
  })
})

it('an open menu shows ALL where its tab went away', () => {
  const at = (EAAutoAssignAlerts: boolean) => alertTabs.map((tab) => visibleTab(tab, { EAAutoAssignAlerts }))
  expect(at(true)).toEqual(alertTabs)
  expect(at(false)).toEqual(['ALL', 'Email', 'Reminder', 'ALL'])
})
