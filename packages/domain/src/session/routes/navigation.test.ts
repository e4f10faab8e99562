import { describe, expect, it } from 'vitest'
import { isActive } from './activeEntry'
import {
  navigationEntries,
  permittedEntries,
  type NavigationContext,
  type NavigationEntry,
} from './navigation'
import { decideRoute } from './routeAccess'
import { generalAccess, permissions, type Permission } from '../user/permissions'

const everything: NavigationContext = {
  roles: permissions,
  settings: { TradeAdjustment: true },
  reportsUrl: 'https://reports.example.com',
}
const entries = navigationEntries(everything)
const labels = (of: readonly NavigationEntry[]) => of.map(({ label }) => label)
const entryOf = (label: string): NavigationEntry => {
  const found = entries.flatMap((one) => [one, ...one.items]).find((one) => one.label === label)
  if (!found) throw new Error(`There is no entry ${label}`)
  return found
}
const adminOf = (context: Partial<NavigationContext>) =>
  labels(navigationEntries({ ...everything, ...context }).find(({ label }) => label === 'Admin')?.items ?? [])

describe('the entries', () => {
  it('stand in their order [S-167] [S-168] [S-169] [S-171] [S-172] [S-178]', () => {
    expect(labels(entries)).toEqual([
      'Equity Log',
      'Service Log',
      'Contact Log',
      'Search',
      'Admin',
      'Dashboard',
      'Reports',
    ])
  })

  it('of the Admin group stand in their order, Trade Adjustment last [S-174] [S-175] [S-755]', () => {
    expect(adminOf({})).toEqual([
      'Global Settings',
      'Enable Stores',
      'Email Templates',
      'Email Disclaimer',
      'Call Guides',
      'Setting Overrides',
      'Announcements',
      'Help Links',
      'Mapping Table',
      'Orphans',
      'Audit Log',
      'People and Access',
      'Trade Adjustment',
    ])
    expect(entryOf('Trade Adjustment').icon).toBe('drive_eta')
  })

  it('have sub-items, lead outside or are inactive [S-179] [L-019] [L-470]', () => {
    expect(labels(entries.filter(({ items }) => items.length > 0))).toEqual(['Admin'])
    expect(labels(entries.filter(({ isExternal }) => isExternal))).toEqual(['Reports'])
    expect(labels(entries.filter(({ isInactive }) => isInactive))).toEqual(['Search'])
  })

  it('have an icon each, and some more than one address', () => {
    expect(entries.map(({ icon }) => icon)).toEqual([
      'list',
      'wrench',
      'mail',
      'search',
      'admin',
      'dashboard',
      'reports',
    ])
    expect(entryOf('Admin').items.map(({ icon }) => icon)).toEqual([
      'settings',
      'store',
      'template',
      'disclaimer',
      'phone',
      'overrides',
      'announcement',
      'help',
      'mapping',
      'orphans',
      'audit',
      'people',
      'drive_eta',
    ])
    const all = entries.flatMap((one) => [one, ...one.items])
    expect(labels(all.filter(({ secondaryUrls }) => secondaryUrls.length > 0))).toEqual([
      'Equity Log',
      'Setting Overrides',
      'Dashboard',
    ])
  })

  it('show the alert icon of the Contact Log only while something waits [S-170] [S-753]', () => {
    const iconFor = (noReplyCount: number | null) =>
      navigationEntries({ ...everything, noReplyCount })[2]?.icon
    expect([3, 0, null].map(iconFor)).toEqual(['mail_alert', 'mail', 'mail'])
  })
})

