import { appConfig, type AppConfig } from '@retain/api-client/config'
import { failurePaths } from '@retain/api-client/kernel/report'
import * as E from 'fp-ts/Either'

/** The app cannot start, with a sentence that a person can pass on to support. */
export class ConfigError extends Error {}

/**
 * Reads the configuration from the web host and checks it before anything else starts.
 *
 * @throws ConfigError when it cannot be had, or names the fields that are wrong in it.
 */
export async function loadConfig(fetch: typeof globalThis.fetch = globalThis.fetch): Promise<AppConfig> {
  const response = await fetch('/config.json').catch(() => null)
  if (response === null) throw new ConfigError('The server could not be reached.')
  if (!response.ok) throw new ConfigError(`The server answered ${response.status} to /config.json.`)
  const decoded = appConfig.decode(await response.json().catch(() => null))
  if (E.isRight(decoded)) return decoded.right
  throw new ConfigError(`The configuration is not valid: ${failurePaths(decoded.left).join(', ')}.`)
}
