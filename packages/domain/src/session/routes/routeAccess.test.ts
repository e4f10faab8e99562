import { describe, expect, it } from 'vitest'
import { generalAccess, permissions, type Permission } from '../user/permissions'
import { decideRoute, routeOf } from './routeAccess'
import { routes } from './routes'

const everyoneWithGeneral: Permission[] = [generalAccess]
/** The permissions that, together with general access, open an address which general access alone does not. */
const openers = (address: string) =>
  permissions.filter(
    (permission) =>
      decideRoute(address, everyoneWithGeneral) !== 'open' &&
      decideRoute(address, [generalAccess, permission]) === 'open',
  )

describe('open routes', () => {
  it.each([
    '/',
    '/login',
    '/auth',
    '/auth/silent',
    '/contact',
    '/Vls',
    '/access_denied',
    '/Logout',
    '/videoplayer',
  ])(
    '%s needs no permission and no sign-in [S-018] [S-019] [S-022] [S-066] [S-067] [S-068] [S-069] [S-742]',
    (address) => {
      expect(decideRoute(address, null)).toBe('open')
    },
  )

  it('an address of no route shows the not-found page to everybody [S-073] [S-164] [S-165]', () => {
    for (const address of ['/no/such/path', '/app/nothing-here', '/app/log/not-found']) {
      expect(routeOf(address)).toBeNull()
      expect(decideRoute(address, null)).toBe('open')
    }
  })
})

describe('general access', () => {
  it.each([
    '/app',
    '/app/home',
    '/app/log',
    '/app/service',
    '/app/contact',
    '/app/search',
    '/app/profile',
    '/app/onlineHelp',
    '/app/onlineHelpModal',
    '/app/playground',
    '/app/opportunity/17',
    '/app/opportunity/17/details',
    '/app/opportunity/17/playground',
    '/app/opportunity/17/playgroundOld',
    '/app/opportunity/17/what-fits',
    '/print/ServiceLogPrint',
    '/customer/17',
    '/customer/17/playground',
    '/txt',
    '/txt/17',
  ])(
    'opens %s, and nothing else does [S-027] [S-030] [S-032] [S-033] [S-034] [S-048] [S-049] [S-050] [S-052] [S-053] [S-057] [S-059] [S-060] [S-061] [S-064] [S-732] [S-737] [L-018] [L-022] [O-416]',
    (address) => {
      expect(decideRoute(address, everyoneWithGeneral)).toBe('open')
      expect(permissions.filter((name) => decideRoute(address, [name]) === 'open')).toEqual([generalAccess])
    },
  )

  it('is missing: a signed-in user goes to access-denied [S-028] [S-361] [S-719] [L-467]', () => {
    expect(decideRoute('/app/log', [])).toBe('accessDenied')
    expect(decideRoute('/app/CallGuides', ['Opportunity_Can_Edit_Call_Guides'])).toBe('accessDenied')
  })

  it('is unknown: somebody who is not signed in goes to sign-in [S-029] [S-362] [L-467]', () => {
    expect(decideRoute('/app/service?x=1', null)).toBe('signIn')
    expect(decideRoute('/app/opportunity/17/playground-print', null)).toBe('signIn')
  })
})

describe('routes with a permission of their own', () => {
  it.each([
    ['/app/globalAdmin', ['Opportunity_Can_Edit_Default_Settings']],
    ['/app/Disclaimer', ['Opportunity_Can_Edit_Default_Settings']],
    ['/app/announcementAdmin', ['Opportunity_Admin_Announcement']],
    ['/app/helpLinksAdmin', ['Opportunity_Can_Edit_HelpLink']],
    ['/app/mappingTable', ['Opportunity_Can_Edit_HelpLink']],
    ['/app/auditLog', ['Opportunity_Can_Edit_Default_Settings']],
    ['/app/people', ['Opportunity_Can_Edit_Default_Settings']],
    ['/app/enableStore', ['Opportunity_Can_Access_Enable_Stores']],
    ['/app/StoreAdmin', ['Opportunity_Can_Edit_Setting_Overrides']],
    ['/app/EmailTemplates', ['Opportunity_Can_Edit_Email_Templates']],
    ['/app/CallGuides', ['Opportunity_Can_Edit_Call_Guides']],
    ['/app/sandbox', ['Opportunity_Can_Access_Sandbox']],
    ['/app/tradeAdjustment', ['Opportunity_VehTradeAdjust_Access']],
    ['/app/customer360/17', ['CanView360 Access']],
    ['/app/PlaygroundPrint', ['Opportunity_Can_Print_Playground']],
    ['/app/opportunity/17/playground-print', ['Opportunity_Can_Print_Playground']],
  ])(
    '%s opens with %s alone [S-035] [S-038] [S-039] [S-040] [S-041] [S-042] [S-043] [S-044] [S-045] [S-046] [S-047] [S-051] [S-055] [S-056] [S-071] [S-731] [S-732] [S-734] [S-736] [O-418] [O-419] [O-423]',
    (address, needed) => {
      expect(openers(address)).toEqual(needed)
    },
  )

  it('any of the three override permissions opens the list and the panel [S-036] [S-037] [S-735] [O-027]', () => {
    const overrides = permissions.filter((name) => name.endsWith('Setting_Overrides'))
    expect(overrides).toHaveLength(3)
    expect(openers('/app/globalAdmin/Overrides')).toEqual(overrides)
    expect(openers('/app/globalAdmin/Overrides/EAServiceDrive')).toEqual(overrides)
    expect(openers('/app/dashboard')).toEqual(overrides)
    expect(openers('/app/dashboard/activity')).toEqual(overrides)
    expect(openers('/app/orphans')).toEqual(overrides)
  })

  it('no route is opened by the report permission [S-739]', () => {
    for (const { path } of Object.values(routes)) {
      expect(openers(path)).not.toContain('Opportunity_CustomerHistory_Activity_Report_GlobalAdmin')
    }
  })
})

describe('matching', () => {
  it('is without case, query and closing slash [S-730]', () => {
    for (const address of ['/APP/callguides', '/app/CallGuides/', '/app/CallGuides?x=/y#z']) {
      expect(routeOf(address)?.path).toBe('/app/CallGuides')
    }
  })

  it('reads percent signs as the router does, so that no spelling passes a guard', () => {
    expect(decideRoute('/app/CallGuide%73', everyoneWithGeneral)).toBe('accessDenied')
    expect(decideRoute('/app/%4Cog', null)).toBe('signIn')
    expect(routeOf('/app/opportunity%2F17')).toBeNull()
    expect(routeOf('/app/lo%2Fg')).toBeNull()
    expect(routeOf('/customer/%')?.path).toBe('/customer/:id')
  })

  it('finds every route by its own address, and no two routes by one', () => {
    for (const route of Object.values(routes)) expect(routeOf(route.path.replace(/:\w+/g, '17'))).toBe(route)
  })

  it('takes no empty part for an id', () => {
    expect(routeOf('/app/opportunity//details')).toBeNull()
  })
})