describe('what is removed', () => {
  it('Trade Adjustment without the setting or without its permission [O-417] [S-176] [S-755] [S-137]', () => {
    expect(adminOf({ settings: { TradeAdjustment: false } })).not.toContain('Trade Adjustment')
    const others = permissions.filter((name) => name !== 'Opportunity_VehTradeAdjust_Access')
    expect(adminOf({ roles: others })).not.toContain('Trade Adjustment')
  })

  it('the setting takes the entry away, and leaves the route to its permission [OP-111]', () => {
    const roles = permissions.filter((name) => name === generalAccess || name.includes('VehTradeAdjust'))
    const shown = (isOn: boolean) => adminOf({ roles, settings: { TradeAdjustment: isOn } })
    expect([shown(true), shown(false)]).toEqual([['Trade Adjustment'], []])
    expect(decideRoute('/app/tradeAdjustment', roles)).toBe('open')
  })

  it('the Admin group without any admin permission [S-182]', () => {
    expect(labels(navigationEntries({ ...everything, roles: [generalAccess] }))).toEqual([
      'Equity Log',
      'Service Log',
      'Contact Log',
      'Search',
      'Reports',
    ])
  })

  it.each<[Permission, string[]]>([
    [
      'Opportunity_Can_Edit_Default_Settings',
      ['Global Settings', 'Email Disclaimer', 'Audit Log', 'People and Access'],
    ],
    ['Opportunity_Can_Access_Enable_Stores', ['Enable Stores']],
    ['Opportunity_Can_Edit_Email_Templates', ['Email Templates']],
    ['Opportunity_Can_Edit_Call_Guides', ['Call Guides']],
    ['Opportunity_Can_View_Setting_Overrides', ['Setting Overrides', 'Orphans']],
    ['Opportunity_Can_Edit_Setting_Overrides', ['Setting Overrides', 'Orphans']],
    ['Opportunity_Can_Edit_Global_Setting_Overrides', ['Setting Overrides', 'Orphans']],
    ['Opportunity_Admin_Announcement', ['Announcements']],
    ['Opportunity_Can_Edit_HelpLink', ['Help Links', 'Mapping Table']],
    ['Opportunity_VehTradeAdjust_Access', ['Trade Adjustment']],
  ])('all but those of %s [S-041] [S-177] [S-180]', (permission, kept) => {
    expect(adminOf({ roles: [generalAccess, permission] })).toEqual(kept)
  })

  it('a parent that is not permitted, and a child that is not [S-181]', () => {
    const parent = { ...entryOf('Global Settings'), items: [entryOf('Equity Log')] }
    expect(permittedEntries([parent], [generalAccess])).toEqual([])
    const group = { ...entryOf('Equity Log'), items: [entryOf('Global Settings'), entryOf('Service Log')] }
    expect(labels(permittedEntries([group], [generalAccess])[0]?.items ?? [])).toEqual(['Service Log'])
  })

  it('the Dashboard, which opens to whoever sees the setting overrides', () => {
    const rolesOf = (...more: Permission[]) => ({ ...everything, roles: [generalAccess, ...more] })
    expect(labels(navigationEntries(rolesOf('Opportunity_Can_View_Setting_Overrides')))).toContain(
      'Dashboard',
    )
    expect(labels(navigationEntries(rolesOf('Opportunity_Can_Edit_HelpLink')))).not.toContain('Dashboard')
  })

  it('Reports without an address [S-756] [S-739]', () => {
    expect(labels(navigationEntries({ ...everything, reportsUrl: '' }))).not.toContain('Reports')
    expect(labels(navigationEntries({ ...everything, roles: [generalAccess] }))).toContain('Reports')
  })
})

describe('the active entry', () => {
  const activeAt = (path: string, returnUrl: string | null = null) =>
    labels(entries.flatMap((one) => [one, ...one.items]).filter((one) => isActive(one, path, returnUrl)))

  it('is that of the path, without case and query [S-183] [S-730]', () => {
    expect(activeAt('/app/service')).toEqual(['Service Log'])
    expect(activeAt('/APP/Service/?orderBy=year')).toEqual(['Service Log'])
  })

  it('is the Equity Log at all of its addresses [S-184] [S-757] [S-729]', () => {
    for (const path of ['/app', '/app/', '/app/home', '/app/log'])
      expect(activeAt(path)).toEqual(['Equity Log'])
  })

  it('includes the group of a sub-item [S-185]', () => {
    expect(activeAt('/app/CallGuides')).toEqual(['Admin', 'Call Guides'])
  })

  it('is Setting Overrides on its panel, and not Global Settings [S-757]', () => {
    expect(activeAt('/app/globalAdmin/Overrides/EAServiceDrive')).toEqual(['Admin', 'Setting Overrides'])
    expect(activeAt('/app/globalAdmin')).toEqual(['Admin', 'Global Settings'])
  })

  it('on an opportunity page is that of the return url [S-186]', () => {
    expect(activeAt('/app/opportunity/17', '/app/service?pageNumber=2')).toEqual(['Service Log'])
    expect(activeAt('/app/opportunity/17/playground', '/app/contact')).toEqual(['Contact Log'])
  })

  it('on an opportunity page is the Equity Log when the return url is the app root [S-187]', () => {
    expect(activeAt('/app/opportunity/17', '/app')).toEqual(['Equity Log'])
  })

  it('on an opportunity page without return url is none, and elsewhere the return url does not count', () => {
    expect(activeAt('/app/opportunity/17')).toEqual([])
    expect(activeAt('/app/profile', '/app/service')).toEqual([])
    expect(activeAt('/app/opportunity', '/app/service')).toEqual([])
  })

  it('is Search on its page although it cannot be pressed [S-752]', () => {
    expect(activeAt('/app/search')).toEqual(['Search'])
  })
})
