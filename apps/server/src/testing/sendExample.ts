import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { fillPath } from '@retain/api-client/kernel/endpoint'
import type { AnyEndpoint, ExampleRequest } from './exampleRequests'

/** Where an example is sent. */
export const exampleAddress = (
  { base, path }: AnyEndpoint,
  { params = {}, query }: Pick<ExampleRequest, 'params' | 'query'>,
): string => `/api/${base}${fillPath(path, params)}?${new URLSearchParams(query).toString()}`

/**
 * Sends an example to an app, as the web app would.
 *
 * @param token nobody is signed in without one.
 * @param key the `Idempotency-Key`, for endpoints that take one.
 */
export async function sendExample(
  app: FastifyInstance,
  endpoint: AnyEndpoint,
  request: ExampleRequest,
  token: string | null,
  key: string | null = randomUUID(),
) {
  return app.inject({
    method: endpoint.method,
    url: exampleAddress(endpoint, request),
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(endpoint.isIdempotent && key !== null ? { 'idempotency-key': key } : {}),
      // What is made for a request is in its first version.
      ...(endpoint.isVersioned ? { 'if-match': `"${request.version ?? 1}"` } : {}),
    },
    ...(endpoint.method === 'GET' ? {} : { payload: request.body ?? {} }),
  })
}
