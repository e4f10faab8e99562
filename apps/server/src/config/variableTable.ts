import {
  address,
  addressOrPath,
  anyText,
  clamd,
  day,
  digits,
  domain,
  hosts,
  longSecret,
  measurementId,
  onOff,
  price,
  proxies,
  sipDomain,
  sipServer,
  spacedValues,
  word,
  type Variable,
} from './variables'

/** Log levels, the quietest last. */
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const variable = <A>(
  name: string,
  read: Variable<A>['read'],
  mustBe: string,
  fallback: string,
  meaning: string,
): Variable<A> => ({ name, read, mustBe, fallback, meaning, isSecret: false })

const secret = <A>(...parts: Parameters<typeof variable<A>>): Variable<A> => ({
  ...variable(...parts),
  isSecret: true,
})

const text = (name: string, fallback: string, meaning: string) =>
  variable(name, anyText, 'a text', fallback, meaning)

const web = (name: string, meaning: string, fallback = 'none') =>
  variable(name, address('http:', 'https:'), 'an http or https address', fallback, meaning)

const base = (name: string, path: string) =>
  variable(
    name,
    addressOrPath('http:', 'https:'),
    'an address or a path',
    path,
    `Where the web app finds the ${name} service`,
  )

const on = (name: string, fallback: string, meaning: string) =>
  variable(name, onOff, 'on or off', fallback, meaning)

