import type { Endpoint, Nothing } from '@retain/api-client/kernel/endpoint'
import { searchLogs } from '@retain/api-client/work-log'
import type { Page } from '@retain/domain/paging/page'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'

/** The calls that answer a page of opportunities, by their names. */
export const logCalls = { searchLogs } as const

type LogCalls = typeof logCalls
type BodyOf<Call extends keyof LogCalls> = Parameters<LogCalls[Call]['body']['encode']>[0]

/** One page of one search of an opportunity log: the call, and what it sends. It names the page in the cache. */
export type LogRequest = {
  [Call in keyof LogCalls]: { readonly call: Call; readonly body: BodyOf<Call> }
}[keyof LogCalls]

/** Any of the calls, with what a request sends to it. */
export type LogEndpoint = Endpoint<Nothing, Nothing, LogRequest['body'], Page<LogRow>>

/** The call of a request; a request pairs each call with a body of its own. */
export const endpointOf = ({ call }: LogRequest): LogEndpoint => logCalls[call]

/** The name of a request: two requests with the same name ask for the same. */
export const requestKey = (request: LogRequest): string => JSON.stringify(request)

/** The stores that a request asks about. */
export const storesOf = ({ body }: LogRequest): readonly string[] => [body.hyperionId]
