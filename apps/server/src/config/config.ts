import { resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import type { LeadService } from '@retain/domain/lead/lead'
import { apiBases, type ApiBase } from '@retain/api-client/kernel/endpoint'
import { projectRoot } from './folders'
import { isLoopback } from './ownHost'
import { baseVariables, variables } from './variableTable'
import { readVariable, type ScannerAddress, type Variable } from './variables'

/** Which database: a PostgreSQL server, or the embedded one in a folder. */
export type DatabaseConfig =
  { readonly kind: 'embedded'; readonly folder: string } | { readonly kind: 'postgres'; readonly url: string }

/** Everything that the environment decides, read once at the start. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Without a slash at its end. */
  readonly publicUrl: string
  /** Whether browsers are to use https for the hosts below that of an https address as well. */
  readonly hstsSubdomains: boolean
  readonly database: DatabaseConfig
  readonly identity: {
    readonly issuer: string
    /** Whether this server is the issuer itself, with demo people. */
    readonly isEmbedded: boolean
    readonly clientId: string
    readonly audience: string
    readonly rolesClaim: string
    readonly storesClaim: string
    /** As whom the server asks an external identity server about tokens (RFC 7662); `null` asks nobody. */
    readonly apiClient: { readonly clientId: string; readonly secret: string } | null
    readonly signInFlow: 'code' | 'implicit'
    readonly acrValues: string
    /** How somebody must have signed in: the `acr` that count (none: all), and for how many seconds a sign-in does. */
    readonly requiredSignIn: { readonly acr: readonly string[]; readonly maxAge: number | null }
  }
  readonly web: {
    readonly appName: string
    readonly bases: Readonly<Record<ApiBase, string>>
    readonly liveUrl: string
    readonly subscriptionKey: string
    readonly gaTrackingId: string
    readonly reportsUrl: string
    readonly enhancedAlertsUrl: string
    readonly doNotCallUrl: string
    readonly compassUrl: string
    readonly vlsUrl: string
    readonly supportPhone: string
    readonly supportEmail: string
    readonly fuelPrice: number
  }
  readonly smtpUrl: string | null
  /**
   * The domain whose emails come to this server, and the port on which it takes them; `null` where it takes none. Port 0 is one
   * that is free, which only this process knows.
   */
  readonly mailIn: { readonly domain: string | null; readonly port: number | null }
  /** The scanner of files that come in; `null` scans nothing. */
  readonly clamd: ScannerAddress | null
  /** The telephone exchange that browsers register at by SIP; `null` where there is none. */
  readonly sip: { readonly server: string; readonly domain: string; readonly secret: string } | null
  /** Where leads are handed to; `null` where a system is not set up. */
  readonly leadUrls: Readonly<Record<LeadService, string | null>>
  /** Hosts and networks that leads are posted to although they are not public. */
  readonly leadHosts: readonly string[]
  readonly logLevel: string
  readonly rateLimits: boolean
  /** The addresses of proxies that are believed when they say whom they speak for; `false` when none is. */
  readonly trustProxy: string[] | false
  /** Whether an empty database is filled with demo data, and the day that the data is relative to (`null`: today). */
  readonly seed: { readonly isOn: boolean; readonly today: string | null }
  /** Whether strangers may reach the embedded identity; the server then prints a warning. */
  readonly isDemoOpen: boolean
}

/** Where the demonstration has its own page in the place of the do-not-call service (OP-038). */
export const doNotCallPath = '/demo/do-not-call'

/** Where the demonstration has the window of compass (O-268). */
export const demoCompassPath = '/demo/compass'

/** The domain of the demonstration's own addresses; nobody outside can own it (RFC 2606). */
const demoMailDomain = 'in.retain.example'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the configuration.
 *
 * @param hasDemo whether the demonstration is part of this build; one without it refuses what only the demonstration gives.
 * @returns the configuration, or one sentence for every variable that is wrong.
 * @example readConfig({ PORT: 'many' }) // left(['PORT is "many"; it must be a port number, 0 to 65535.'])
 */
