import type { FastifyBaseLogger } from 'fastify'
import { fillPath, type Nothing } from '@retain/api-client/kernel/endpoint'
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
export async function readSection<Query>(
  name: SectionName,
  call: Call<{ readonly opptId: string }, Query, Nothing>,
  log: FastifyBaseLogger,
): Promise<SectionLine> {
  const { caller, params, requestId } = call
  const section = sectionEndpoints[name]
  try {
    requirePermission(section, caller)
    const data = await sectionHandlers[name]({
      ...call,
      params: { opptId: params.opptId, flag: false, log: false },
      query: {},
    })
    // TypeScript cannot follow that the handler of a name answers the data of that name, nor that there is a line for each.
    return { name, data } as SectionLine
  } catch (error) {
    const address = `/api/${section.base}${fillPath(section.path, { ...params, flag: 'false', log: 'false' })}`
    const problem = loggedProblemOf(error, log.child({ requestId }))
    return { name, problem: problemDocument(problem, requestId, address) } as SectionLine
  }
}
