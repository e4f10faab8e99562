import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alertKind, alertKinds, notificationTypes } from './alertKinds'

describe('the kinds of alerts', () => {
  it.each([
    ['IN_EMAIL', 'Email Received', 'Email'],
    ['EMAIL_READ', 'Email Read', 'Email'],
    ['OPPT', 'Reminder', 'Reminder'],
    ['ANNOUNCMNT', 'New Announcement', null],
    ['TRADE_ADJ', 'Notification Received', null],
    ['PCARR', 'Previous Customer in Service', 'Service Drive'],
    ['PCARR_RO', 'Previous Customer in Service', 'Service Drive'],
    ['FCARR', 'Flagged Customer in Service Drive', 'Service Drive'],
    ['FCARR_RO', 'Flagged Customer in Service Drive', 'Service Drive'],
    ['FCARR_VIN', 'Flagged Customer in Service Drive', 'Service Drive'],
    ['FLAG_BY_MG', 'Customer Flagged by Manager', null],
    ['CUSTOMER_FLAGGED_BY_MANAGER', 'Customer Flagged by Manager', null],
  ])('%s is called %s and listed in %s  [S-771] [S-781]', (type, title, tab) => {
    expect(alertKind(type)).toMatchObject({ title, tab })
  })

  it('knows the twelve types of the specification', () => {
    expect(notificationTypes).toHaveLength(12)
  })

  it.each([
    ['IN_EMAIL', 'EARemAnnounEmail'],
    ['EMAIL_READ', 'EARemAnnounEmail'],
    ['OPPT', 'EARemAnnounEmail'],
    ['PCARR', 'EAServiceDrive'],
    ['FCARR_VIN', 'EAServiceDrive'],
    ['ANNOUNCMNT', null],
    ['TRADE_ADJ', null],
    ['FLAG_BY_MG', null],
  ])('%s ages by %s', (type, ageSetting) => {
    expect(alertKind(type).ageSetting).toBe(ageSetting)
  })

  it('takes every other type for an alert of ALL', () => {
    fc.assert(
      fc.property(fc.string(), (type) => {
        fc.pre(!Object.hasOwn(alertKinds, type))
        expect(alertKind(type)).toEqual({
          title: 'Notification Received',
          tab: null,
          ageSetting: null,
          toastText: null,
          hasDesktopTime: false,
          place: 'opportunity',
        })
      }),
    )
    expect(alertKind('constructor').title).toBe('Notification Received')
  })
})
