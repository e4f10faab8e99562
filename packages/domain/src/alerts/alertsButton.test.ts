import { expect, it } from 'vitest'
import { alertsButton } from './alertsButton'

it('the button of the alerts is a bell without unviewed alerts, else their count with its label', () => {
  expect(alertsButton(0)).toEqual({ kind: 'bell' })
  expect(alertsButton(1)).toEqual({ kind: 'count', count: 1, label: 'Alerts' })
  expect(alertsButton(3)).toEqual({ kind: 'count', count: 3, label: 'Alerts' })
})
