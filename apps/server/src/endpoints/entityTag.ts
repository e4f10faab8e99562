import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/**
 * The entity tag of a payload. It is a weak one: answers with the same payload differ in their request id, and in how they are
 * compressed.
 */
export const entityTagOf = (payload: string): string =>
  `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`

/** Whether a request names this tag as what its client has already (RFC 9110, If-None-Match: compared weakly). */
export function isKnownTo({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  const known = headers['if-none-match']
  if (known === undefined) return false
  const opaque = (one: string) => one.trim().replace(/^W\//, '')
  return known.trim() === '*' || known.split(',').some((one) => opaque(one) === opaque(tag))
}
