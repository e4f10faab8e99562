import { isActive } from '@retain/domain/session/routes/activeEntry'
import type { NavigationEntry as Entry, NavigationIcon } from '@retain/domain/session/routes/navigation'
import type { NavigationEntry, NavigationLink } from '@retain/ui/navigation-entry'
import {
  Car,
  ChartColumn,
  LayoutDashboard,
  List,
  Mail,
  MailWarning,
  Search,
  Settings,
  Wrench,
  type LucideIcon,
} from 'lucide-react'

/** Entries inside a group have no icon, except the one whose icon is given (S-175). */
const icons: Readonly<Partial<Record<NavigationIcon, LucideIcon>>> = {
  list: List,
  wrench: Wrench,
  mail: Mail,
  mail_alert: MailWarning,
  search: Search,
  admin: Settings,
  drive_eta: Car,
  dashboard: LayoutDashboard,
  reports: ChartColumn,
}

function iconOf(name: NavigationIcon) {
  const Icon = icons[name]
  return Icon === undefined ? undefined : <Icon aria-hidden="true" data-icon={name} />
}

function link(entry: Entry, noReplyCount: number): NavigationLink {
  return {
    key: entry.label,
    label: entry.label,
    href: entry.url ?? '',
    icon: iconOf(entry.icon),
    isInactive: entry.isInactive,
    isExternal: entry.isExternal,
    ...(entry.icon === 'mail_alert' ? { badge: noReplyCount, badgeLabel: 'waiting for a reply' } : {}),
  }
}

/** What stands apart from the work itself: the figures of it, and what leads out of the app. */
const isApart = ({ isExternal, icon }: Entry): boolean => isExternal || icon === 'dashboard'

/** The permitted entries as the side navigation draws them: groups fold, a line separates what stands apart. */
export const sideNavigationEntries = (
  entries: readonly Entry[],
  noReplyCount: number | null,
): readonly NavigationEntry[] =>
  entries.flatMap((entry, at): NavigationEntry[] => {
    if (entry.items.length > 0)
      return [
        {
          kind: 'group',
          key: entry.label,
          label: entry.label,
          icon: iconOf(entry.icon),
          links: entry.items.map((item) => link(item, 0)),
        },
      ]
    const drawn = link(entry, noReplyCount ?? 0)
    const before = entries[at - 1]
    const isFirstApart = isApart(entry) && (before === undefined || !isApart(before))
    return isFirstApart ? [{ kind: 'divider', key: `before ${entry.label}` }, drawn] : [drawn]
  })

/**
 * The logs as the bar at the bottom of a phone has them. Search can be pressed there: the top bar has no room for the box in
 * whose favour the left navigation greys it out (S-171), and its page has the box.
 */
export const bottomBarLinks = (
  entries: readonly Entry[],
  noReplyCount: number | null,
): readonly NavigationLink[] =>
  entries
    .filter((entry) => entry.items.length === 0 && !isApart(entry))
    .map((entry) => ({ ...link(entry, noReplyCount ?? 0), isInactive: false }))

/** The key of the entry that is highlighted: the innermost one that is active (S-183 to S-187). */
export function activeKeyOf(
  entries: readonly Entry[],
  path: string,
  returnUrl: string | null,
): string | undefined {
  const active = entries.find((entry) => isActive(entry, path, returnUrl))
  if (active === undefined) return undefined
  return activeKeyOf(active.items, path, returnUrl) ?? active.label
}
