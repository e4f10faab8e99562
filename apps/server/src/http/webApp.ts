import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import { ApiProblem } from '../core/apiProblem'
import { escapeHtml } from '../core/pages/pageFrame'
import { sendProblem } from './answerErrors'
import { encodedAppConfig } from './appConfigRoute'
import { contentPolicy, filePolicy, newNonce } from './securityHeaders'

/** The placeholder of the nonce in the built pages. */
const noncePlaceholder = '__CSP_NONCE__'

/** The placeholder of the configuration in the built page. */
const configPlaceholder = '__APP_CONFIG__'

/** The address that the app opens in a hidden frame to renew its sign-in. */
const silentPath = '/auth/silent'

/** Addresses that are never pages of the app: below them a missing file is answered with 404. */
const notPages = /^\/(?:api|oidc|live|health|assets|demo)(?:\/|$)/

const dayInSeconds = 86_400

/**
 * Serves the web app from its build: hashed files may be kept for ever, every other address answers `index.html` with a
 * fresh nonce, so that links into the app work. It holds what `/config.json` answers too, so that the app need not ask.
 *
 * @param folder the build of the web app; when it is not there, pages say so.
 */
export async function mountWebApp(app: FastifyInstance, config: Config, folder: string): Promise<void> {
  const pageIn = (name: string): string | null =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : null
  const appConfig = escapeHtml(JSON.stringify(encodedAppConfig(config)))
  const index = pageIn('index.html')?.replaceAll(configPlaceholder, () => appConfig) ?? null
  // The hidden frame needs this page only; the app is not started in it.
  const silent = pageIn('silent.html')

  if (index !== null) {
    const assets = join(folder, 'assets') + sep
    const policy = filePolicy(config)
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '**/*.map'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const age = path.startsWith(assets) ? `${365 * dayInSeconds}, immutable` : `${dayInSeconds}`
        reply.header('Cache-Control', `public, max-age=${age}`)
        reply.header('Content-Security-Policy', policy)
      },
    })
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || notPages.test(path))
      return sendProblem(request, reply, new ApiProblem('notFound', 'There is nothing at this address.'))
    const own = ownAddress(request, config)
    if (own !== null) return reply.redirect(own)
    return sendPage(reply, config, path, (path === silentPath ? silent : index) ?? notBuilt)
  })
}

function sendPage(reply: FastifyReply, config: Config, path: string, page: string): FastifyReply {
  const nonce = newNonce()
  const ancestors = path === silentPath ? "'self'" : "'none'"
  return reply
    .headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentPolicy(config, nonce, ancestors),
    })
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(noncePlaceholder, nonce))
}

/**
 * The same page under PUBLIC_URL, when this machine was called by another of its names: signing in would come back to
 * PUBLIC_URL and not find what it left under the other name. `null` when nothing is to be done.
 */
function ownAddress(request: FastifyRequest, config: Config): string | null {
  const names = ['localhost', '127.0.0.1', '[::1]']
  const own = new URL(config.publicUrl)
  const isOtherName = names.includes(request.hostname) && names.includes(own.hostname)
  return isOtherName && request.hostname !== own.hostname ? `${own.origin}${request.url}` : null
}

const notBuilt = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Retain</title></head>
<body><p>The web app is not built. Run <code>npm run build</code>, or <code>npm run dev</code> and open port 5173.</p></body></html>`