/** Every variable that the server reads, in the order of README's table. */
export const variables = {
  port: variable('PORT', digits(0, 65_535), 'a port number, 0 to 65535', '4000', 'The port that is served'),
  host: text('HOST', '127.0.0.1', 'The address that is bound; the embedded identity allows loopback only'),
  publicUrl: variable(
    'PUBLIC_URL',
    address('http:', 'https:'),
    'an http or https address',
    'http://localhost:PORT',
    'The address that people open',
  ),
  hstsSubdomains: on(
    'HSTS_SUBDOMAINS',
    'on',
    'Whether browsers that were here by https ask the hosts below that of PUBLIC_URL by https too',
  ),
  dataDir: text('DATA_DIR', '.data', 'The folder of the embedded database'),
  liveUrl: variable(
    'LIVE_URL',
    addressOrPath('ws:', 'wss:'),
    'a ws or wss address, or a path',
    '/live',
    'Where the web app opens its socket; a path is on the host that served the app',
  ),
  databaseUrl: secret(
    'DATABASE_URL',
    address('postgres:', 'postgresql:'),
    'a postgres:// address',
    'none: the embedded database',
    'A PostgreSQL server, 15 or newer',
  ),
  oidcIssuer: web('OIDC_ISSUER', 'The identity server; none is the embedded one with demo people'),
  oidcClientId: text('OIDC_CLIENT_ID', 'equity', 'The client that the web app signs in as'),
  oidcAudience: text('OIDC_AUDIENCE', 'retain-api', 'The audience that access tokens must name'),
  oidcRolesClaim: text('OIDC_ROLES_CLAIM', 'roles', 'The claim of a token that lists permissions'),
  oidcStoresClaim: text('OIDC_STORES_CLAIM', 'stores', 'The claim of a token that lists stores'),
  oidcApiClientId: text('OIDC_API_CLIENT_ID', 'none', 'As whom the server asks OIDC_ISSUER about tokens'),
  oidcApiClientSecret: secret(
    'OIDC_API_CLIENT_SECRET',
    anyText,
    'a text',
    'none: the newest token of each person counts',
    'The secret of OIDC_API_CLIENT_ID',
  ),
  signInFlow: variable(
    'SIGN_IN_FLOW',
    word(['code', 'implicit']),
    'code or implicit',
    'code',
    'How the web app signs in',
  ),
  acrValues: text(
    'ACR_VALUES',
    'none',
    'acr_values of the sign-in request, behind those of ACR_REQUIRED; the implicit flow needs some',
  ),
  acrRequired: variable(
    'ACR_REQUIRED',
    spacedValues,
    'values such as urn:example:mfa, space-separated',
    'none: every sign-in counts',
    'The strengths of a sign-in that count: others are asked to sign in again (docs/adr/0030-required-sign-in.md)',
  ),
  maxAuthAge: variable(
    'MAX_AUTH_AGE',
    digits(300, 2_592_000),
    'a number of seconds, 300 to 2592000',
    'none: as long as the identity server says',
    'For how long a sign-in counts',
  ),
  subscriptionKey: text('SUBSCRIPTION_KEY', 'none', 'The subscription key that the web app sends'),
  appName: text('APP_NAME', 'Retain', 'The name of the product on screen'),
  gaTrackingId: variable(
    'GA_TRACKING_ID',
    measurementId,
    'a measurement id such as G-AB12CD34EF',
    'none: no script of others is loaded',
    'The property of Google Analytics that hears of page views, by route pattern',
  ),
  reportsUrl: web('REPORTS_URL', 'Where the Reports entry leads'),
  enhancedAlertsUrl: web('ENHANCED_ALERTS_URL', 'Where enhanced alerts are managed'),
  doNotCallUrl: web(
    'DO_NOT_CALL_URL',
    'Where do-not-call numbers are registered',
    'none; a page of its own with the embedded identity',
  ),
  compassUrl: web(
    'COMPASS_URL',
    'Where leads are opened',
    'none; a page of its own with the embedded identity',
  ),
  compassApiUrl: web(
    'COMPASS_API_URL',
    'The lead service of compass',
    'none; a stand-in with the embedded identity',
  ),
  eleadApiUrl: web(
    'ELEAD_API_URL',
    'The lead service of elead',
    'none; a stand-in with the embedded identity',
  ),
  leadHosts: variable(
    'LEAD_HOSTS',
    hosts,
    'hosts and networks such as crm.example.com or 10.1.0.0/16, comma-joined',
    'none: public addresses alone',
    'Where the leads of a store may be posted to although it is not public',
  ),
  vlsUrl: web('VLS_URL', 'The vehicle listing service'),
  supportPhone: text('SUPPORT_PHONE', 'none', 'The phone number of the support'),
  supportEmail: text('SUPPORT_EMAIL', 'none', 'The email address of the support'),
  fuelPrice: variable(
    'FUEL_PRICE',
    price,
    'a price such as 3.49',
    '3.50',
    'Dollars per gallon in fuel costs',
  ),
  smtpUrl: secret(
    'SMTP_URL',
    address('smtp:', 'smtps:'),
    'an smtp:// address',
    'none; with the embedded identity, mailboxes at /demo/mail',
    'The mail server',
  ),
  mailInDomain: variable(
    'MAIL_IN_DOMAIN',
    domain,
    'a domain such as in.example.com',
    'none: answers go to their salesperson; in.retain.example with the embedded identity',
    'The domain whose emails come to MAIL_IN_PORT: the answers of customers, and reports of mail servers',
  ),
  mailInPort: variable(
    'MAIL_IN_PORT',
    digits(1, 65_535),
    'a port number, 1 to 65535',
    'none: no email comes in; with the embedded identity, a free one for /demo/mail',
    'The port on which emails are taken by SMTP',
  ),
  clamd: variable(
    'CLAMD_URL',
    clamd,
    'tcp://host:port, or the path of a socket',
    'none: files are kept as they come',
    'The scanner (clamd) that looks at files of incoming emails before they are kept; its StreamMaxLength should be 30M',
  ),
  sipServer: variable(
    'SIP_SERVER',
    sipServer,
    'a wss address without a query (ws on this machine)',
    'none: nobody dials by SIP',
    'The WebSocket of the telephone exchange; with it SIP_DOMAIN and SIP_SECRET',
  ),
  sipDomain: variable(
    'SIP_DOMAIN',
    sipDomain,
    'a domain such as sip.example.com',
    'none',
    'The domain of SIP addresses; the exchange must ask for passwords in this realm',
  ),
  sipSecret: secret(
    'SIP_SECRET',
    longSecret,
    'a text of at least 32 characters',
    'none',
    'What the exchange shares with this server to know its credentials (docs/adr/0027-sip.md)',
  ),
  logLevel: variable(
    'LOG_LEVEL',
    word(logLevels),
    `one of ${logLevels.join(', ')}`,
    'warn',
    'What is logged; info adds one line per request',
  ),
  trustProxy: variable(
    'TRUST_PROXY',
    proxies,
    'off, or addresses such as 10.0.0.0/8, comma-joined',
    'off',
    'Proxies whose X-Forwarded-For and X-Forwarded-Host are believed; without it everybody behind a proxy shares its limits',
  ),
  rateLimits: on('RATE_LIMITS', 'on', 'Whether callers are held to their limits'),
  seed: on('SEED', 'on with the embedded identity', 'Whether an empty database is filled with demo data'),
  seedToday: variable(
    'SEED_TODAY',
    day,
    'a day such as 2024-03-05',
    'today',
    'The day that demo data is relative to',
  ),
  demoIdentity: on('DEMO_IDENTITY', 'off', 'Allows the embedded identity on a HOST that others can reach'),
} as const

/** Where the web app finds each service (api.md 1.1), so that one can be pointed elsewhere. */
export const baseVariables = {
  auth: base('API_AUTH', '/api/auth'),
  application: base('API_APPLICATION', '/api/application'),
  opportunity: base('API_OPPORTUNITY', '/api/opportunity'),
  engine: base('API_ENGINE', '/api/engine'),
  admin: base('API_ADMIN', '/api/admin'),
  market: base('API_MARKET', '/api/market'),
  products: base('API_PRODUCTS', '/api/products'),
  vls: base('API_VLS', '/api/vls'),
  customer360: base('API_CUSTOMER360', '/api/customer360'),
} as const

/** All variables as one list: what README is checked against. */
export const variableTable: readonly Variable<unknown>[] = [
  ...Object.values(variables),
  ...Object.values(baseVariables),
]
