import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openClass } from '@retain/domain/activity/email/imageLoad'
import { epochOf } from '@retain/domain/calendar/instant'
import { ApiProblem } from '../../../core/apiProblem'
import { withoutValues } from '../../../core/loggedError'
import type { CheckLimit } from '../../../http/rateLimits'
import { transact, type WriteHost } from '../../../outbox/transact'
import { emailToken, readEmailToken } from '../addresses/emailTokens'
import type { Mailer } from '../sending/mailer'
import { recordOpen } from './recordOpen'

/** Below it stand the pictures of emails. */
export const picturePath = '/o'

/** What the token of a picture is good for. */
const picturePurpose = 'open'

/** The address of the picture of an email, which only this server can make. */
export const pictureUrl = async (
  { key, publicUrl }: Pick<Mailer, 'key' | 'publicUrl'>,
  outgoingEmailId: string,
): Promise<string> =>
  `${publicUrl}${picturePath}/${emailToken(await key(), picturePurpose, outgoingEmailId)}.gif`

/** One transparent pixel. */
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

interface PictureRoute {
  readonly Params: { readonly file: string }
}

/**
 * Serves the pictures of emails, and records who loaded them (docs/adr/0019). Whoever asks gets the picture, whatever happens: an
 * email never shows that it is watched over, or by whom it was sent.
 */
export function mountEmailPicture(
  host: WriteHost & { readonly fastify: FastifyInstance; readonly checkLimit: CheckLimit },
  { key }: Pick<Mailer, 'key'>,
): void {
  const { fastify, db, clock, checkLimit } = host

  const record = async ({ params, method, headers }: FastifyRequest<PictureRoute>): Promise<void> => {
    const outgoingEmailId = readEmailToken(await key(), picturePurpose, params.file.replace(/\.gif$/, ''))
    if (outgoingEmailId === null) return
    const email = await db
      .selectFrom('outgoing_email')
      .select(['hyperion_id', 'email_contact_detail_id', 'created_at', 'settled_at'])
      .where('outgoing_email_id', '=', outgoingEmailId)
      .executeTakeFirst()
    // Before the mail server has answered, the history has no such email, and nobody can have read it: it is being checked.
    if (email === undefined || email.email_contact_detail_id === null) return
    const { hyperion_id: hyperionId, email_contact_detail_id: emailContactDetailId, settled_at } = email
    const load = {
      method,
      userAgent: headers['user-agent'] ?? '',
      isPrefetch: /prefetch|preview/i.test(`${String(headers['sec-purpose'])} ${String(headers['purpose'])}`),
      msAfterDelivery: epochOf(clock()) - epochOf(settled_at ?? email.created_at),
    }
    const opening = { hyperionId, emailContactDetailId, openClass: openClass(load), deliveredAt: settled_at }
    await transact(host, (transaction, publish) => recordOpen(transaction, publish, opening, clock()))
  }

  fastify.route<PictureRoute>({
    method: ['GET', 'HEAD'],
    url: `${picturePath}/:file`,
    handler: async (request, reply) => {
      try {
        await checkLimit('emailPicture', request, reply)
        await record(request)
      } catch (error) {
        if (!(error instanceof ApiProblem))
          request.log.warn({ err: withoutValues(error) }, 'an opening could not be recorded')
      }
      return reply
        .removeHeader('Retry-After')
        .headers({ 'Cache-Control': 'no-store', 'Cross-Origin-Resource-Policy': 'cross-origin' })
        .type('image/gif')
        .send(picture)
    },
  })
}
