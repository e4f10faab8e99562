import type { FastifyInstance } from 'fastify'
import { CompiledQuery } from 'kysely'
import { isDiskFull } from '../db/fullDisk'
import type { Database } from '../db/schema/schema'
import { retryAfterSeconds } from '../core/apiProblem'

/** How long the database has to answer before the server reports that it is not ready. */
const readyLimitMs = 2_000

/** `/health/live`: the process runs. `/health/ready`: it can serve, because its database answers and has room for writes. */
export function mountHealth(app: FastifyInstance, db: Database): void {
  app.get('/health/live', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ live: true }),
  )
  app.get('/health/ready', async (_request, reply) => {
    const ready = !isDiskFull(db) && (await answers(db))
    if (!ready) reply.code(503).header('Retry-After', retryAfterSeconds)
    return reply.header('Cache-Control', 'no-store').send({ ready })
  })
}

async function answers(db: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), readyLimitMs)
  })
  const asked = db.executeQuery(CompiledQuery.raw('select 1')).then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([asked, limit])
  } finally {
    clearTimeout(timer)
  }
}
