import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/schema/schema'
import { Refusal } from '../../errors'
import { findStoreName } from './storeQueries'

/** Where the logo of a store is: public, because an image cannot send a token, and cacheable. */
export const logoUrl = (hyperionId: string): string =>
  `/api/store-logos/${encodeURIComponent(hyperionId)}.svg`

/** Serves the monograms that stand for the logos of the stores. */
export function mountStoreLogos(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { hyperionId: string } }>('/api/store-logos/:hyperionId.svg', async (request, reply) => {
    const { hyperionId } = request.params
    const name = await findStoreName(db, hyperionId)
    if (name === null) throw new Refusal('notFound', 'There is no such store.')
    return reply
      .header('Cache-Control', 'public, max-age=86400')
      .type('image/svg+xml')
      .send(monogram(hyperionId, name))
  })
}

/** The initials of a store's name on a ground of its own colour, dark enough for white letters. */
export function monogram(hyperionId: string, name: string): string {
  const letters =
    name
      .match(/\b\p{L}/gu)
      ?.slice(0, 2)
      .join('')
      .toUpperCase() ?? ''
  const hue = createHash('sha256').update(hyperionId).digest().readUInt16BE() % 360
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">',
    `<rect width="32" height="32" rx="6" fill="hsl(${hue} 45% 30%)"/>`,
    '<text x="16" y="21" text-anchor="middle" font-family="Inter, system-ui, sans-serif" font-size="13"',
    ` font-weight="700" fill="#fff">${letters}</text></svg>`,
  ].join('')
}
