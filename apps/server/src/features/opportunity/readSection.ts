import type { FastifyBaseLogger } from 'fastify'
import { fillPath } from '@retain/api-client/kernel/endpoint'
import { sectionEndpoints, type SectionLine, type SectionName } from '@retain/api-client/opportunity-sections'
import { problemDocument } from '../../core/apiProblem'
import { requirePermission, type Call } from '../../endpoints/mount'
import { loggedProblemOf } from '../../http/answerErrors'
import { sectionHandlers } from './sectionHandlers'

/**
 * Reads one section of an opportunity as its own call does, without recording a view. The store has been checked for the call
 * as a whole: all sections have its scope.
 *
 * @returns its line: a section that fails is one with a problem document.
 */
export async function readSection(
  name: SectionName,
  call: Call<{ readonly opptId: string }, unknown, unknown>,
  log: FastifyBaseLogger,
): Promise<SectionLine> {
  const { caller, requestId } = call
  const section = sectionEndpoints[name]
  try {
    requirePermission(section, caller)
    const data = await sectionHandlers[name](call)
    // TypeScript cannot follow that the handler of a name answers the data of that name, nor that there is a line for each.
    return { name, data } as SectionLine
  } catch (error) {
    const problem = loggedProblemOf(error, log.child({ requestId }))
    return {
      name,
      problem: problemDocument(problem, requestId, addressOf(section, call.params)),
    } as SectionLine
  }
}

/** Where the section's own call is served. */
const addressOf = (
  { base, path }: (typeof sectionEndpoints)[SectionName],
  { opptId }: { readonly opptId: string },
): string => `/api/${base}${fillPath(path, { opptId, flag: 'false', log: 'false' })}`
