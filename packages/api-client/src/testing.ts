import type { ApiBase } from './kernel/endpoint'
import { apiBases } from './kernel/endpoint'
import type { Transport } from './kernel/transport'

/** A request that a recording transport saw. */
export interface SeenRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** Whether it is sent to its end when the page is closed. */
  readonly keepalive: boolean
}

/** An answer that a recording transport gives. */
export type GivenAnswer = (request: SeenRequest, signal: AbortSignal) => Response | Promise<Response>

/**
 * A transport for tests: it fakes nothing but the network. What was sent can be read from `seen`.
 *
 * @example
 * const { transport, seen } = recordingTransport(() => Response.json({ data: [] }))
 */
export function recordingTransport(answer: GivenAnswer, changes: Partial<Transport> = {}) {
  const seen: SeenRequest[] = []
  const bases = Object.fromEntries(apiBases.map((base) => [base, `https://api.test/${base}`])) as Record<
    ApiBase,
    string
  >
  const transport: Transport = {
    bases,
    fetch: async (input, init) => {
      // A request that was aborted before is not sent.
      init?.signal?.throwIfAborted()
      const request: SeenRequest = {
        url: input instanceof Request ? input.url : String(input),
        method: init?.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
        keepalive: init?.keepalive ?? false,
      }
      seen.push(request)
      return answer(request, init?.signal ?? new AbortController().signal)
    },
    accessToken: () => Promise.resolve('token-of-ann'),
    subscriptionKey: 'key-1',
    newRequestId: () => 'request-1',
    ...changes,
  }
  return { transport, seen }
}
