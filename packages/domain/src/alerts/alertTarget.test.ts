import { describe, expect, it } from 'vitest'
import { opportunityTab } from '../opportunity/opportunityTabs'
import { alertPath, alertTarget } from './alertTarget'

describe('where an alert leads', () => {
  const opportunity = (tab: string | null) => ({ kind: 'opportunity', opptId: '41', tab })

  it.each([
    ['IN_EMAIL', opportunity('email')],
    ['EMAIL_READ', opportunity('email')],
    ['OPPT', opportunity('reminder')],
    ['PCARR', opportunity(null)],
    ['FCARR_VIN', opportunity(null)],
    ['FLAG_BY_MG', opportunity(null)],
    ['ANNOUNCMNT', { kind: 'announcement', announcementId: '7' }],
    ['TRADE_ADJ', { kind: 'tradeAdjustment' }],
    ['of a later release', opportunity(null)],
  ])('%s opens %o  [S-775]', (notificationType, target) => {
    expect(alertTarget({ notificationType, opptId: '41', announcementId: '7' })).toEqual(target)
  })

  it('is nowhere when its opportunity is not named', () => {
    expect(alertTarget({ notificationType: 'OPPT', opptId: null, announcementId: null })).toEqual({
      kind: 'nothing',
    })
  })

  it.each([
    ['IN_EMAIL', '/app/opportunity/41?tab=email'],
    ['EMAIL_READ', '/app/opportunity/41?tab=email'],
    ['OPPT', '/app/opportunity/41?tab=reminder'],
    ['PCARR_RO', '/app/opportunity/41'],
    ['FLAG_BY_MG', '/app/opportunity/41'],
    ['TRADE_ADJ', '/app/tradeAdjustment'],
    ['ANNOUNCMNT', null],
  ])('%s leads to %s  [S-775]', (notificationType, path) => {
    expect(alertPath(alertTarget({ notificationType, opptId: '41', announcementId: '7' }))).toBe(path)
  })

  it('is no page when there is nothing to open', () => {
    expect(alertPath({ kind: 'nothing' })).toBeNull()
  })

  it('names tabs that the page has', () => {
    expect(['email', 'reminder'].map(opportunityTab)).toEqual(['email', 'reminder'])
  })
})
