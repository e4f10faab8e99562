/** What loaded the picture of an email: who it was said to be, or that nobody can say. */
export const openClasses = ['person', 'machine', 'unknown'] as const
export type OpenClass = (typeof openClasses)[number]

/** A request for the picture of an email, as far as it tells who made it. */
export interface ImageLoad {
  readonly method: string
  /** As the request names it; empty where it names none. */
  readonly userAgent: string
  /** Whether the request says that it fetches in advance (`Purpose`, `Sec-Purpose`). */
  readonly isPrefetch: boolean
  /** Since the mail server accepted the email; below zero while it had not. */
  readonly msAfterDelivery: number
}

/** Scanners open an email as it is delivered. Nobody who gets a notice of it is that quick, in milliseconds. */
const soonMs = 10_000

/**
 * Programs that load pictures for others, or look for dangerous ones, by what they send: the proxies of Gmail ("via ggpht.com
 * GoogleImageProxy"), Yahoo ("YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html") and Outlook.com; what
 * Office and Skype ask before they open anything; mail gateways that give their names; crawlers, HTTP libraries, and browsers
 * without a screen. Where each name comes from stands in docs/adr/0019.
 */
const machines = new RegExp(
  [
    'GoogleImageProxy|ggpht\\.com|YahooMailProxy|YahooCacheSystem|OutlookImageProxy|BingPreview',
    'Microsoft Office (?:Existence|Protocol) Discovery|SkypeUriPreview',
    'Barracuda|Mimecast|Proofpoint|Symantec|Trend ?Micro|Sophos|Forcepoint|FireEye',
    '\\bbot\\b|[a-z]bot\\b|crawler|spider|scanner|slurp|facebookexternalhit',
    'HeadlessChrome|PhantomJS|curl/|Wget/|python-|aiohttp|Go-http-client|okhttp|Java/|libwww|node-fetch|undici',
  ].join('|'),
  'i',
)

/** The proxies of Apple's Mail Privacy Protection send this and nothing else; Mail without it says what it runs on. */
const appleProxy = /^Mozilla\/5\.0$/

/** Browsers and mail programs say on what they run: `Mozilla/5.0 (Windows NT 10.0; …) …`, Outlook `… ms-office; MSOffice 16`. */
const people =
  /^Mozilla\/\d\.\d \([^)]+\)|\b(?:MSOffice|Microsoft Outlook|Outlook-(?:iOS|Android)|Thunderbird)\b/

/**
 * Who loaded the picture of an email. A machine says so by its name, asks for the headers alone or in advance, or is quicker than
 * anybody could be; a person's mail program or browser says on what it runs; of everything else nothing is known.
 *
 * @example openClass({ method: 'GET', userAgent: 'Mozilla/5.0', isPrefetch: false, msAfterDelivery: 60_000 }) // 'machine'
 */
export function openClass({ method, userAgent, isPrefetch, msAfterDelivery }: ImageLoad): OpenClass {
  const name = userAgent.trim()
  if (method === 'HEAD' || isPrefetch || msAfterDelivery < soonMs) return 'machine'
  if (appleProxy.test(name) || machines.test(name)) return 'machine'
  return people.test(name) ? 'person' : 'unknown'
}
