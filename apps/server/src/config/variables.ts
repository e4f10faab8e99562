import { isIP } from 'node:net'
import * as E from 'fp-ts/Either'
import { isLoopback } from './ownHost'

/** A variable of the environment: what README's table says of it, and how its text is read. */
export interface Variable<A> {
  readonly name: string
  /** Ends the sentence "NAME must be …". */
  readonly mustBe: string
  /** What holds when it is not set, in words for the table. */
  readonly fallback: string
  readonly meaning: string
  /** Whether its text may hold a password, so that no message repeats it. */
  readonly isSecret: boolean
  /** Its value; `undefined` for a text that is none. */
  readonly read: (text: string) => A | undefined
}

/** Any text. */
export const anyText = (text: string): string => text

/** One of the words. */
export const word =
  <const Word extends string>(words: readonly Word[]) =>
  (text: string): Word | undefined =>
    words.find((known) => known === text)

/** `on` or `off`. */
export const onOff = (text: string): boolean | undefined =>
  text === 'on' ? true : text === 'off' ? false : undefined

/** A number of digits within limits. */
export const digits =
  (from: number, to: number) =>
  (text: string): number | undefined => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    return from <= value && value <= to ? value : undefined
  }

/** A domain of the internet, in lower case. */
export const domain = (text: string): string | undefined =>
  text.length <= 200 && /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(text)
    ? text.toLowerCase()
    : undefined

/** The measurement id of a property of Google Analytics, such as G-AB12CD34EF. */
export const measurementId = (text: string): string | undefined =>
  /^[A-Z]{1,4}-[A-Z0-9][A-Z0-9-]{0,30}$/i.test(text) ? text : undefined

/** Values of a space-separated list of OAuth, each without quotation marks and backslashes (RFC 6749). */
export const spacedValues = (text: string): readonly string[] | undefined => {
  const values = text.split(/ +/)
  return values.every((value) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(value)) ? [...new Set(values)] : undefined
}

/** A price such as 3.49. */
export const price = (text: string): number | undefined =>
  /^\d{1,3}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined

const isAddress = (text: string, schemes: readonly string[]): boolean =>
  URL.canParse(text) && schemes.includes(new URL(text).protocol)

const withoutLastSlash = (text: string): string => text.replace(/\/+$/, '')

/** An address of one of the schemes, without a slash at its end. */
export const address =
  (...schemes: readonly string[]) =>
  (text: string): string | undefined =>
    isAddress(text, schemes) ? withoutLastSlash(text) : undefined

/**
 * The address of a WebSocket that a content policy can name: without query, password or the characters that end a source there;
 * encrypted, unless it is on this machine.
 */
export const sipServer = (text: string): string | undefined => {
  if (!isAddress(text, ['wss:', 'ws:']) || /[?#@;,'"\s]/.test(text)) return undefined
  const { protocol, hostname } = new URL(text)
  return protocol === 'wss:' || isLoopback(hostname) ? withoutLastSlash(text) : undefined
}

/** A name of a host, or an address of four numbers: what stands behind the @ of a SIP address. */
export const sipDomain = (text: string): string | undefined =>
  text.length <= 200 && /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text.toLowerCase() : undefined

/** A secret that cannot be guessed. */
export const longSecret = (text: string): string | undefined => (text.length >= 32 ? text : undefined)

/** An address of one of the schemes, or a path on this server. */
export const addressOrPath =
  (...schemes: readonly string[]) =>
  (text: string): string | undefined =>
    /^\/[\w./-]*$/.test(text) || isAddress(text, schemes) ? withoutLastSlash(text) : undefined

/** Where a scanner of files listens: its host and port, or the path of its socket on this machine. */
export type ScannerAddress = { readonly host: string; readonly port: number } | { readonly path: string }

/** Where ClamAV's daemon listens: `tcp://host:port`, or the path of its socket. */
export function clamd(text: string): ScannerAddress | undefined {
  if (/^\/[^\0]+$/.test(text)) return { path: text }
  const [, host, port] = /^tcp:\/\/([a-z0-9.-]+|\[[\da-f:]+\]):(\d+)\/?$/i.exec(text) ?? []
  const number = digits(1, 65_535)(port ?? '')
  return host === undefined || number === undefined
    ? undefined
    : { host: host.replace(/^\[|\]$/g, ''), port: number }
}

/** The ranges of addresses that have a name. */
const namedRanges: readonly string[] = ['loopback', 'linklocal', 'uniquelocal']

function isAddressRange(text: string): boolean {
  const [ip = '', length, ...rest] = text.split('/')
  const most = { 4: 32, 6: 128 }[isIP(ip)]
  if (most === undefined) return namedRanges.includes(text)
  return rest.length === 0 && (length === undefined || digits(0, most)(length) !== undefined)
}

/**
 * The addresses and ranges of proxies that are trusted; `off` is none. Their number would be no use: whoever reaches the
 * server past them could name as many.
 */
export const proxies = (text: string): string[] | false | undefined => {
  if (text === 'off') return false
  const ranges = text.split(',').map((range) => range.trim())
  return ranges.every(isAddressRange) ? ranges : undefined
}

/** Names of hosts, addresses and networks. */
export const hosts = (text: string): readonly string[] | undefined => {
  const entries = text.split(',').map((entry) => entry.trim().toLowerCase())
  const isHost = (entry: string) => /^(?![\d.]+$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(entry)
  return entries.every((entry) => isHost(entry) || isAddressRange(entry)) ? entries : undefined
}

/** A day of the calendar, `2024-03-05`. */
export const day = (text: string): string | undefined => {
  const noon = new Date(`${text}T12:00:00Z`)
  const isDay = !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(`${text}T`)
  return isDay ? text : undefined
}

/**
 * Reads one variable. Empty text counts as not set.
 *
 * @returns its value, `null` when it is not set, or one sentence that says what is wrong with it.
 */
export function readVariable<A>(
  variable: Variable<A>,
  environment: Readonly<Record<string, string | undefined>>,
): E.Either<string, A | null> {
  const text = environment[variable.name]?.trim() ?? ''
  if (text === '') return E.right(null)
  const value = variable.read(text)
  if (value !== undefined) return E.right(value)
  const seen = variable.isSecret ? '' : `is "${text}"; it `
  return E.left(`${variable.name} ${seen}must be ${variable.mustBe}.`)
}
