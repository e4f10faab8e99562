import { expect, it } from 'vitest'
import { notificationTypes } from './alertKinds'
import {
  incomingCall,
  readAlertChoices,
  signalledAlerts,
  signalsOf,
  signalsOfType,
  withSignal,
} from './alertSignals'

const usual = { toast: true, sound: false }

it('offers one line for what alerts are called', () => {
  expect(signalledAlerts).toEqual([
    'Email Received',
    'Email Read',
    'Reminder',
    'New Announcement',
    'Notification Received',
    'Previous Customer in Service',
    'Flagged Customer in Service Drive',
    'Customer Flagged by Manager',
    'Email Not Sent',
  ])
})

it('gives every alert its toast and no sound until somebody chooses', () => {
  for (const type of [...notificationTypes, 'OF_A_LATER_RELEASE', 'toString'])
    expect(signalsOfType({}, type)).toEqual(usual)
})

it('switches one signal and leaves the other', () => {
  const loud = withSignal({}, 'Reminder', 'sound', true)
  expect(signalsOfType(loud, 'OPPT')).toEqual({ toast: true, sound: true })
  expect(signalsOfType(withSignal(loud, 'Reminder', 'toast', false), 'OPPT')).toEqual({
    toast: false,
    sound: true,
  })
  expect(signalsOf(loud, 'Email Read')).toEqual(usual)
})

it('is one choice for all types that are called alike', () => {
  const choices = withSignal({}, 'Flagged Customer in Service Drive', 'toast', false)
  for (const type of ['FCARR', 'FCARR_RO', 'FCARR_VIN'])
    expect(signalsOfType(choices, type)).toEqual({ toast: false, sound: false })
})

it.each([
  [null, {}],
  ['on', {}],
  [[], {}],
  [{ Reminder: { toast: 'yes', sound: true } }, {}],
  [{ Reminder: { toast: false, sound: true }, Fax: usual }, { Reminder: { toast: false, sound: true } }],
])('reads %j as %j', (kept, choices) => {
  expect(readAlertChoices(kept)).toEqual(choices)
})

it('lets a call ring until somebody chooses otherwise', () => {
  expect(signalsOf({}, incomingCall).sound).toBe(true)
  const quiet = withSignal({}, incomingCall, 'sound', false)
  expect(signalsOf(readAlertChoices(JSON.parse(JSON.stringify(quiet))), incomingCall).sound).toBe(false)
})

it('reads what it wrote', () => {
  const choices = withSignal(withSignal({}, 'Email Read', 'toast', false), 'Reminder', 'sound', true)
  expect(readAlertChoices(JSON.parse(JSON.stringify(choices)))).toEqual(choices)
})
