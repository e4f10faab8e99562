import * as E from 'fp-ts/Either'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { call, type Answer } from '@retain/api-client/kernel/call'
import type { CallInput } from '@retain/api-client/kernel/request'
import type { Transport } from '@retain/api-client/kernel/transport'
import type { ApiError } from '@retain/api-client/kernel/apiError'
import { apiBases, type Endpoint } from '@retain/api-client/kernel/endpoint'
import { isInstant, type Instant } from '@retain/domain/calendar/instant'
import type { Clock } from '../core/clock'
import { buildApp } from '../app/app'
import { readConfig, type Config } from '../config/config'
import type { Database } from '../db/schema/schema'
import { withDatabase } from './testDatabase'
import { makeIssuer, type TestIssuer, type TestPerson } from './testTokens'

/** The real app of a test file, on a database of its own, trusting an identity server of the tests. */
export interface TestApp {
  readonly app: FastifyInstance
  readonly db: Database
  readonly issuer: TestIssuer
  /** Every line that the app has logged so far. */
  readonly logged: () => string
  /** Calls an endpoint as somebody, through the same code as the web app. */
  readonly callAs: <P, Q, B, A>(
    person: TestPerson,
    endpoint: Endpoint<P, Q, B, A>,
    input: CallInput<P, Q, B>,
  ) => Promise<E.Either<ApiError, Answer<A>>>
}

/** A moment for tests. */
export function at(text: string): Instant {
  if (!isInstant(text)) throw new Error(`${text} is no instant`)
  return text
}

/** A configuration for tests: what the environment would give, without limits. */
export function testConfig(environment: Readonly<Record<string, string>> = {}): Config {
  const config = readConfig({ RATE_LIMITS: 'off', OIDC_ISSUER: 'https://identity.test', ...environment })
  if (E.isLeft(config)) throw new Error(config.left.join('\n'))
  return config.right
}

/** The moment at which the tests' clock stands unless they say otherwise. */
export const testNow = at('2026-03-16T15:30:00.000Z')

/** Starts the app for a test file. */
export function withApp(
  options: {
    readonly environment?: Readonly<Record<string, string>>
    readonly now?: Instant
    /** A clock that goes on, in place of one that stands. */
    readonly clock?: Clock
    readonly webFolder?: string
    readonly stalledAfterMs?: number
  } = {},
): TestApp {
  const database = withDatabase()
  const lines: string[] = []
  let app: FastifyInstance | null = null
  let issuer: TestIssuer | null = null

  beforeAll(async () => {
    const made = await makeIssuer()
    issuer = made
    app = await buildApp({
      config: testConfig(options.environment),
      db: database.db,
      logger: pino({ level: 'info' }, { write: (line: string) => lines.push(line) }),
      clock: options.clock ?? (() => options.now ?? testNow),
      trust: async () => made.verifyToken,
      webFolder: options.webFolder ?? '/nowhere',
      ...(options.stalledAfterMs === undefined ? {} : { stalledAfterMs: options.stalledAfterMs }),
    })
    await app.ready()
  })
  afterAll(async () => app?.close())

  const running = <T>(value: T | null): T => {
    if (value === null) throw new Error('The app runs while tests run')
    return value
  }
  return {
    get app() {
      return running(app)
    },
    get db() {
      return database.db
    },
    get issuer() {
      return running(issuer)
    },
    logged: () => lines.join(''),
    callAs: async (person, endpoint, input) => {
      const token = await running(issuer).tokenFor(person)
      return call(endpoint, input, transportTo(running(app), token))()
    },
  }
}

/** Lets the client's own `call` speak to an app without a network. */
export const transportTo = (app: FastifyInstance, token: string | null): Transport => ({
  bases: Object.fromEntries(apiBases.map((base) => [base, `/api/${base}`])) as Transport['bases'],
  accessToken: async () => token,
  subscriptionKey: 'key',
  newRequestId: () => 'test-request',
  fetch: async (url, init) => {
    const answer = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: url instanceof Request ? url.url : url.toString(),
      headers: init?.headers as Record<string, string>,
      ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
    })
    const headers = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    )
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers })
  },
})
