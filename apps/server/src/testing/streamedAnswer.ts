import { once } from 'node:events'
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { SliceWatch } from './watchedSlices'

/**
 * Asks a server for an answer over a connection of its own, and waits for its head; nobody reads its body yet.
 *
 * @param app the server, which is told to listen.
 * @param path such as `/page`.
 */
export async function askFor(
  app: FastifyInstance,
  path: string,
  headers: OutgoingHttpHeaders = {},
): Promise<IncomingMessage> {
  const asked = request(`${await app.listen({ port: 0 })}${path}`, { agent: false, headers }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return answer
}

/** A hundred texts of a megabyte each, together more than any buffer on the way holds. */
export const largeTexts: readonly string[] = Array.from({ length: 100 }, () => 'x'.repeat(1_000_000))

/** Expects that a hundred large slices are read no faster than a slow client takes them, and are ended when it goes away. */
export async function expectBackPressure(answer: IncomingMessage, watch: SliceWatch): Promise<void> {
  await once(answer, 'readable')
  expect(watch.hasEnded).toBe(false)
  expect(watch.taken).toBeLessThan(50)
  answer.destroy()
  await expect.poll(() => watch.hasEnded).toBe(true)
  expect(watch.taken).toBeLessThan(50)
}

/** Expects that an answer breaks off, so that its reader cannot take what has come for the whole. */
export async function expectBrokenOff(answer: IncomingMessage): Promise<void> {
  answer.resume()
  await expect(once(answer, 'end')).rejects.toMatchObject({ code: 'ECONNRESET' })
}
