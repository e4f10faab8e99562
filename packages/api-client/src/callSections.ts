import * as E from 'fp-ts/Either'
import type { ApiError } from './kernel/apiError'
import { call, type Answer } from './kernel/call'
import { callLines } from './kernel/lineStream'
import { httpErrorOf, type CallNames } from './kernel/send'
import type { Transport } from './kernel/transport'
import {
  getOpportunitySections,
  sectionCall,
  sectionEndpoints,
  sectionLine,
  type SectionData,
  type SectionLine,
  type SectionName,
} from './opportunity-sections'

/** What each of the sections that were asked for answers: the same as its own call. */
export type SectionAnswers<Name extends SectionName> = {
  readonly [One in Name]: Promise<E.Either<ApiError, Answer<SectionData[One]>>>
}

type Settle = (answer: E.Either<ApiError, Answer<never>>) => void

/**
 * Asks for sections of an opportunity in one request, which is sent at once: of one section its own call. Each section answers as soon as it is
 * received, exactly as its own call would: its data, or its error by the name of that call. A failure of the request is
 * the error of every section that was not received. No promise is ever rejected.
 *
 * @param signal gives the request up; the sections that were not received are then `aborted` errors.
 * @example
 * const { frame, dealInformation } = callSections({ opptId: '7', names: ['frame', 'dealInformation'] }, transport)
 * const answer = await frame // as `await call(getOpportunityDetails, …)()`
 */
export function callSections<Name extends SectionName>(
  { opptId, names }: { readonly opptId: string; readonly names: readonly Name[] },
  transport: Transport,
  signal?: AbortSignal,
): SectionAnswers<Name> {
  const waiting = new Map<SectionName, Settle>()
  const answers = Object.fromEntries(
    names.map((name) => [name, new Promise((resolve: Settle) => waiting.set(name, resolve))]),
  ) as SectionAnswers<Name>
  const [only] = names
  if (only === undefined) return answers
  if (names.length === 1 && only !== 'contactNotes') {
    const { endpoint, input } = sectionCall(only, opptId)
    return { ...answers, [only]: call(endpoint, input, transport, signal)() }
  }

  // One id for the request and for everything that is said of its sections.
  const requestId = transport.newRequestId()
  const settle = (name: SectionName, answer: E.Either<ApiError, Answer<unknown>>) => {
    waiting.get(name)?.(answer as E.Either<ApiError, Answer<never>>)
    waiting.delete(name)
  }
  const onLine = (line: SectionLine) => settle(line.name, answerOf(line, requestId))
  const input = { params: { opptId }, query: { names } }
  const sent = { ...transport, newRequestId: () => requestId }
  void callLines(getOpportunitySections, sectionLine, input, sent, onLine, signal)().then((end) => {
    const error: ApiError = E.isLeft(end)
      ? end.left
      : { kind: 'decode', endpoint: getOpportunitySections.name, requestId, paths: ['.: line'] }
    for (const name of waiting.keys()) settle(name, E.left(errorOf(name, error)))
  })
  return answers
}

function answerOf(line: SectionLine, requestId: string): E.Either<ApiError, Answer<unknown>> {
  if ('data' in line) return E.right({ data: line.data, meta: { requestId } })
  const section = sectionEndpoints[line.name]
  const names: CallNames = { endpoint: section.name, requestId }
  return E.left(httpErrorOf(section, line.problem, line.problem.status, names))
}

/** The error of the whole request as that of one section. */
function errorOf(name: SectionName, error: ApiError): ApiError {
  const { name: endpoint, handlesNotFound } = sectionEndpoints[name]
  return error.kind === 'http' ? { ...error, endpoint, handlesNotFound } : { ...error, endpoint }
}
