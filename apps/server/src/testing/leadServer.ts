import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A lead that a system of the tests was sent. */
export interface ReceivedLead {
  readonly reference: string
  readonly opptId: string
  readonly assignee: string | null
  readonly vin: string | null
  readonly notes: string
  readonly source: string | null
  readonly leadId: string | null
}

type LeadFault = number | 'lost' | 'hang'

/** Both lead systems of a test file: they keep what they are sent, and answer as the test says; `/adf` takes every document. */
export interface TestLeadServer {
  readonly url: string
  readonly received: (opptId: string) => readonly ReceivedLead[]
  /**
   * Answers the next leads of an opportunity by these: a status without an answer, or after the lead was taken `lost`, or `hang` for
   * an answer that never comes.
   */
  readonly fail: (opptId: string, ...faults: readonly LeadFault[]) => void
  /** The word for the state of every lead from now on; `null` for an answer of status 500. */
  readonly say: (status: string | null) => void
  readonly close: () => Promise<void>
}

/** Starts the lead systems on a free port of this machine. */
export async function startLeadServer(): Promise<TestLeadServer> {
  const leads: ReceivedLead[] = []
  const faults = new Map<string, LeadFault[]>()
  let status: string | null = 'Working'
  const server = createServer((request, response) => {
    const answer = (code: number, body: unknown) =>
      response.writeHead(code, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    if (request.method === 'POST' && request.url === '/adf') response.writeHead(200).end()
    else if (request.method === 'POST')
      void json(request).then((body) => {
        const lead = body as ReceivedLead
        const fault = faults.get(lead.opptId)?.shift()
        if (typeof fault === 'number') return answer(fault, {})
        leads.push(lead)
        if (fault === 'lost') return response.destroy()
        if (fault === 'hang') return undefined
        return answer(200, {
          kind: 'token',
          token: `token of ${lead.reference}`,
          leadId: `L${lead.reference}`,
        })
      })
    else if (request.url?.startsWith('/salespersons/') === true)
      answer(200, [{ salespersonId: 'pat', givenName: 'Pat', familyName: 'Lee' }])
    else if (status === null) answer(500, {})
    else answer(200, { status, statusDate: null })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: (opptId) => leads.filter((lead) => lead.opptId === opptId),
    fail: (opptId, ...next) => void faults.set(opptId, [...next]),
    say: (next) => {
      status = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
