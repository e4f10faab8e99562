import fastify, { type FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { logRequests } from './requestLog'

it('warns of malformed input and of used-up limits, by the route and without the address', async () => {
  const lines: string[] = []
  const loggerInstance: FastifyBaseLogger = pino(
    { level: 'warn' },
    { write: (line: string) => lines.push(line) },
  )
  const app = fastify({ loggerInstance })
  logRequests(app)
  app.get<{ Params: { code: string } }>('/answer/:code', ({ params }, reply) =>
    reply.code(Number(params.code)).send(),
  )
  for (const code of [200, 304, 400, 401, 404, 409, 413, 415, 429])
    await app.inject(`/answer/${code}?name=meyer`)
  const logged = lines.map((line) => JSON.parse(line) as { readonly status: number; readonly route: string })
  expect(logged.map(({ status }) => status)).toEqual([400, 413, 415, 429])
  expect(logged.map(({ route }) => route)).toEqual(Array(4).fill('/answer/:code'))
  expect(lines.join('')).not.toContain('meyer')
  await app.close()
})
