import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/schema/schema'
import { ApiProblem } from '../../core/apiProblem'
import { storeLogoSvg } from './storeLogoSvg'
import { findStoreName } from './storeQueries'

/** Where the logo of a store is: public, because an image cannot send a token, and cacheable. */
export const logoUrl = (hyperionId: string): string =>
  `/api/store-logos/${encodeURIComponent(hyperionId)}.svg`

/** Serves the monograms that stand for the logos of the stores. */
export function mountStoreLogos(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { hyperionId: string } }>('/api/store-logos/:hyperionId.svg', async (request, reply) => {
    const { hyperionId } = request.params
    const name = await findStoreName(db, hyperionId)
    if (name === null) throw new ApiProblem('notFound', 'There is no such store.')
    return reply
      .header('Cache-Control', 'public, max-age=86400')
      .type('image/svg+xml')
      .send(storeLogoSvg({ hyperionId, name }))
  })
}
