import * as E from 'fp-ts/Either'
import { logPages } from '../../work-log/logPages'
import { logTypes, type LogType } from '../../work-log/logTypes'
import { matchesPath } from './path'
import { routes } from './routes'

/** The page that unknown sources lead to (S-031, L-012). */
export const defaultPage = logPages.EQLOG.path

/**
 * The log that a source names. A missing source means the Equity Log; any other text is an error, whose words are the
 * left side (S-198, S-759, L-585, L-616).
 */
export function logOfSource(source: string | null): E.Either<string, LogType> {
  if (source === null || source === '') return E.right('EQLOG')
  const log = logTypes.find((type) => type === source)
  return log === undefined ? E.left(`Unknown source: ${source}`) : E.right(log)
}

/**
 * The list page that a source leads back to (S-195 to S-198, S-759).
 *
 * @example sourcePage('SVCLOG') // E.right('/app/service')
 * @example sourcePage('x') // E.left('Unknown source: x')
 */
export const sourcePage = (source: string | null): E.Either<string, string> =>
  E.map((log: LogType): string => logPages[log].path)(logOfSource(source))

/** The pages of one opportunity or one customer, which belong to the store that is left. */
const pagesOfOne = [routes.opportunity.path, routes.customer.path].flatMap((path) => [path, `${path}/:child`])

/**
 * Where a change of store leads from an address: from the pages of an opportunity to the list that it was opened from, from
 * every other page nowhere, which is `null` (S-195 to S-198, S-759).
 *
 * @param source the query parameter of that name.
 * @returns left for an unknown source: its message is shown, and the default page opens.
 * @example pageAfterStoreChange('/app/opportunity/17', 'SVCLOG') // E.right('/app/service')
 */
export const pageAfterStoreChange = (
  address: string,
  source: string | null,
): E.Either<string, string> | null =>
  pagesOfOne.some((pattern) => matchesPath(pattern, address)) ? sourcePage(source) : null
