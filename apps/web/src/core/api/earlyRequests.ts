import { call } from '@retain/api-client/kernel/call'
import type { Endpoint } from '@retain/api-client/kernel/endpoint'
import type { CallInput } from '@retain/api-client/kernel/request'
import { send } from '@retain/api-client/kernel/send'
import type { Transport } from '@retain/api-client/kernel/transport'
import * as E from 'fp-ts/Either'

/** Requests that leave before the code is there that asks for them, and the answers that wait for it. */
export interface EarlyRequests {
  /**
   * Makes a request ahead, unless it comes too late: after `end`, or after the app made the same request. It has to read or
   * search: one that changes something is made by whoever decides on it.
   */
  readonly ask: <P, Q, B, A>(
    endpoint: Endpoint<P, Q, B, A>,
    input: CallInput<P, Q, B>,
    transport: Transport,
  ) => void
  /** Fetches, and takes the waiting answer where the same request with the same token was made ahead. */
  readonly fetch: typeof globalThis.fetch
  /** Reads the answer to a request that was made ahead, and leaves it waiting; `null` where there is no good one. */
  readonly read: <P, Q, B, A>(
    endpoint: Endpoint<P, Q, B, A>,
    input: CallInput<P, Q, B>,
    transport: Transport,
  ) => Promise<A | null>
  /** Gives up every answer that nobody took: whatever is asked from now on is asked anew. */
  readonly end: () => void
}

/** What makes two requests the same; `null` for one that never takes an answer made ahead. */
function keyOf(input: RequestInfo | URL, init: RequestInit | undefined): string | null {
  const { method = 'GET', body, cache, headers } = init ?? {}
  if (cache !== undefined || (body !== undefined && typeof body !== 'string')) return null
  const url = input instanceof Request ? input.url : String(input)
  return [method, url, new Headers(headers).get('Authorization') ?? '', body ?? ''].join(' ')
}

/** Rejects as `fetch` does once the request is given up. */
const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const refuse = () => reject(signal.reason as Error)
    if (signal.aborted) refuse()
    else signal.addEventListener('abort', refuse, { once: true })
  })

/**
 * Makes the place where the answers to requests of the start wait for the app. Each is taken once, by a request for the
 * same address with the same token. A request that failed has no answer: whoever asks makes it again, and handles what it
 * is answered then.
 *
 * @example
 * early.ask(listStores, {}, transport)
 * const stores = await call(listStores, {}, { ...transport, fetch: early.fetch })() // of one request
 */
export function makeEarlyRequests(fetch: typeof globalThis.fetch): EarlyRequests {
  const answers = new Map<string, Promise<Response | null>>()
  /** What the app has requested itself. */
  const requested = new Set<string>()
  let isEnded = false

  const fetchAhead: typeof globalThis.fetch = (input, init) => {
    const key = keyOf(input, init)
    if (isEnded || (key !== null && requested.has(key)))
      return Promise.reject(new TypeError('Too late to be made ahead'))
    const answer = fetch(input, init)
    const good = answer.then(
      (response) => (response.ok ? response : null),
      () => null,
    )
    if (key !== null) answers.set(key, good)
    return answer
  }

  const peek: typeof globalThis.fetch = async (input, init) => {
    const answer = await answers.get(keyOf(input, init) ?? '')
    if (answer === undefined || answer === null) throw new TypeError('There is no good answer')
    return answer.clone()
  }

  return {
    ask: (endpoint, input, transport) => {
      if (endpoint.kind !== 'read' && endpoint.kind !== 'search')
        throw new Error(`${endpoint.name} changes something`)
      // A body can be read once: that of a good answer is left to whoever takes it.
      const leave = () => Promise.resolve(E.right(null))
      void send(endpoint, input, { ...transport, fetch: fetchAhead }, undefined, leave)
    },

    fetch: async (input, init) => {
      if (isEnded) return fetch(input, init)
      const key = keyOf(input, init)
      const waiting = key === null ? undefined : answers.get(key)
      if (key !== null) requested.add(key)
      if (key === null || waiting === undefined) return fetch(input, init)
      answers.delete(key)
      const signal = init?.signal ?? null
      const answer = await (signal === null ? waiting : Promise.race([waiting, givenUp(signal)]))
      return answer ?? fetch(input, init)
    },

    read: async (endpoint, input, transport) => {
      const answer = await call(endpoint, input, { ...transport, fetch: peek })()
      return E.isRight(answer) ? answer.right.data : null
    },

    end: () => {
      isEnded = true
      // A body that nobody reads would keep its connection.
      for (const answer of answers.values()) void answer.then((response) => response?.body?.cancel())
      answers.clear()
      requested.clear()
    },
  }
}
