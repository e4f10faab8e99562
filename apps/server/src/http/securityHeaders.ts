import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config'

/** What pages may ask the browser for: nothing, but the microphone where people dial by SIP. */
const permissionsPolicy = (microphone: '()' | '(self)'): string =>
  `camera=(), geolocation=(), microphone=${microphone}, payment=(), usb=()`

/** The headers of every answer. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy('()'),
  'X-Permitted-Cross-Domain-Policies': 'none',
}

/** The policy of answers that are no page: nothing may be loaded or run from them. */
const nothingAllowed = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** What only documents heed, and would be half of the headers of an answer that a script fetches. */
const documentHeaders = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Permitted-Cross-Domain-Policies',
]

/** Whether a script fetches this from the API: browsers say so, and let no page say it of a document. */
const isFetched = ({ url, headers }: FastifyRequest): boolean =>
  url.startsWith('/api/') && headers['sec-fetch-dest'] === 'empty'

/** A value that a page's own styles carry, new for every answer. */
export const newNonce = (): string => randomBytes(16).toString('base64url')

/**
 * Sets the headers of every answer; a page then sets its own content policy, also those of the identity server. What a
 * script fetches from the API goes without those that only documents heed.
 */
export function setSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = answerHeaders(config)
  const fetched = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !documentHeaders.includes(name)),
  )
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(isFetched(request) ? fetched : headers)
  })
}

/** For a year from now on no browser asks this host by http. */
const httpsOnly = (withSubdomains: boolean): string =>
  `max-age=31536000${withSubdomains ? '; includeSubDomains' : ''}`

/** The headers of an answer that is no page. */
export const answerHeaders = ({
  publicUrl,
  hstsSubdomains,
  sip,
}: Config): Readonly<Record<string, string>> => ({
  ...commonHeaders,
  'Content-Security-Policy': nothingAllowed,
  ...(sip === null ? {} : { 'Permissions-Policy': permissionsPolicy('(self)') }),
  ...(publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': httpsOnly(hstsSubdomains) } : {}),
})

/** The origins beyond our own that a configuration sends the web app to. */
function otherOrigins(addresses: readonly string[], publicUrl: string): string[] {
  const own = new URL(publicUrl).origin
  const origins = addresses
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin)
  return [...new Set(origins)].filter((origin) => origin !== own).sort()
}

/**
 * Where the web app may send calls: our own origin, the services that are elsewhere, the identity server, and the one address of
 * the telephone exchange. `'self'`
 * covers the socket on our own origin too, in Chrome since 71 and in Safari since 16.
 */
function connectSources(config: Config): string {
  const { bases, liveUrl } = config.web
  const addresses = [...Object.values(bases), liveUrl, config.identity.issuer]
  const sip = config.sip === null ? [] : [config.sip.server]
  return ['connect-src', "'self'", ...otherOrigins(addresses, config.publicUrl), ...sip].join(' ')
}

/** What the script of Google Analytics needs, once a property of it is configured: its own address, and where it sends to. */
const tracking = {
  script: ['https://www.googletagmanager.com'],
  sent: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
}
const noTracking: typeof tracking = { script: [], sent: [] }

/** The content policy of the web app's files. A worker lives under the policy of its own script, and it makes calls. */
export const filePolicy = (config: Config): string =>
  `default-src 'none'; script-src 'self'; ${connectSources(config)}; base-uri 'none'; frame-ancestors 'none'`

/**
 * The content policy of the web app's page. It asks for no Trusted Types: the row reader is a worker of a plain address, and
 * formatted text is parsed (`DOMParser`) and shown (`dangerouslySetInnerHTML`) as sanitised strings. The identity server's
 * pages do. A script of others may run in it only where tracking is configured (S-430).
 *
 * @param frameAncestors who may show the page in a frame: nobody, but `/auth/silent` is shown by the app itself.
 */
export function contentPolicy(config: Config, nonce: string, frameAncestors: "'none'" | "'self'"): string {
  const issuer = otherOrigins([config.identity.issuer], config.publicUrl)
  const { script, sent } = config.web.gaTrackingId === '' ? noTracking : tracking
  return [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...sent].join(' '),
    // Videos of help links are wherever an administrator has put them.
    'media-src http: https:',
    "font-src 'self'",
    [connectSources(config), ...sent].join(' '),
    "worker-src 'self'",
    ['frame-src', "'self'", ...issuer].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')
}
