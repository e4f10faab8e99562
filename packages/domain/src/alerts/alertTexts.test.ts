import { describe, expect, it } from 'vitest'
import { alertsRemovedTitle, alertTitle, alertToastText, customerLine, shortened } from './alertTexts'

describe('the words of an alert', () => {
  it('has its title  [S-315]', () => {
    expect(alertTitle({ notificationType: 'EMAIL_READ' })).toBe('Email Read')
    expect(alertTitle({ notificationType: 'of a later release' })).toBe('Notification Received')
    expect(alertsRemovedTitle).toBe('Notifications Removed')
  })

  it('is cut after 40 characters, the last one an ellipsis  [S-316] [S-820]', () => {
    expect(shortened('a'.repeat(40))).toBe('a'.repeat(40))
    expect(shortened('a'.repeat(41))).toBe(`${'a'.repeat(39)}…`)
    expect(customerLine({ customerName: 'b'.repeat(41) })).toBe(`${'b'.repeat(39)}…`)
    expect(shortened('🚗'.repeat(41))).toBe(`${'🚗'.repeat(39)}…`)
  })

  it('has an empty customer line when it is about nobody', () => {
    expect(customerLine({ customerName: null })).toBe('')
  })

  it.each([
    ['EMAIL_READ', 'Ann Lee read your email.'],
    ['IN_EMAIL', 'New email from Ann Lee.'],
    ['PCARR_RO', 'RO opened for Ann Lee'],
    ['FCARR_RO', 'RO opened for Ann Lee'],
    ['PCARR', "Ann Lee's VIN has been scanned."],
    ['FCARR', "Ann Lee's VIN has been scanned."],
    ['FCARR_VIN', "Ann Lee's VIN has been scanned."],
    ['FLAG_BY_MG', 'Manager has flagged customer for you'],
    ['CUSTOMER_FLAGGED_BY_MANAGER', 'Manager has flagged customer for you'],
    ['OPPT', 'Call her back'],
    ['ANNOUNCMNT', 'Call her back'],
    ['TRADE_ADJ', 'Call her back'],
  ])('says of %s: %s  [S-782]', (notificationType, text) => {
    const alert = { notificationType, customerName: 'Ann Lee', message: 'Call her back' }
    expect(alertToastText(alert)).toBe(text)
  })

  it('takes a name as it is, and none as nothing', () => {
    const text = (customerName: string | null) =>
      alertToastText({ notificationType: 'IN_EMAIL', customerName, message: '' })
    expect(text('$& {customer}')).toBe('New email from $& {customer}.')
    expect(text(null)).toBe('New email from .')
  })
})