export function readConfig(environment: Environment, hasDemo = true): E.Either<readonly string[], Config> {
  const faults: string[] = []
  const read = <A>(variable: Variable<A>): A | null => {
    const value = readVariable(variable, environment)
    if (E.isRight(value)) return value.right
    faults.push(value.left)
    return null
  }

  const v = variables
  const port = read(v.port) ?? 4000
  const host = read(v.host) ?? '127.0.0.1'
  const publicUrl = read(v.publicUrl) ?? `http://localhost:${port}`
  const databaseUrl = read(v.databaseUrl)
  const dataDir = read(v.dataDir) ?? '.data'
  const issuer = read(v.oidcIssuer)
  const isEmbedded = issuer === null
  const apiClient = { clientId: read(v.oidcApiClientId), secret: read(v.oidcApiClientSecret) }
  const sip = { server: read(v.sipServer), domain: read(v.sipDomain), secret: read(v.sipSecret) }
  const requiredSignIn = { acr: read(v.acrRequired) ?? [], maxAge: read(v.maxAuthAge) }
  const asked = read(v.acrValues)?.split(/ +/) ?? []
  const isDemoAllowed = read(v.demoIdentity) ?? false
  const bases = Object.fromEntries(
    apiBases.map((name) => [name, read(baseVariables[name]) ?? baseVariables[name].fallback]),
  ) as Record<ApiBase, string>

  const config: Config = {
    port,
    host,
    publicUrl,
    hstsSubdomains: read(v.hstsSubdomains) ?? true,
    database:
      databaseUrl === null
        ? { kind: 'embedded', folder: resolve(projectRoot, dataDir) }
        : { kind: 'postgres', url: databaseUrl },
    identity: {
      issuer: issuer ?? `${publicUrl}/oidc`,
      isEmbedded,
      clientId: read(v.oidcClientId) ?? 'equity',
      audience: read(v.oidcAudience) ?? 'retain-api',
      rolesClaim: read(v.oidcRolesClaim) ?? 'roles',
      storesClaim: read(v.oidcStoresClaim) ?? 'stores',
      apiClient: isWhole(apiClient) ? apiClient : null,
      signInFlow: read(v.signInFlow) ?? 'code',
      acrValues: [...new Set([...requiredSignIn.acr, ...asked])].join(' '),
      requiredSignIn,
    },
    web: {
      appName: read(v.appName) ?? 'Retain',
      bases,
      liveUrl: read(v.liveUrl) ?? v.liveUrl.fallback,
      subscriptionKey: read(v.subscriptionKey) ?? '',
      gaTrackingId: read(v.gaTrackingId) ?? '',
      reportsUrl: read(v.reportsUrl) ?? '',
      enhancedAlertsUrl: read(v.enhancedAlertsUrl) ?? '',
      doNotCallUrl: read(v.doNotCallUrl) ?? (isEmbedded ? publicUrl + doNotCallPath : ''),
      compassUrl: read(v.compassUrl) ?? (isEmbedded ? publicUrl + demoCompassPath : ''),
      vlsUrl: read(v.vlsUrl) ?? '',
      supportPhone: read(v.supportPhone) ?? '',
      supportEmail: read(v.supportEmail) ?? '',
      fuelPrice: read(v.fuelPrice) ?? 3.5,
    },
    smtpUrl: read(v.smtpUrl),
    mailIn: {
      domain: read(v.mailInDomain) ?? (isEmbedded ? demoMailDomain : null),
      port: read(v.mailInPort) ?? (isEmbedded ? 0 : null),
    },
    clamd: read(v.clamd),
    sip: isWhole(sip) ? sip : null,
    leadUrls: { compass: read(v.compassApiUrl), elead: read(v.eleadApiUrl) },
    leadHosts: read(v.leadHosts) ?? [],
    logLevel: read(v.logLevel) ?? 'warn',
    rateLimits: read(v.rateLimits) ?? true,
    trustProxy: read(v.trustProxy) ?? false,
    seed: { isOn: read(v.seed) ?? isEmbedded, today: read(v.seedToday) },
    isDemoOpen: isEmbedded && !isLoopback(host),
  }
  if (config.mailIn.port !== null && config.mailIn.domain === null)
    faults.push('MAIL_IN_PORT is set without MAIL_IN_DOMAIN, the domain whose emails come to it.')
  // Else an id token, whose audience is the client, would open the API.
  if (config.identity.clientId === config.identity.audience)
    faults.push(
      'OIDC_AUDIENCE is the same as OIDC_CLIENT_ID; access tokens must name an audience of their own.',
    )
  if (isPartlySet(apiClient))
    faults.push('OIDC_API_CLIENT_ID and OIDC_API_CLIENT_SECRET are needed together.')
  // A value that is wrong has been named already, and is not missing.
  if (isPartlySet(sip) && faults.every((fault) => !fault.startsWith('SIP_')))
    faults.push('SIP_SERVER, SIP_DOMAIN and SIP_SECRET are needed together.')
  if (config.identity.apiClient !== null && isEmbedded)
    faults.push('OIDC_API_CLIENT_ID is set without OIDC_ISSUER, the identity server that is asked.')
  if (!hasDemo && isEmbedded)
    faults.push('OIDC_ISSUER is not set, and this build has no demo people; it must name an identity server.')
  else if (!hasDemo && config.seed.isOn)
    faults.push('SEED is on, but this build has no demo data; it must be off.')
  else if (config.isDemoOpen && !isDemoAllowed) faults.push(openDemoFault(host))
  return faults.length > 0 ? E.left(faults) : E.right(config)
}

const openDemoFault = (host: string): string =>
  `HOST is "${host}", but the embedded identity lets anybody sign in as a demo person; ` +
  'it must be 127.0.0.1 unless OIDC_ISSUER names an identity server or DEMO_IDENTITY is on.'

type Whole<Parts> = { readonly [Name in keyof Parts]: NonNullable<Parts[Name]> }

/** Whether every part is set. */
const isWhole = <Parts extends Readonly<Record<string, unknown>>>(
  parts: Parts,
): parts is Parts & Whole<Parts> => Object.values(parts).every((part) => part !== null)

/** Whether some parts are set, and others that belong to them are not. */
const isPartlySet = (parts: Readonly<Record<string, unknown>>): boolean =>
  !isWhole(parts) && Object.values(parts).some((part) => part !== null)
