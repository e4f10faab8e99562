import { describe, expect, it } from 'vitest'
import { alertTabs } from './alertTabs'
import {
  alertsButton,
  closedAlertsMenu,
  nextAlertsMenu,
  visibleTab,
  type AlertsMenuState,
} from './alertsMenuState'

const opened = nextAlertsMenu(closedAlertsMenu, { type: 'buttonPressed' })
const reminders = nextAlertsMenu(opened, { type: 'tabChosen', tab: 'Reminder' })

describe('the button of the alerts', () => {
  it('is a bell without unviewed alerts, else their count with its label', () => {
    expect(alertsButton(0)).toEqual({ kind: 'bell' })
    expect(alertsButton(1)).toEqual({ kind: 'count', count: 1, label: 'Alerts' })
    expect(alertsButton(3)).toEqual({ kind: 'count', count: 3, label: 'Alerts' })
  })
})

describe('the menu of the alerts', () => {
  it('is closed at first and opens with ALL', () => {
    expect(closedAlertsMenu).toEqual({ isOpen: false, tab: 'ALL' })
    expect(opened).toEqual({ isOpen: true, tab: 'ALL' })
  })

  it('changes its tab while it is open', () => {
    expect(reminders).toEqual({ isOpen: true, tab: 'Reminder' })
    expect(nextAlertsMenu(closedAlertsMenu, { type: 'tabChosen', tab: 'Email' })).toBe(closedAlertsMenu)
  })

  it.each(['buttonPressed', 'outsidePressed', 'escapePressed'] as const)(
    'is closed by %s, and opens with ALL again',
    (type) => {
      const closed = nextAlertsMenu(reminders, { type })
      expect(closed).toEqual({ isOpen: false, tab: 'ALL' })
      expect(nextAlertsMenu(closed, { type: 'buttonPressed' })).toEqual(opened)
    },
  )

  it.each(['outsidePressed', 'escapePressed'] as const)('stays closed after %s', (type) => {
    expect(nextAlertsMenu(closedAlertsMenu, { type })).toEqual(closedAlertsMenu)
  })

  it('shows ALL where its tab went away', () => {
    const at = (tab: AlertsMenuState['tab'], EAAutoAssignAlerts: boolean) =>
      visibleTab({ isOpen: true, tab }, { EAAutoAssignAlerts })
    expect(alertTabs.map((tab) => at(tab, true))).toEqual(alertTabs)
    expect(alertTabs.map((tab) => at(tab, false))).toEqual(['ALL', 'Email', 'Reminder', 'ALL'])
  })
})
