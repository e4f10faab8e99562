import { compassAnswer, listEleadSalespersons } from '@retain/api-client/leads'
import { instant, nullable, record, text, type Codec } from '@retain/api-client/kernel/codecs'
import type { CompassAnswer } from '@retain/domain/lead/compassFlow'
import type { EleadSalesperson, LeadService } from '@retain/domain/lead/lead'
import type { LogType } from '@retain/domain/work-log/logTypes'
import * as E from 'fp-ts/Either'
import type { SendAdf } from './adf/sendAdf'

/** A lead as it is handed to a lead system. */
export interface SubmittedLead {
  /** Our own id of it: a system that has had it answers what it answered then. */
  readonly reference: string
  readonly opptId: string
  readonly hyperionId: string
  /** The lead that the opportunity has already; `null` where it has none. */
  readonly leadId: string | null
  /** To whom it is assigned, as the system names people. */
  readonly assignee: string | null
  readonly vin: string | null
  readonly notes: string
  /** The log that the opportunity was opened from. */
  readonly source: LogType | null
}

/** What a lead system says of a lead, in its own words. */
export const leadSystemStatus = record({ status: text, statusDate: nullable(instant) }, 'lead status')
export type LeadSystemStatus = Parameters<typeof leadSystemStatus.encode>[0]

/** The ways in which leads go out. Every call fails where a system is not set up, does not answer or refuses. */
export interface LeadSystems {
  readonly submitToCompass: (lead: SubmittedLead, signal?: AbortSignal) => Promise<CompassAnswer>
  /** Answers the id of the lead. */
  readonly submitToElead: (lead: SubmittedLead, signal?: AbortSignal) => Promise<string>
  /** Ends well once the address has accepted the document. */
  readonly sendAdf: SendAdf
  readonly readStatus: (system: LeadService, leadId: string) => Promise<LeadSystemStatus>
  /** Nobody where elead is not set up. */
  readonly listEleadSalespersons: (hyperionId: string) => Promise<readonly EleadSalesperson[]>
}

/** How long a lead system may take for one answer, in milliseconds, and how long that may be, in characters. */
const timeoutMs = 5_000
const longestAnswer = 1_000_000

const eleadLead = record({ leadId: text }, 'elead')

/**
 * The lead systems behind their HTTP services.
 *
 * @param urlOf where a system is; `null` where it is not set up.
 * @param sendAdf hands over what goes to an address.
 */
export function leadSystems(
  urlOf: (system: LeadService) => Promise<string | null>,
  sendAdf: SendAdf,
): LeadSystems {
  const ask = async <A>(
    system: LeadService,
    path: string,
    codec: Codec<A>,
    init: RequestInit = {},
  ): Promise<A> => {
    const url = await urlOf(system)
    if (url === null) throw new Error(`${system} is not set up`)
    const timeout = AbortSignal.timeout(timeoutMs)
    const response = await fetch(`${url}${path}`, {
      ...init,
      redirect: 'error',
      signal:
        init.signal === undefined || init.signal === null ? timeout : AbortSignal.any([init.signal, timeout]),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`${system} answered ${response.status}`)
    }
    return decodeAnswer(system, codec, await readText(system, response))
  }
  const post = (lead: SubmittedLead, signal?: AbortSignal): RequestInit => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': lead.reference },
    body: JSON.stringify(lead),
    ...(signal === undefined ? {} : { signal }),
  })
  return {
    sendAdf,
    submitToCompass: (lead, signal) => ask('compass', '/leads', compassAnswer, post(lead, signal)),
    submitToElead: async (lead, signal) =>
      (await ask('elead', '/leads', eleadLead, post(lead, signal))).leadId,
    readStatus: (system, leadId) => ask(system, `/leads/${encodeURIComponent(leadId)}`, leadSystemStatus),
    listEleadSalespersons: async (hyperionId) =>
      (await urlOf('elead')) === null
        ? []
        : ask('elead', `/salespersons/${encodeURIComponent(hyperionId)}`, listEleadSalespersons.output),
  }
}

async function readText(system: LeadService, response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let answer = ''
  for await (const part of response.body ?? []) {
    answer += decoder.decode(part, { stream: true })
    if (answer.length > longestAnswer) throw new Error(`${system} answered too much`)
  }
  return answer + decoder.decode()
}

function decodeAnswer<A>(system: LeadService, codec: Codec<A>, answer: string): A {
  const decoded = codec.decode(JSON.parse(answer) as unknown)
  if (E.isLeft(decoded)) throw new Error(`${system} answered something else than its contract says`)
  return decoded.right
}
