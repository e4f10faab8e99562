import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config'
import { withoutValues } from '../../core/loggedError'
import type { ScanFile } from '../../email/malwareScanner'
import type { OpenSmtpServer } from '../../email/openSmtpServer'
import type { Mailer } from '../../features/email/sending/mailer'
import type { WriteHost } from '../../outbox/transact'
import { keepIncoming } from './keepIncoming'
import { listenerLimits, openMailListener } from './mailListener'
import { ownAddressReader } from './ownAddress'
import { readEmailJob, type ReadEmailJob } from './readEmailJob'

/** Emails that come in, as far as this server takes any. */
export interface MailIn {
  /** The kinds of jobs that read them. */
  readonly jobs: readonly ReadEmailJob[]
  /** The port on which they are taken; `null` where none are, and before the server is ready. */
  readonly port: () => number | null
}

/** Takes emails in from the moment in which the server is ready, where the configuration names a port (MAIL_IN_PORT). */
export function mountMailIn(
  host: WriteHost & { readonly fastify: FastifyInstance },
  { mailIn, host: bound, rateLimits, clamd }: Pick<Config, 'mailIn' | 'host' | 'rateLimits' | 'clamd'>,
  { key }: Pick<Mailer, 'key'>,
  scanFile: ScanFile,
): MailIn {
  const { domain, port } = mailIn
  if (domain === null || port === null) return { jobs: [], port: () => null }
  const { fastify: app, db } = host
  const job = readEmailJob({ mailInDomain: domain, key, scanFile, hasScanner: clamd !== null })
  let listener: OpenSmtpServer | null = null
  app.addHook('onReady', async () => {
    listener = await openMailListener({
      port,
      // A port that nobody was told is for this machine.
      host: port === 0 ? '127.0.0.1' : bound,
      limits: rateLimits ? listenerLimits : { ...listenerLimits, perMinute: null },
      readOwnAddress: ownAddressReader(db, domain, key),
      keep: (email) => keepIncoming(host, job, email),
      onFailure: (error) => app.log.error({ err: withoutValues(error) }, 'an email could not be taken'),
    })
  })
  app.addHook('preClose', async () => listener?.close())
  return { jobs: [job], port: () => listener?.port ?? null }
}
