import { matchesPath, plainPath } from './path'
import { routes } from './routes'

const opportunity = routes.opportunity.path

/** The addresses of one opportunity's page. */
const opportunityPage = [opportunity, routes.opportunityDetails.path, routes.opportunityNotFound.path]

/** What tells pages apart: the path, but for the page of an opportunity, which has three. */
function pageOf(address: string): string {
  const path = plainPath(address)
  if (!opportunityPage.some((pattern) => matchesPath(pattern, path))) return path
  return path.split('/').slice(0, opportunity.split('/').length).join('/')
}

/**
 * Whether two addresses are those of one page, so that nothing typed is lost between them: the same path, whatever the query
 * says of tabs, sort or filters, and the three addresses of one opportunity (S-210, O-018, D-53).
 *
 * @example isSamePage('/app/opportunity/17', '/app/opportunity/17/details?tab=email') // true
 */
export const isSamePage = (from: string, to: string): boolean => pageOf(from) === pageOf(to)
