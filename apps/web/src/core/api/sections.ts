import { callSections, type SectionAnswers } from '@retain/api-client/callSections'
import { sectionEndpoints, type SectionData, type SectionName } from '@retain/api-client/opportunity-sections'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { Services } from '../state/services'
import { report, servicesOf, transportOf, type CallOptions, type Result } from './api'

/** The sections of one opportunity that are asked for in this moment, and what they will answer. */
interface Batch {
  readonly names: Set<SectionName>
  /** Those of the queries that wait for an answer. */
  readonly waiting: Set<AbortSignal>
  readonly answers: Promise<SectionAnswers<SectionName>>
  readonly giveUp: () => void
}

/** Names an opportunity, as the calls of its sections do. */
export interface OfOpportunity {
  readonly params: { readonly opptId: string }
}

export const opptIdOf = ({ params }: OfOpportunity): string => params.opptId

const batchesOf = new WeakMap<Services, Map<string, Batch>>()

/**
 * As `runs`, of a section of an opportunity. Sections that are asked for in the same moment go in one request (D-68), which
 * answers each query as soon as its section is received; one alone goes as its own call. Each succeeds, fails and is
 * reported exactly as its own call.
 *
 * @param opptIdOf says of which opportunity, by the argument of the query.
 * @example
 * getDealInfo: build.query(runsSection('dealInformation', opptIdOf))
 */
export const runsSection = <Name extends SectionName, Input>(
  name: Name,
  opptIdOf: (input: Input) => string,
  options: CallOptions = {},
) => ({
  queryFn: async (input: Input, thunk: BaseQueryApi): Promise<Result<SectionData[Name]>> => {
    const { names, waiting, answers, giveUp } = batchOf(opptIdOf(input), thunk)
    const { signal } = thunk
    names.add(name)
    waiting.add(signal)
    signal.addEventListener('abort', () => {
      waiting.delete(signal)
      if (waiting.size === 0) giveUp()
    })
    const answer = await (await answers)[name]
    waiting.delete(signal)
    return report(sectionEndpoints[name], options, thunk, answer)
  },
})

/** The batch that is being gathered for an opportunity; one that begins now is sent when everything that runs now has run. */
function batchOf(opptId: string, thunk: BaseQueryApi): Batch {
  const services = servicesOf(thunk)
  const batches = batchesOf.get(services) ?? new Map<string, Batch>()
  batchesOf.set(services, batches)
  const gathered = batches.get(opptId)
  if (gathered !== undefined) return gathered

  const names = new Set<SectionName>()
  const leaving = new AbortController()
  const answers = Promise.resolve().then(() => {
    batches.delete(opptId)
    return callSections({ opptId, names: [...names] }, transportOf(thunk), leaving.signal)
  })
  const batch = { names, waiting: new Set<AbortSignal>(), answers, giveUp: () => leaving.abort() }
  batches.set(opptId, batch)
  return batch
}
