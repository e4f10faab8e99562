import type { Socket } from 'node:net'
import { reasonPhrase } from '@retain/domain/calls/reasonPhrase'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import { ApiProblem, problemDocument } from '../core/apiProblem'
import { errorCode } from '../core/errorCode'
import { sendProblem } from './answerErrors'
import { requestIdOf } from './requestIds'
import { answerHeaders } from './securityHeaders'

/** What Node says of bytes that are no request, by the status that it belongs to. */
const statusOf = (error: Error): 400 | 408 | 431 => {
  const code = errorCode(error)
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

/** Answers bytes that are no request of HTTP with a problem document, and closes their connection. */
export const answerNoRequest =
  (config: Config) =>
  (error: Error, socket: Socket): void => {
    // An answer that has begun cannot be followed by another.
    const { _httpMessage: answer = null } = socket as Socket & { readonly _httpMessage?: unknown }
    if (errorCode(error) === 'ECONNRESET' || !socket.writable || answer !== null) return void socket.destroy()
    const requestId = requestIdOf({ headers: {} })
    const status = statusOf(error)
    const problem = new ApiProblem('invalid', 'The request cannot be read.')
    const title = reasonPhrase(status)
    const body = JSON.stringify({ ...problemDocument(problem, requestId, ''), status, title })
    const headers = {
      ...answerHeaders(config),
      'X-Request-Id': requestId,
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      Connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.once('finish', () => socket.destroy())
    socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`)
  }

/** Answers addresses that the router cannot read. None of the hooks that other requests go through has run for them. */
export const answerUnreadableAddress =
  (config: Config) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...answerHeaders(config), 'X-Request-Id': request.id })
    request.log.warn({ method: request.method }, 'an address could not be read')
    const problem =
      error.code === 'FST_ERR_MAX_PARAM_LENGTH'
        ? new ApiProblem('notFound', 'There is nothing at this address.')
        : new ApiProblem('invalid', 'The address cannot be read.')
    void sendProblem(request, reply, problem)
  }
