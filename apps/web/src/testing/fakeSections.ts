import { getContactHistoryEntry } from '@retain/api-client/activity'
import { fillPath } from '@retain/api-client/kernel/endpoint'
import { linesMediaType } from '@retain/api-client/kernel/lineStream'
import { addressOf, completeRequest } from '@retain/api-client/kernel/request'
import { getContactHistory } from '@retain/api-client/opportunity'
import { sectionCall, sectionEndpoints, type SectionName } from '@retain/api-client/opportunity-sections'
import type { ContactHistory } from '@retain/domain/activity/history/contactHistory'
import { summariseHistory } from '@retain/domain/activity/history/historySummary'
import { config } from './fixtures'

/** Answers the call of an endpoint at an address: the payload, or a refusal. */
type AnswerCall = (name: string, url: string) => unknown

/** How a fake service answers a request for several sections. */
interface SectionCalls {
  /** Answers the section's own call, and counts it. */
  readonly call: AnswerCall
  /** Answers a call that nobody makes: what the service itself looks up. */
  readonly lookUp: AnswerCall
}

/**
 * Several sections of an opportunity in one answer: each is what its own call answers, on a line of its own when it is
 * there.
 */
export function sectionsAnswer(url: string, opptId: string, calls: SectionCalls): Response {
  const names = new URLSearchParams(url.split('?')[1]).get('names')?.split(',') as SectionName[]
  const encoder = new TextEncoder()
  const lineOf = async (name: SectionName) => {
    const answer = await (name === 'contactNotes' ? notesOf(opptId, calls) : sectionOf(name, opptId, calls))
    const isGood = !(answer instanceof Response)
    return isGood ? { name, data: answer } : { name, problem: (await answer.json()) as unknown }
  }
  let isOpen = true
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const sent = names.map(async (name) => {
        const line = await lineOf(name)
        if (isOpen) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      })
      void Promise.all(sent).then(() => {
        if (isOpen) controller.close()
      })
    },
    cancel: () => {
      isOpen = false
    },
  })
  return new Response(body, { headers: { 'Content-Type': linesMediaType } })
}

/** The address of a section's own call. */
function addressOfSection(name: SectionName, opptId: string): string {
  const { endpoint, input } = sectionCall(name, opptId)
  return addressOf(endpoint, completeRequest(input), config)
}

const sectionOf = (name: SectionName, opptId: string, { call }: SectionCalls): unknown =>
  call(sectionEndpoints[name].name, addressOfSection(name, opptId))

/** What the call of each of the last contacts that has notes answers; the first refusal, where there is one. */
async function notesOf(opptId: string, { call, lookUp }: SectionCalls): Promise<unknown> {
  const history = await lookUp(getContactHistory.name, addressOfSection('contactHistory', opptId))
  if (!Array.isArray(history)) return []
  const noted = summariseHistory(history as ContactHistory).contacts.filter(({ hasNotes }) => hasNotes)
  const answers = await Promise.all(
    noted.map(({ contactHistoryId }) => {
      const { name, base, path } = getContactHistoryEntry
      return call(name, `${config.bases[base]}${fillPath(path, { contactHistoryId })}`)
    }),
  )
  return answers.find((answer) => answer instanceof Response) ?? answers
}
