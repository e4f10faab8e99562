import type { Permission } from '../user/permissions'
import { pageTitles } from './pageTitles'
import { mayUse, routeOf } from './routeAccess'
import { routes } from './routes'

/** The names of the icons that entries carry. */
export type NavigationIcon =
  | 'list'
  | 'wrench'
  | 'mail'
  | 'mail_alert'
  | 'search'
  | 'admin'
  | 'settings'
  | 'store'
  | 'template'
  | 'disclaimer'
  | 'phone'
  | 'overrides'
  | 'announcement'
  | 'help'
  | 'mapping'
  | 'orphans'
  | 'audit'
  | 'people'
  | 'drive_eta'
  | 'dashboard'
  | 'reports'

/** One entry of the left navigation (S-179). */
export interface NavigationEntry {
  readonly label: string
  readonly icon: NavigationIcon
  /** Where it leads; `null` for a group. */
  readonly url: string | null
  /** Other addresses at which the entry is active (S-184, S-757). */
  readonly secondaryUrls: readonly string[]
  readonly items: readonly NavigationEntry[]
  /** Leads outside of the app, in a new tab (S-178, S-756). */
  readonly isExternal: boolean
  /** Shown greyed and not to be pressed (S-171, S-752). */
  readonly isInactive: boolean
}

const entry = (
  label: string,
  icon: NavigationIcon,
  url: string | null,
  more: Partial<NavigationEntry> = {},
): NavigationEntry => ({
  label,
  icon,
  url,
  secondaryUrls: [],
  items: [],
  isExternal: false,
  isInactive: false,
  ...more,
})

/** What the navigation depends on. */
export interface NavigationContext {
  readonly roles: readonly Permission[]
  readonly settings: { readonly TradeAdjustment: boolean }
  /** The address of the reports; empty hides the entry (S-756). */
  readonly reportsUrl: string
  /** How many inbound emails wait for a reply; `null` while it is unknown. */
  readonly noReplyCount?: number | null
}

/** Alert only when something waits for a reply (S-170, S-753). */
const contactLogIcon = (noReplyCount: number | null): NavigationIcon =>
  (noReplyCount ?? 0) > 0 ? 'mail_alert' : 'mail'

const adminEntries = (hasTradeAdjustment: boolean): readonly NavigationEntry[] => [
  entry(pageTitles.globalAdmin, 'settings', routes.globalAdmin.path),
  entry(pageTitles.enableStore, 'store', routes.enableStore.path),
  entry(pageTitles.emailTemplates, 'template', routes.emailTemplates.path),
  entry(pageTitles.disclaimer, 'disclaimer', routes.disclaimer.path),
  entry(pageTitles.callGuides, 'phone', routes.callGuides.path),
  entry(pageTitles.overrides, 'overrides', routes.overrides.path, {
    secondaryUrls: [routes.overridePanel.path],
  }),
  entry(pageTitles.announcementAdmin, 'announcement', routes.announcementAdmin.path),
  entry(pageTitles.helpLinksAdmin, 'help', routes.helpLinksAdmin.path),
  entry(pageTitles.mappingTable, 'mapping', routes.mappingTable.path),
  entry(pageTitles.orphans, 'orphans', routes.orphans.path),
  entry(pageTitles.auditLog, 'audit', routes.auditLog.path),
  entry(pageTitles.people, 'people', routes.people.path),
  ...(hasTradeAdjustment
    ? [entry(pageTitles.tradeAdjustment, 'drive_eta', routes.tradeAdjustment.path)]
    : []),
]

const allEntries = ({
  settings,
  reportsUrl,
  noReplyCount = null,
}: NavigationContext): readonly NavigationEntry[] => [
  entry(pageTitles.equityLog, 'list', routes.equityLog.path, {
    secondaryUrls: [routes.app.path, routes.home.path],
  }),
  entry(pageTitles.serviceLog, 'wrench', routes.serviceLog.path),
  entry(pageTitles.contactLog, contactLogIcon(noReplyCount), routes.contactLog.path),
  entry('Search', 'search', routes.searchLog.path, { isInactive: true }),
  entry('Admin', 'admin', null, { items: adminEntries(settings.TradeAdjustment) }),
  entry(pageTitles.dashboard, 'dashboard', routes.dashboard.path, {
    secondaryUrls: [routes.activity.path],
  }),
  ...(reportsUrl === '' ? [] : [entry('Reports', 'reports', reportsUrl, { isExternal: true })]),
]

/**
 * The entries that roles permit, by the table of routes: an entry whose page is not permitted is removed, be it parent
 * or child, and so is a group of which no child remains (S-180 to S-182). External links make no check (S-741).
 */
export function permittedEntries(
  entries: readonly NavigationEntry[],
  roles: readonly Permission[],
): readonly NavigationEntry[] {
  return entries.flatMap((one) => {
    const items = permittedEntries(one.items, roles)
    if (one.isExternal) return [one]
    const route = one.url === null ? null : routeOf(one.url)
    const isPermitted = route === null ? items.length > 0 : mayUse(route, roles)
    return isPermitted ? [{ ...one, items }] : []
  })
}

/**
 * The entries of the left navigation, in order, for a user in a store (S-167 to S-178).
 *
 * @example navigationEntries({ roles: user.roles, settings, reportsUrl: '' }).map(({ label }) => label)
 */
export const navigationEntries = (context: NavigationContext): readonly NavigationEntry[] =>
  permittedEntries(allEntries(context), context.roles)
