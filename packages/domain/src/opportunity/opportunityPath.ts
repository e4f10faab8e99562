/**
 * The path of an opportunity's page, without its query (O-011, O-273).
 *
 * @example opportunityPath('42') // '/app/opportunity/42'
 */
export const opportunityPath = (opptId: string): string => `/app/opportunity/${encodeURIComponent(opptId)}`

const withQuery = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`)

/**
 * The address of the playground of an opportunity (O-014).
 *
 * @param query what it begins with, as `printPlayground` writes it; empty for nothing.
 * @example playgroundPath('42', 'vins=7FARS5H53TE014448') // '/app/opportunity/42/playground?vins=7FARS5H53TE014448'
 */
export const playgroundPath = (opptId: string, query = ''): string =>
  withQuery(`${opportunityPath(opptId)}/playground`, query)

/**
 * The address of the page with what fits: the stock by what it would cost the customer.
 *
 * @param query what it begins with, as `printFitSearch` writes it; empty for nothing.
 * @example whatFitsPath('42') // '/app/opportunity/42/what-fits'
 */
export const whatFitsPath = (opptId: string, query = ''): string =>
  withQuery(`${opportunityPath(opptId)}/what-fits`, query)

/**
 * The address of the 360 view of the customer of an opportunity (O-020, OP-016).
 *
 * @example customer360Path('42') // '/app/customer360/42'
 */
export const customer360Path = (opptId: string): string => `/app/customer360/${encodeURIComponent(opptId)}`

/**
 * The address of the print of a playground (O-015); its query is that of the playground.
 *
 * @example playgroundPrintPath('42') // '/app/opportunity/42/playground-print'
 */
export const playgroundPrintPath = (opptId: string, query = ''): string =>
  withQuery(`${opportunityPath(opptId)}/playground-print`, query)
