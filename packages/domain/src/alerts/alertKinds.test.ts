import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alertKind, alertKinds, notificationTypes } from './alertKinds'
import { alertTabs, belongsTo } from './alertTabs'

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
  ])(
    '%s is called %s and listed in ALL and %s  [S-293] [S-294] [S-295] [S-296] [S-298] [S-299] [S-301] [S-771] [S-781]',
    (type, title, tab) => {
      expect(alertKind(type)).toMatchObject({ title, tab })
      const listing = alertTabs.filter((one) => belongsTo(one, { notificationType: type }))
      expect(listing).toEqual(tab === null ? ['ALL'] : ['ALL', tab])
    },
  )

  it('knows the twelve types of the specification, and one of ours', () => {
    expect(notificationTypes).toEqual([
      ...['IN_EMAIL', 'EMAIL_READ', 'OPPT', 'ANNOUNCMNT', 'TRADE_ADJ', 'PCARR', 'PCARR_RO'],
      ...['FCARR', 'FCARR_RO', 'FCARR_VIN', 'FLAG_BY_MG', 'CUSTOMER_FLAGGED_BY_MANAGER'],
      'EMAIL_FAILED',
    ])
  })

  it('TRADE_ADJ is a trade adjustment, FCARR_VIN an alert of the service drive by VIN  [S-297] [S-300]', () => {
    expect(alertKind('TRADE_ADJ').place).toBe('tradeAdjustment')
    expect(alertKind('FCARR_VIN')).toMatchObject({
      tab: 'Service Drive',
      ageSetting: 'EAServiceDrive',
      toastText: "{customer}'s VIN has been scanned.",
      place: 'opportunity',
    })
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
