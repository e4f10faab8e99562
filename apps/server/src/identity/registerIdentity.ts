import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { JWTVerifyGetKey } from 'jose'
import { errors, type Provider } from 'oidc-provider'
import { withoutValues } from '../core/loggedError'
import { pageFont, pageFontHeaders } from '../core/pages/pageFont'
import { demoPeople } from './demoPeople'
import { loadSecrets, publicKeyOf } from './identitySecrets'
import { localKeys } from './issuerKeys'
import { errorPage, signInPage, submitScript } from './pages'
import { pageFiles } from './pageFiles'
import { identityStyle } from './pageStyle'
import { makeProvider, type ProviderOptions } from './provider'
import { deleteExpiredRecords } from './recordAdapter'

/** What verifying the tokens of the embedded identity server takes. */
export interface EmbeddedIdentity {
  readonly issuer: string
  readonly keys: JWTVerifyGetKey
}

const deleteExpiredMs = 10 * 60 * 1000

/**
 * Mounts the embedded identity server at `/oidc`: sign-in is real from the first start, with invented people. It reads
 * (and on the first start makes) its keys, so the database has to be migrated before. With an external issuer it is not
 * called at all.
 *
 * @example
 * const { issuer, keys } = await registerIdentity(app, { db, publicUrl, clientId: 'equity', audience: 'retain-api', … })
 * const verify = makeVerifyToken({ issuer, audience: 'retain-api', rolesClaim: 'roles', storesClaim: 'stores', keys })
 */
export async function registerIdentity(
  app: FastifyInstance,
  options: ProviderOptions,
): Promise<EmbeddedIdentity> {
  const secrets = await loadSecrets(options.db, options.now)
  const provider = makeProvider(options, secrets)
  provider.on('server_error', (_context, error) =>
    app.log.error({ err: withoutValues(error) }, 'identity server error'),
  )

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      pinToPublicAddress(request, options.publicUrl)
      setHeaders(reply, options.otherOrigins)
    })
    registerPages(scope, provider, options)
    await scope.register(async (inner) => registerProvider(inner, provider))
  })

  const deleteExpired = (): void => {
    deleteExpiredRecords(options.db, options.now()).catch((error: unknown) =>
      app.log.warn({ err: withoutValues(error) }, 'expired sign-ins could not be deleted'),
    )
  }
  const timer = setInterval(deleteExpired, deleteExpiredMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))

  return { issuer: provider.issuer, keys: localKeys(secrets.signingKeys.map(publicKeyOf)) }
}

/** The pages that people see, and the files that these need. */
function registerPages(app: FastifyInstance, provider: Provider, { publicUrl, acr }: ProviderOptions): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  )
  app.get(pageFiles.style, (_request, reply) => reply.type('text/css').send(identityStyle))
  app.get(pageFiles.font, (_request, reply) => reply.headers(pageFontHeaders).send(pageFont()))
  app.get(pageFiles.submit, (_request, reply) => reply.type('text/javascript').send(submitScript))

  const show = (reply: FastifyReply, status: number, html: string) =>
    reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)

  // Who signs in is in no log; the request id says which call it was.
  const refused = (request: FastifyRequest) => request.log.warn('a sign-in was refused')

  const orGone = async (request: FastifyRequest, reply: FastifyReply, answer: () => Promise<unknown>) => {
    try {
      return await answer()
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error
      refused(request)
      return show(reply, 400, errorPage('This sign-in page is too old. Please start again.', publicUrl))
    }
  }

  app.get('/oidc/interaction/:uid', (request, reply) =>
    orGone(request, reply, async () => {
      const { uid } = await provider.interactionDetails(request.raw, reply.raw)
      return show(reply, 200, signInPage(uid))
    }),
  )

  app.post('/oidc/interaction/:uid', (request, reply) =>
    orGone(request, reply, async () => {
      const chosen = request.body instanceof URLSearchParams ? request.body.get('person') : null
      const person = demoPeople.find(({ userName }) => userName === chosen)
      if (person === undefined) {
        refused(request)
        return show(reply, 400, errorPage('Nobody has that name.', publicUrl))
      }
      const { params } = await provider.interactionDetails(request.raw, reply.raw)
      const asked = params['acr_values']
      const met = typeof asked === 'string' ? asked.split(' ').find((one) => acr.includes(one)) : undefined
      const login = { accountId: person.sub, ...(met === undefined ? {} : { acr: met }) }
      const returnTo = await provider.interactionResult(request.raw, reply.raw, { login })
      request.log.info('somebody signed in')
      return reply.redirect(returnTo, 303)
    }),
  )
}

/** The provider serves everything else below `/oidc`; it reads requests and writes answers itself. */
function registerProvider(app: FastifyInstance, provider: Provider): void {
  const handle = provider.callback()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.all('/oidc/*', async (request, reply) => {
    reply.hijack()
    const raw = request.raw as typeof request.raw & { originalUrl?: string }
    raw.originalUrl = raw.url ?? '/'
    raw.url = raw.originalUrl.replace(/^\/oidc/, '')
    await handle(raw, reply.raw)
    raw.url = raw.originalUrl
  })
}

/** The provider makes its addresses from the request's host, which a proxy or a client may set to anything. */
function pinToPublicAddress({ raw }: FastifyRequest, publicUrl: string): void {
  const { host, protocol } = new URL(publicUrl)
  raw.headers.host = host
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  delete raw.headers['x-forwarded-host']
}

/** The headers that the app gives every answer, on the raw one too because the provider writes past Fastify; and our pages' policy. */
function setHeaders(reply: FastifyReply, otherOrigins: readonly string[]): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    'img-src data:',
    // The sign-in form ends, by redirects, where the app is.
    ["form-action 'self'", ...otherOrigins].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No script of these pages makes HTML or scripts of texts.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  reply.header('Content-Security-Policy', policy.join('; '))
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
}
