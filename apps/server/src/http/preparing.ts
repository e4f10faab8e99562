import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Config } from '../config/config'
import { problemDocument, ApiProblem, retryAfterSeconds } from '../core/apiProblem'
import { pageFont, pageFontHeaders } from '../core/pages/pageFont'
import { preparingFont, preparingPage, type Progress } from './preparingPage'
import { requestIdOf } from './requestIds'
import { commonHeaders, contentPolicy, newNonce } from './securityHeaders'

/**
 * Answers while the server gets ready: pages show the progress, the API and the identity server answer 503, and the health
 * checks report a process that is alive but not ready.
 */
export const preparingListener =
  (config: Config, progress: () => Progress): RequestListener =>
  (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    if (path === '/health/live') return answer(response, 200, 'application/json', '{"live":true}')
    if (path === preparingFont)
      return void response.writeHead(200, { ...commonHeaders, ...pageFontHeaders }).end(pageFont())
    response.setHeader('Retry-After', retryAfterSeconds)
    if (path === '/health/ready') return answer(response, 503, 'application/json', '{"ready":false}')
    if (/^\/(?:api|live|assets|config\.json)(?:\/|$)/.test(path) || !isNavigation(request))
      return answerProblem(request, response, path)
    const nonce = newNonce()
    response.setHeader('Content-Security-Policy', contentPolicy(config, nonce, "'none'"))
    answer(response, 503, 'text/html; charset=utf-8', preparingPage(config.web.appName, progress(), nonce))
  }

const isNavigation = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

function answerProblem(request: IncomingMessage, response: ServerResponse, path: string): void {
  const requestId = requestIdOf(request)
  response.setHeader('X-Request-Id', requestId)
  const problem = new ApiProblem('unavailable', 'Retain is getting ready.')
  answer(response, 503, 'application/problem+json', JSON.stringify(problemDocument(problem, requestId, path)))
}

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { ...commonHeaders, 'Content-Type': type, 'Cache-Control': 'no-store' })
  response.end(body)
}
