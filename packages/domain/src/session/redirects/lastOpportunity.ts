import { playgroundPath, playgroundPrintPath } from '../../opportunity/opportunityPath'
import { routes } from '../routes/routes'

const lastOpened = { playground: playgroundPath, playgroundPrint: playgroundPrintPath } as const

/** The addresses without an opportunity of their own, which show that of the one opened last (S-733). */
export type OfLastOpportunity = keyof typeof lastOpened

/**
 * Where `/app/playground` and `/app/PlaygroundPrint` lead: to the playground of the opportunity that was opened last in
 * this session, and to the Equity Log when none was (S-733).
 *
 * @example lastOpportunityPath('playground', '42') // '/app/opportunity/42/playground'
 */
export const lastOpportunityPath = (route: OfLastOpportunity, lastOpptId: string | null): string =>
  lastOpptId === null || lastOpptId === '' ? routes.equityLog.path : lastOpened[route](lastOpptId)
