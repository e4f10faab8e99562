import * as http from 'node:http'
import * as https from 'node:https'
import type { ReachableHosts } from './reachableHosts'

/** A document on its way to the address of a store. */
export interface AdfDelivery {
  /** The same in every attempt. */
  readonly reference: string
  readonly address: string
  readonly document: string
}

/** How long a receiver may take to answer, in milliseconds. */
const timeoutMs = 5_000

/** Hands a document to a web service. No redirection is followed, and nothing of the answer but its status is read. */
export async function postAdf(
  { reference, address, document }: AdfDelivery,
  hosts: ReachableHosts,
  signal: AbortSignal | undefined,
): Promise<void> {
  const url = new URL(address)
  hosts.check(url.hostname)
  const timeout = AbortSignal.timeout(timeoutMs)
  const options = {
    method: 'POST',
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Idempotency-Key': reference },
    lookup: hosts.lookup,
    // A connection that is kept would be used again without being looked up.
    agent: false,
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
  } as const
  const status = await new Promise<number>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    request(url, options, (response) => {
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end(document)
  })
  if (status < 200 || status > 299) throw new Error(`The receiver of leads answered ${status}`)
}
