import type { NavigationEntry } from './navigation'
import { matchesPath, plainPath } from './path'
import { routes } from './routes'

const opportunityPages = plainPath(routes.opportunity.path.replace(':id', '')) + '/'

type Addressed = Pick<NavigationEntry, 'url' | 'secondaryUrls' | 'items' | 'isExternal'>

const matches = (entry: Addressed, path: string): boolean =>
  !entry.isExternal &&
  ((entry.url !== null && matchesPath(entry.url, path)) ||
    entry.secondaryUrls.some((url) => matchesPath(url, path)) ||
    entry.items.some((item) => matches(item, path)))

/** The opportunity page and its children. */
const isOpportunityPage = (path: string): boolean => plainPath(path).startsWith(opportunityPages)

/**
 * Whether an entry is highlighted: the path is its url, its secondary url or that of a sub-item (S-183 to S-185). On
 * an opportunity page the return url counts in the place of the path, so that the log one came from stays highlighted
 * (S-186, S-187).
 *
 * @example isActive(serviceLogEntry, '/app/opportunity/17', '/app/service') // true
 */
export function isActive(entry: Addressed, path: string, returnUrl: string | null = null): boolean {
  if (!isOpportunityPage(path)) return matches(entry, path)
  return returnUrl !== null && matches(entry, returnUrl)
}
