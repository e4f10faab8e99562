import { expect, it } from 'vitest'
import { permissions } from '../user/permissions'
import { offeredUserMenu, userMenuItems, userMenuLabels } from './userMenu'

const enhancedAlertsUrl = 'https://alerts.example'

it('is offered whole, in order, to whom may have everything', () => {
  expect(offeredUserMenu({ roles: permissions, enhancedAlertsUrl })).toEqual(userMenuItems)
  expect(userMenuItems).toEqual(['tutorial', 'help', 'signature', 'enhancedAlerts', 'logOut'])
})

it('holds the tutorial with the permission for the help tour alone', () => {
  const openers = permissions.filter((name) =>
    offeredUserMenu({ roles: [name], enhancedAlertsUrl }).includes('tutorial'),
  )
  expect(openers).toEqual(['Opportunity_Can_Access_Help_Tour'])
})

it('leaves the enhanced alerts out where they have no address', () => {
  expect(offeredUserMenu({ roles: [], enhancedAlertsUrl: '' })).toEqual(['help', 'signature', 'logOut'])
  expect(offeredUserMenu({ roles: [], enhancedAlertsUrl })).toEqual([
    'help',
    'signature',
    'enhancedAlerts',
    'logOut',
  ])
})

it('is worded exactly so', () => {
  const { tutorial, ...labels } = userMenuLabels
  expect([tutorial(false), tutorial(true)]).toEqual(['Tutorial On', 'Tutorial Off'])
  expect(labels).toEqual({
    help: 'Helpful Links',
    signature: 'Email Signature',
    enhancedAlerts: 'Enhanced Alerts',
    logOut: 'Log Out',
  })
})
